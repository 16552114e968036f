import type { Instrument, PriceTarget } from "../model/index.ts";
import { issue } from "../quality/index.ts";
import type { LocatedFile } from "../sources/files/index.ts";
import { readTargets, type TargetsKind } from "../sources/targets/index.ts";
import { fileIssue } from "./file-issue.ts";
import type { ImportRun } from "./import-run.ts";
import { mergeTargets } from "./merge-targets.ts";
import type { Survey } from "./survey.ts";

/** Price targets of the market after the import. */
export interface ImportedTargets {
  readonly targets: number;
  /** Targets for instruments of the market that the files of this import state. */
  readonly delivered: number;
}

/**
 * Reads lists of price targets and joins them with those that the market has.
 *
 * @param survey The files.
 * @param instruments The instruments of the market; targets of other symbols are left out, and told.
 * @param run The import.
 */
export async function importTargets(
  { targets: files }: Survey,
  instruments: readonly Instrument[],
  run: ImportRun,
): Promise<ImportedTargets> {
  const symbols = new Set(instruments.map(({ symbol }) => symbol));
  const delivered: PriceTarget[] = [];
  for (const { file, kind } of files) delivered.push(...(await targetsIn(file, kind, { symbols, run })));
  const bySymbol = Map.groupBy(delivered, ({ symbol }) => symbol);
  let targets = 0;
  for (const symbol of symbols) {
    const merged = mergeTargets(run.parent?.targets(symbol) ?? [], bySymbol.get(symbol) ?? []);
    run.writer.addTargets(symbol, merged);
    targets += merged.length;
  }
  return { targets, delivered: delivered.length };
}

async function targetsIn(
  file: LocatedFile,
  kind: TargetsKind,
  { symbols, run }: { readonly symbols: ReadonlySet<string>; readonly run: ImportRun },
): Promise<PriceTarget[]> {
  try {
    const { targets, issues } = await readTargets(file, kind, run.today);
    const known = targets.filter(({ symbol }) => symbols.has(symbol));
    const others = [...new Set(targets.map(({ symbol }) => symbol).filter((symbol) => !symbols.has(symbol)))];
    const count = targets.length - known.length;
    const detail = `${count} targets are for stocks that the market has not: ${others.slice(0, 20).join(", ")}.`;
    run.found(count === 0 ? issues : [...issues, issue("target-without-stock", { file: file.name, count }, detail)]);
    return known;
  } catch (error) {
    run.found([fileIssue(file.name, error)]);
    return [];
  }
}
