import { day, formatDay } from "../time/index.ts";
import { factsOfFile } from "./company-facts.fixture.ts";
import type { ItemId } from "./concepts/expression.ts";
import { prepareFacts } from "./facts/prepare-facts.ts";
import { fundamentalsAsOf } from "./fundamentals-as-of.ts";

/** Of what a file of a real company is asked. */
interface AskedQuarters {
  readonly item: ItemId;
  readonly asOf: string;
  /** Last days of the quarters. */
  readonly ends: readonly string[];
}

/** Quarters of an item in millions, as known on a day; null where one is missing. */
export function quartersOfFile(file: string, { item, asOf, ends }: AskedQuarters): readonly (number | null)[] {
  const { quarters } = fundamentalsAsOf(prepareFacts(factsOfFile(file)), { asOf: day(asOf) });
  return ends.map((end) => {
    const index = quarters.list.findIndex((quarter) => formatDay(quarter.end) === end);
    const { value } = quarters.item(item, index);
    return value === null ? null : value / 1e6;
  });
}

/** Last days of the quarters of a calendar year. */
export function endsOf(year: number): readonly string[] {
  return ["03-31", "06-30", "09-30", "12-31"].map((end) => `${year}-${end}`);
}
