import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;

/**
 * A player for connect-n: wins at once if it can, stops the next player from doing so, and else stays near the middle.
 *
 * <p>{@code javac -d . Bot.java && connect-n match "exec:java -cp . Bot" medium}; the protocol is in docs/protocol.md.
 */
public class Bot {
    private static final int[][] STEPS = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

    private final int colour;
    private final int rows;
    private final int connect;
    private final int players;
    /** The discs of each column from the bottom up, 0 where there is none. */
    private final int[][] discs;
    private final int[] heights;

    Bot(String[] init) {
        colour = Integer.parseInt(init[1]);
        rows = Integer.parseInt(init[2]);
        int cols = Integer.parseInt(init[3]);
        connect = Integer.parseInt(init[4]);
        players = Integer.parseInt(init[6]);
        discs = new int[cols][rows];
        heights = new int[cols];
    }

    void play(int who, String move) {
        boolean pops = move.charAt(0) == 'p';
        int col = Integer.parseInt(move.replaceAll("[pd]", "")) - 1;
        if (pops) {
            System.arraycopy(discs[col], 1, discs[col], 0, heights[col] - 1);
            discs[col][--heights[col]] = 0;
        } else {
            discs[col][heights[col]++] = who;
        }
    }

    private boolean has(int who, int col, int row) {
        return col >= 0 && col < heights.length && row >= 0 && row < heights[col] && discs[col][row] == who;
    }

    /** Whether a disc of this colour makes a line where it lands in this column. */
    private boolean wins(int who, int col) {
        for (int[] step : STEPS) {
            int length = 1;
            for (int sign = -1; sign <= 1; sign += 2) {
                for (int n = sign; has(who, col + n * step[0], heights[col] + n * step[1]); n += sign) {
                    length++;
                }
            }
            if (length >= connect) {
                return true;
            }
        }
        return false;
    }

    String choose() {
        for (int who : new int[] {colour, colour % players + 1}) {
            for (int col = 0; col < heights.length; col++) {
                if (heights[col] < rows && wins(who, col)) {
                    return String.valueOf(col + 1);
                }
            }
        }
        int best = -1;
        for (int col = 0; col < heights.length; col++) {
            if (heights[col] < rows && (best < 0 || fromMiddle(col) < fromMiddle(best))) {
                best = col;
            }
        }
        return String.valueOf(best + 1);
    }

    private int fromMiddle(int col) {
        return Math.abs(2 * col + 1 - heights.length);
    }

    public static void main(String[] args) throws IOException {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        Bot game = null;
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            String[] words = line.trim().split(" +");
            switch (words[0]) {
                case "init":
                    game = new Bot(words);
                    System.out.println("ready");
                    break;
                case "name":
                    System.out.println("Centre in Java");
                    break;
                case "inform":
                    game.play(Integer.parseInt(words[1]), words[2]);
                    break;
                case "move":
                    String move = game.choose();
                    game.play(game.colour, move);
                    System.out.println(move);
                    break;
                case "quit":
                    return;
                default:
                    break;
            }
            System.out.flush();
        }
    }
}
