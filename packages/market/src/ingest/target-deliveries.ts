import type { PriceHistory } from "../model/index.ts";
import { type DeliveredTarget, type PricesWhenPosted, pricesWhenPosted } from "../quality/index.ts";
import { readTargets } from "../sources/targets/index.ts";
import { fileIssue } from "./file-issue.ts";
import type { ImportRun } from "./import-run.ts";
import type { Survey } from "./survey.ts";

/** All price targets of a delivery by symbol, and what each stock cost when they were published. */
export class TargetDeliveries {
  readonly #targets = new Map<string, DeliveredTarget[]>();
  readonly #prices = new Map<DeliveredTarget, PricesWhenPosted>();

  private constructor() {}

  /**
   * Reads every file of targets once. They are read before the prices, which pass by once and are too many to keep.
   *
   * @param survey The files.
   * @param run The import.
   */
  static async read({ targets: files }: Survey, run: ImportRun): Promise<TargetDeliveries> {
    const deliveries = new TargetDeliveries();
    for (const { file, kind } of files) {
      try {
        const { targets, issues } = await readTargets(file, kind, run.today);
        run.found(issues);
        for (const target of targets) deliveries.#add(target);
      } catch (error) {
        run.found([fileIssue(file, error)]);
      }
    }
    return deliveries;
  }

  get symbols(): Iterable<string> {
    return this.#targets.keys();
  }

  /** What the files state for a symbol, in the order of the files, each in order of publication. */
  of(symbol: string): readonly DeliveredTarget[] {
    return this.#targets.get(symbol) ?? [];
  }

  /** What stocks cost when targets were published, as far as the market has prices of that time. */
  get prices(): ReadonlyMap<DeliveredTarget, PricesWhenPosted> {
    return this.#prices;
  }

  /** Takes note of what the targets of a symbol are held against; `history` need not be kept. */
  hear(history: PriceHistory): void {
    for (const target of this.of(history.symbol)) {
      const prices = pricesWhenPosted(history, target.published);
      if (prices !== null) this.#prices.set(target, prices);
    }
  }

  #add(target: DeliveredTarget): void {
    const known = this.#targets.get(target.symbol);
    if (known === undefined) this.#targets.set(target.symbol, [target]);
    else known.push(target);
  }
}
