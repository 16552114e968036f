import { setImmediate as nextTurn } from "node:timers/promises";
import type { WireDataState } from "@plumbline/contract";
import { type Day, formatDay } from "@plumbline/core/time";
import type { Snapshot } from "@plumbline/market/snapshot";

type Age = WireDataState["ages"][number];

/** Stocks that are looked at before requests have their turn. */
const AT_ONCE = 20;

/** The day of the newest of each kind of data; found out once for a snapshot. */
export class Ages {
  #of: string | null = null;
  #ages: Promise<readonly Age[]> = Promise.resolve([]);

  ofSnapshot(snapshot: Snapshot): Promise<readonly Age[]> {
    if (this.#of !== snapshot.manifest.id) {
      this.#of = snapshot.manifest.id;
      this.#ages = agesOf(snapshot);
      this.#ages.catch(() => {
        this.#of = null;
      });
    }
    return this.#ages;
  }
}

async function agesOf(snapshot: Snapshot): Promise<readonly Age[]> {
  const { counts } = snapshot.manifest;
  let filed = Number.NEGATIVE_INFINITY;
  let filings = 0;
  let target = Number.NEGATIVE_INFINITY;
  const seen = new Set<number>();
  for (const [place, { cik, symbol }] of snapshot.instruments.entries()) {
    if (place % AT_ONCE === AT_ONCE - 1) await nextTurn();
    if (cik !== null && !seen.has(cik)) {
      seen.add(cik);
      for (const filing of snapshot.filings(cik)) {
        filings += 1;
        filed = Math.max(filed, filing.filed);
      }
    }
    for (const { published } of snapshot.targets(symbol)) target = Math.max(target, published);
  }
  const series = snapshot.seriesNames.filter(isYield).flatMap((name) => snapshot.series(name) ?? []);
  const rate = Math.max(Number.NEGATIVE_INFINITY, ...series.flatMap(({ day }) => day.at(-1) ?? []));
  return [
    { kind: "prices", newest: snapshot.lastDay === null ? null : formatDay(snapshot.lastDay), count: counts.bars },
    { kind: "filings", newest: written(filed), count: filings },
    { kind: "targets", newest: written(target), count: counts.targets },
    { kind: "rates", newest: written(rate), count: series.length },
  ];
}

/** Yields of government bonds alone: an index has the age of the prices. */
function isYield(name: string): boolean {
  return name.startsWith("treasury-");
}

function written(day: number): string | null {
  return Number.isFinite(day) ? formatDay(day as Day) : null;
}
