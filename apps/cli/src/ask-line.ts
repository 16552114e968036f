import { createInterface } from "node:readline/promises";

/** The two sides of a terminal. */
interface Sides {
  readonly input: NodeJS.ReadableStream;
  readonly output: NodeJS.WritableStream;
}

/**
 * Asks for one line at a terminal.
 *
 * @param prompt What stands before the line.
 * @param terminal Standard input and output, both of a terminal.
 * @returns What was typed; `null` when it was ended with Ctrl-C or Ctrl-D.
 */
export async function askLine(prompt: string, { input, output }: Sides): Promise<string | null> {
  const lines = createInterface({ input, output, terminal: true });
  const ended = new Promise<null>((resolve) => {
    lines.once("SIGINT", () => resolve(null));
    lines.once("close", () => resolve(null));
  });
  try {
    // An ended terminal rejects the question that is under way.
    const line = await Promise.race([lines.question(prompt).catch(() => null), ended]);
    if (line === null) output.write("\n");
    return line;
  } finally {
    lines.close();
  }
}
