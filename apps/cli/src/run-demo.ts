import { CommandError } from "./command-error.ts";
import type { Command } from "./parse-command.ts";
import { ProgressLine } from "./progress-line.ts";
import { screenCurrent } from "./screen-current.ts";
import type { Terminal } from "./terminal.ts";

type DemoCommand = Extract<Command, { command: "demo" }>;

/** Makes the demo market; one of the same size that is there and up to date stays as it is. */
export async function runDemo({ companies }: DemoCommand, terminal: Terminal): Promise<number> {
  const { dataDirectory, out } = terminal;
  // The generator is large, and the other commands start without it.
  const { demoSize, generateDemoMarket } = await import("@plumbline/demo");
  const size = checked(() => demoSize(companies === null ? {} : { companies }));
  const { id, unchanged } = await generateDemoMarket({ dataDirectory, ...size });
  await screenCurrent("demo", terminal, new ProgressLine(terminal));
  out(`The demo market ${unchanged ? "is up to date" : "was made"}: snapshot ${id.slice(0, 12)}.\n`);
  return 0;
}

/** A size outside the limits is a wrong command line. */
function checked<Size>(size: () => Size): Size {
  try {
    return size();
  } catch (error) {
    if (error instanceof RangeError) throw new CommandError(2, error.message);
    throw error;
  }
}
