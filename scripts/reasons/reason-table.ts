import { markdownTable } from "../formulas/markdown-table.ts";
import type { ReasonCase } from "./reason-case.ts";
import type { ReasonSentences } from "./reason-sentences.ts";

export interface ReasonTableInput {
  /** The cause of each reason. */
  readonly causes: Readonly<Record<string, string>>;
  readonly languages: readonly ReasonSentences[];
  /** By the file that makes them. */
  readonly cases: Readonly<Record<string, readonly Pick<ReasonCase, "reason" | "made">[]>>;
}

/**
 * A table of the reasons: cause, the test that makes it, and what each language tells.
 *
 * @throws {Error} that names every reason without a cause, a sentence or a test, and every sentence without a reason.
 */
export function reasonTable(input: ReasonTableInput): string {
  const faults = faultsOf(input);
  if (faults.length > 0) throw new Error(`docs/reasons.md cannot be written:\n${faults.join("\n")}`);
  const { causes, languages } = input;
  const head = ["Reason", "Cause", "Test that makes it", ...languages.map(({ language }) => language)];
  const rows = Object.entries(causes).map(([reason, cause]) => [
    `\`${reason}\``,
    cause,
    testsOf(reason, input).join("; "),
    ...languages.map(({ sentences }) => sentences.get(reason) as string),
  ]);
  return markdownTable(head, rows);
}

function testsOf(reason: string, { cases }: ReasonTableInput): readonly string[] {
  return Object.entries(cases).flatMap(([file, list]) =>
    list.filter((one) => one.reason === reason).map(({ made }) => `${made} ([${nameOf(file)}](../${file}))`),
  );
}

function nameOf(file: string): string {
  return file.slice(file.lastIndexOf("/") + 1);
}

function faultsOf(input: ReasonTableInput): readonly string[] {
  const { causes, languages } = input;
  const ofReasons = Object.entries(causes).flatMap(([reason, cause]) => [
    ...(cause.trim() === "" ? [`${reason} has no cause; state it in packages/core/src/words/reasons.ts.`] : []),
    ...(testsOf(reason, input).length === 0 ? [`${reason} has no test; add a case to scripts/reasons.`] : []),
    ...languages.flatMap(({ language, sentences }) =>
      sentences.get(reason) ? [] : [`${reason} has no sentence in ${language}.`],
    ),
  ]);
  const unknown = languages.flatMap(({ language, sentences }) =>
    [...sentences.keys()]
      .filter((reason) => !Object.hasOwn(causes, reason))
      .map((reason) => `${language} has a sentence for ${reason}, which is no reason.`),
  );
  return [...ofReasons, ...unknown, ...repeated(causes)];
}

/** Two reasons with one cause are one. */
function repeated(causes: ReasonTableInput["causes"]): readonly string[] {
  const byCause = Map.groupBy(Object.entries(causes), ([, cause]) => cause);
  return [...byCause.values()]
    .filter(({ length }) => length > 1)
    .map((same) => `${same.map(([reason]) => reason).join(" and ")} have the same cause.`);
}
