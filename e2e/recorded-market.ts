import { addMonths, type Day, formatDay } from "@plumbline/core/time";
import { appendPublication, type Verdict } from "@plumbline/market/record";
import { openMarket, type Snapshot } from "@plumbline/market/snapshot";

/** Days on which something was recorded: enough for three spans of twelve months. */
const MONTHS = 38;

/**
 * Records what a server would have recorded, had it run for three years: of every stock with a price each month, with values by
 * a rule of the test.
 */
export async function recordPast(dataDirectory: string): Promise<void> {
  const { snapshot } = await openMarket(dataDirectory, "demo");
  if (snapshot.lastDay === null) throw new Error("The market has no prices.");
  for (let ago = MONTHS; ago > 0; ago--) {
    const day = addMonths(snapshot.lastDay, -ago);
    await appendPublication(dataDirectory, "demo", {
      day: formatDay(day),
      snapshot: `${ago}`.padStart(64, "0"),
      published: null,
      lastDay: formatDay(day),
      formulas: 1,
      verdicts: verdictsOn(snapshot, day),
    });
  }
  snapshot.close();
}

const WIDTHS = ["wide", "narrow", "none"] as const;

function verdictsOn(snapshot: Snapshot, day: Day): readonly Verdict[] {
  return snapshot.instruments.flatMap(({ symbol, assetClass, currency }, row): Verdict[] => {
    const bars = assetClass === "stock" ? snapshot.prices(symbol)?.bars : undefined;
    const last = bars?.day.findLastIndex((on) => on <= day) ?? -1;
    const [on, price] = [bars?.day[last], bars?.close[last]];
    if (on === undefined || price === undefined || on < day - 7) return [];
    // Cheap by one value and dear by another, in all sizes.
    const claim = ((row * 37) % 160) / 100 - 0.8;
    return [
      {
        code: symbol,
        price,
        priceDay: formatDay(on as Day),
        currency,
        moat: WIDTHS[row % 3] ?? "none",
        trend: "stable",
        dcf: price * (1 + claim),
        graham: row % 2 === 0 ? price * (1 - claim) : null,
        consensus: price * 1.15,
      },
    ];
  });
}
