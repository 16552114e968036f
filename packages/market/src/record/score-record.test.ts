import { addMonths, type Day, day, formatDay } from "@plumbline/core/time";
import { describe, expect, it } from "vitest";
import { tinyStock } from "../companies/testing/tiny-stock.ts";
import type { Instrument } from "../model/index.ts";
import { createSnapshotWriter, openMarket, type Snapshot } from "../snapshot/index.ts";
import { temporaryFolder } from "../snapshot/testing/temporary-folder.ts";
import { appendPublication } from "./append-publication.ts";
import { type ScoredRecord, scoreRecord } from "./score-record.ts";
import { stockEntries } from "./stock-entries.ts";
import { publishedOn, verdictOf } from "./testing/verdicts.ts";
import { walkRecord } from "./walk-record.ts";

const market = "test";
const FIRST = day("2026-01-01");
/** Days on which all verdicts are recorded. */
const RECORDED = ["2026-01-10", "2026-02-10", "2026-03-10", "2026-04-10"];

interface Member {
  /** What a share gains from day to day, as a fraction of its price of the first day. */
  readonly slope: number;
  readonly last?: Day;
  readonly changes?: Partial<Instrument>;
}

// Prices rise along a line from 100, so that any return can be told by hand; the index stays where it is.
const MEMBERS: Readonly<Record<string, Member>> = {
  FLAT: { slope: 0 },
  GONE: { slope: 0.001, last: day("2026-02-01") },
  RISE: { slope: 0.001 },
  "RISE.B": { slope: 0.001, changes: { cik: 7 } },
  SOLD: { slope: -0.001, last: day("2026-02-01"), changes: { delisted: day("2026-02-01") } },
};

const closeOn = (slope: number, on: number) => 100 * (1 + slope * (on - FIRST));

/** The market with prices up to a day. */
async function publish(dataDirectory: string, lastDay: string): Promise<Snapshot> {
  const writer = await createSnapshotWriter({ dataDirectory, market });
  const daysTo = (end: Day) => Int32Array.from({ length: end - FIRST + 1 }, (_, k) => FIRST + k);
  for (const [symbol, { slope, last }] of Object.entries(MEMBERS)) {
    const days = daysTo(Math.min(last ?? day(lastDay), day(lastDay)) as Day);
    const close = Float64Array.from(days, (on) => closeOn(slope, on));
    const bars = { day: days, open: close, high: close, low: close, close, volume: close };
    writer.addPrices({ symbol, basis: "raw", source: "made", bars, actions: { splits: [], dividends: [] } });
  }
  const days = daysTo(day(lastDay));
  for (const name of ["sp500", "sp500-total-return"]) {
    const value = new Float64Array(days.length).fill(5000);
    writer.addSeries({ name, unit: "points", source: "made", day: days, value });
  }
  const instruments = Object.entries(MEMBERS).map(([symbol, { changes }]) =>
    tinyStock(symbol, { cik: symbol === "RISE" ? 7 : null, ...changes }),
  );
  await writer.publish({ instruments, fictional: false, createdAt: `${lastDay}T06:00:00.000Z`, sources: [] });
  return (await openMarket(dataDirectory, market)).snapshot;
}

/** Verdicts of all members on each of the days; a value says cheap of what rises and dear of what falls. */
async function recorded(): Promise<string> {
  const dataDirectory = temporaryFolder();
  for (const on of RECORDED) {
    const verdicts = Object.entries(MEMBERS)
      .filter(([, { last }]) => last === undefined || last >= day(on))
      .map(([code, { slope }]) => {
        const price = closeOn(slope, day(on));
        return verdictOf(code, { price, dcf: price * (slope < 0 ? 0.5 : 1.5), consensus: price * 1.3, moat: "wide" });
      });
    await appendPublication(dataDirectory, market, publishedOn(on, verdicts));
  }
  return dataDirectory;
}

async function scoredOn(dataDirectory: string, lastDay: string): Promise<ScoredRecord> {
  const snapshot = await publish(dataDirectory, lastDay);
  const scored = await scoreRecord(dataDirectory, snapshot, { now: new Date(`${lastDay}T12:00:00Z`) });
  snapshot.close();
  return scored;
}

const spansOf = ({ scores }: ScoredRecord) => scores.map(({ spans }) => spans.map(({ day: from }) => from));

describe("what followed the verdicts", () => {
  it("is told once the prices of those months are known, for days that do not overlap", async () => {
    const dataDirectory = await recorded();
    expect(spansOf(await scoredOn(dataDirectory, "2026-02-09"))).toEqual([[], [], []]);
    expect(spansOf(await scoredOn(dataDirectory, "2026-04-10"))).toEqual([RECORDED.slice(0, 3), ["2026-01-10"], []]);
    const { scores } = await scoredOn(dataDirectory, "2026-05-10");
    expect(scores.map(({ nextDue }) => nextDue)).toEqual([null, "2026-07-10", "2027-01-10"]);
  });

  it("begins with the first close after the day of the verdict", async () => {
    const { scores } = await scoredOn(await recorded(), "2026-02-10");
    // RISE from 11 January to 10 February: from 101 to 104. FLAT: nothing. SOLD: from 99 to its last price, 96.9. GONE
    // ends nine days before the last, as any stock may: from 101 to 103.1.
    const [rise, sold, gone] = [104 / 101 - 1, 96.9 / 99 - 1, 103.1 / 101 - 1];
    expect(scores[0]).toMatchObject({ followed: 4, lost: 0 });
    expect(scores[0]?.all.excess.value).toBeCloseTo((rise + sold + gone) / 4, 12);
    // Cheap: FLAT, GONE and RISE, of which two beat the index. Dear: SOLD, which did not.
    expect(scores[0]?.values.dcf.right).toMatchObject({ n: 4, value: 0.75 });
  });

  it("keeps what was delisted, and counts what ended without a reason as lost", async () => {
    const { scores } = await scoredOn(await recorded(), "2026-04-10");
    expect(scores[1]).toMatchObject({ followed: 3, lost: 1 });
    expect(scores[1]?.values.dcf.sides.below.excess.value).toBeCloseTo(96.9 / 99 - 1, 12);
  });

  it("counts a company once, whatever its classes of shares", async () => {
    const { scores } = await scoredOn(await recorded(), "2026-02-10");
    // RISE, FLAT, GONE and SOLD; RISE.B is another class of RISE.
    expect(scores[0]?.widths.wide.beat.n).toBe(4);
  });

  it("does not change when later prices become known", async () => {
    const dataDirectory = await recorded();
    for (const lastDay of ["2026-02-10", "2026-03-10", "2026-05-10"]) {
      const snapshot = await publish(dataDirectory, lastDay);
      const [first] = (await scoreRecord(dataDirectory, snapshot, { now: new Date(`${lastDay}T12:00:00Z`) })).scores;
      const span = { day: day("2026-01-10"), until: addMonths(day("2026-01-10"), 1) };
      expect(first?.spans[0]).toEqual({ day: formatDay(span.day), until: formatDay(span.until) });
      snapshot.close();
    }
    const [early, late] = [await scoredOn(dataDirectory, "2026-03-10"), await scoredOn(dataDirectory, "2026-03-31")];
    expect(late.scores).toEqual(early.scores);
  });

  it("leaves the record as it is", async () => {
    const dataDirectory = await recorded();
    const before = await walkRecord(dataDirectory, market);
    await scoredOn(dataDirectory, "2026-05-10");
    expect((await walkRecord(dataDirectory, market)).hash).toBe(before.hash);
  });
});

describe("the entries of a stock", () => {
  it("are found newest first, with the publication that each belongs to", async () => {
    const at = { dataDirectory: await recorded(), market };
    const entries = await stockEntries(at, "RISE", { limit: 3 });
    expect(entries.map(({ day: on, snapshot }) => [on, snapshot])).toEqual(
      RECORDED.toReversed()
        .slice(0, 3)
        .map((on) => [on, `snapshot of ${on}`]),
    );
    expect(entries[0]?.verdict).toMatchObject({ code: "RISE", moat: "wide" });
    const older = await stockEntries(at, "RISE", { limit: 9, before: "2026-02-10" });
    expect(older.map(({ day: on }) => on)).toEqual(["2026-01-10"]);
  });

  it("say that a verdict was withdrawn", async () => {
    const at = { dataDirectory: await recorded(), market };
    await appendPublication(at.dataDirectory, market, publishedOn("2026-04-11", [verdictOf("FLAT")]));
    expect((await stockEntries(at, "RISE", { limit: 1 }))[0]).toMatchObject({ day: "2026-04-11", verdict: null });
  });
});
