import { ProgressLine } from "./progress-line.ts";
import { screenCurrent } from "./screen-current.ts";
import type { Terminal } from "./terminal.ts";

/** Makes the demo market; one that is there and up to date stays as it is. */
export async function runDemo(terminal: Terminal): Promise<number> {
  const { dataDirectory, out } = terminal;
  // The generator is large, and the other commands start without it.
  const { generateDemoMarket } = await import("@plumbline/demo");
  const { id, unchanged } = await generateDemoMarket({ dataDirectory });
  await screenCurrent("demo", terminal, new ProgressLine(terminal));
  out(`The demo market ${unchanged ? "is up to date" : "was made"}: snapshot ${id.slice(0, 12)}.\n`);
  return 0;
}
