import { forgetAnswers, readAnswers } from "@plumbline/market/ingest";
import { printable } from "@plumbline/market/model";
import { CommandError } from "./command-error.ts";
import type { Terminal } from "./terminal.ts";

/**
 * Lists what was answered about kinds of files, or forgets it.
 *
 * @param forget A layout as it is listed, or its number there; `all`; `null` to list.
 * @returns The exit code.
 */
export async function runAnswers(forget: string | "all" | null, { dataDirectory, out }: Terminal): Promise<number> {
  if (forget !== null) return forgetOne(forget, { dataDirectory, out });
  const kept = [...readAnswers(dataDirectory).values()];
  if (kept.length === 0) out("Nothing was answered yet.\n");
  for (const [place, { layout, answers, day, file }] of kept.entries()) {
    const said = Object.entries(answers).map(([topic, answer]) => `${topic}=${answer}`);
    out(`${place + 1}  ${printable(said.join(" "))}\n   on ${day} about ${printable(file)}: ${printable(layout)}\n`);
  }
  if (kept.length > 0) out("To be asked again: npm run market -- answers --forget 1\n");
  return 0;
}

async function forgetOne(
  forget: string,
  { dataDirectory, out }: Pick<Terminal, "dataDirectory" | "out">,
): Promise<number> {
  const isAll = forget === "all";
  const layout = isAll ? null : layoutCalled(forget, [...readAnswers(dataDirectory).keys()]);
  const forgotten = await forgetAnswers(dataDirectory, layout);
  out(
    forgotten === 0
      ? "Nothing was answered yet.\n"
      : `Forgotten; files of ${forgotten === 1 ? "this kind are" : `these ${forgotten} kinds are`} asked about again.\n`,
  );
  return 0;
}

function layoutCalled(name: string, layouts: readonly string[]): string {
  const layout = layouts.includes(name) ? name : layouts[Number(name) - 1];
  if (layout === undefined)
    throw new CommandError(1, `Nothing was answered about "${name}"; see: npm run market -- answers`);
  return layout;
}
