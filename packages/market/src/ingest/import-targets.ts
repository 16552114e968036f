import type { Instrument } from "../model/index.ts";
import { examineTargets, issue } from "../quality/index.ts";
import type { ImportRun } from "./import-run.ts";
import { mergeTargets } from "./merge-targets.ts";
import type { TargetDeliveries } from "./target-deliveries.ts";

/** Price targets of the market after the import. */
export interface ImportedTargets {
  readonly targets: number;
  /** Targets for instruments of the market that the files of this import state and that passed the gate. */
  readonly delivered: number;
}

const NAMED_SYMBOLS = 20;

/**
 * Examines the price targets of a delivery and joins them with those that the market has.
 *
 * @param deliveries The targets, after the prices have been heard.
 * @param instruments The instruments of the market; targets of other symbols are left out, and told.
 * @param run The import.
 */
export function importTargets(
  deliveries: TargetDeliveries,
  instruments: readonly Instrument[],
  run: ImportRun,
): ImportedTargets {
  const symbols = new Set(instruments.map(({ symbol }) => symbol));
  tellOthers(deliveries, symbols, run);
  const counts = { targets: 0, delivered: 0 };
  for (const { symbol, currency } of instruments) {
    const context = { symbol, currency, symbols, prices: deliveries.prices };
    const { targets, issues } = examineTargets(deliveries.of(symbol), context);
    run.found(issues);
    const merged = mergeTargets(run.parent?.targets(symbol) ?? [], targets);
    run.writer.addTargets(symbol, merged);
    counts.targets += merged.length;
    counts.delivered += targets.length;
  }
  return counts;
}

function tellOthers(deliveries: TargetDeliveries, symbols: ReadonlySet<string>, run: ImportRun): void {
  const others = [...deliveries.symbols].filter((symbol) => !symbols.has(symbol));
  const targets = others.flatMap((symbol) => deliveries.of(symbol));
  for (const [file, strangers] of Map.groupBy(targets, (target) => target.file)) {
    const count = strangers.length;
    const named = [...new Set(strangers.map(({ symbol }) => symbol))].slice(0, NAMED_SYMBOLS).join(", ");
    const what = count === 1 ? "1 target is for a stock" : `${count} targets are for stocks`;
    const detail = `${what} that the market has not: ${named}.`;
    run.found([issue("target-without-stock", { file, count }, detail)]);
  }
}
