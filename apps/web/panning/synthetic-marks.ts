import type { WireMarkedFiling } from "@plumbline/contract";
import type { LevelLine } from "../src/charts/price/marks/level-lines.ts";
import type { MarkEvent } from "../src/charts/price/marks/mark-events.ts";
import type { PricedSign } from "../src/charts/price/marks/mark-signs.ts";
import { drawMarks, type MarkDrawing } from "../src/charts/price/marks/marks-layer.ts";
import { marksOnBars } from "../src/charts/price/marks-on-bars.ts";
import type { PriceView } from "../src/charts/price/price-view.ts";

const QUARTER = 63;
const SOURCE = "made";

/** Fair value and average target with their lines, so far from the price as these are. */
export function syntheticLevels({ bars: { close } }: PriceView): readonly LevelLine[] {
  const held = (every: number, factor: number) => close.map((_, i) => factor * (close[i - (i % every)] as number));
  return [
    { id: "dcf", values: held(21, 1.15), colour: "series-1", look: "line" },
    { id: "consensus", values: held(8, 0.9), colour: "series-4", look: "dashed" },
  ];
}

/** Five marks at once: fair value with its gap, average target, single targets, reports with checks that flipped, and trades. */
export function syntheticMarks(view: PriceView): MarkDrawing {
  const { date, close } = view.bars;
  const lines = syntheticLevels(view);
  const [fair] = lines;
  if (!fair) throw new Error("There is a fair value.");
  const quarters = date.filter((_, i) => i % QUARTER === 10);
  const events = quarters.flatMap((on, k): MarkEvent[] => {
    const filing: WireMarkedFiling = {
      filedAt: on,
      form: k % 4 === 3 ? "10-K" : "10-Q",
      accession: `${k}`,
      periodEnd: on,
    };
    const flips = [{ id: "D2", to: k % 2 === 0 ? "pass" : "fail" } as const].map((flip) => ({
      ...flip,
      from: flip.to === "pass" ? ("fail" as const) : ("pass" as const),
      before: 1.9,
      value: 2.1,
      threshold: 2,
      comparison: ">=" as const,
      unit: "times" as const,
      currency: null,
    }));
    const of = { date: on, companyType: "other", filings: [filing], flips } as const;
    return [
      { kind: "filing", date: on, filing, source: SOURCE },
      { kind: "flips", date: on, of: { ...of, filings: [filing], flips: [...flips] }, source: SOURCE },
    ];
  });
  const priced = Array.from(close, (price, index): PricedSign[] => {
    const target: PricedSign[] =
      index % 10 === 0 ? [{ index, price: price * (0.9 + (index % 7) / 20), look: "dot" }] : [];
    const trade: PricedSign[] = index % 40 === 0 ? [{ index, price, look: index % 80 === 0 ? "up" : "down" }] : [];
    return [...target, ...trade];
  }).flat();
  const marks = marksOnBars(date, events);
  const gap = { price: close, value: fair.values };
  return drawMarks({ dates: date, lines, gap, marks, priced }, () => undefined);
}
