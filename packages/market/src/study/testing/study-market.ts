/** A market of two years whose returns can be worked out by hand. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Day, day } from "@plumbline/core/time";
import { tinyAccounts } from "../../companies/testing/tiny-accounts.ts";
import { tinyStock } from "../../companies/testing/tiny-stock.ts";
import type { CompanyFacts, Instrument } from "../../model/index.ts";
import { createSnapshotWriter, openMarket, type Snapshot } from "../../snapshot/index.ts";

/** The second of the two days on which companies are judged. */
export const JUDGED = day("2023-06-28");
const [FIRST_DAY, LAST_DAY] = [day("2022-01-03"), day("2024-06-28")];
const END = day("2023-12-15");

interface Member {
  readonly symbol: string;
  readonly cik: number;
  /** Close up to the day of judgement, and after it. */
  readonly closes: readonly [before: number, after: number];
  readonly last?: Day;
  readonly dividend?: number;
  readonly changes?: Partial<Instrument>;
}

/** Earnings of the four quarters before the day of judgement are 2.37 a share: 24 is a P/E of 10, 120 one of 51. */
const MEMBERS: readonly Member[] = [
  { symbol: "DEAR", cik: 1, closes: [120, 90] },
  { symbol: "GOOD", cik: 2, closes: [24, 30] },
  { symbol: "GOOD.B", cik: 2, closes: [24, 48] },
  { symbol: "HALT", cik: 3, closes: [24, 26], last: END },
  { symbol: "LATE", cik: 4, closes: [24, 72] },
  { symbol: "PAID", cik: 5, closes: [24, 24], dividend: 1.2 },
  { symbol: "SOLD", cik: 6, closes: [120, 60], last: END, changes: { delisted: END } },
];

export interface StudyMarket {
  readonly snapshot: Snapshot;
  readonly dataDirectory: string;
  readonly close: () => void;
}

export interface StudyMarketOptions {
  /** What was filed later is not in the market. */
  readonly filedUntil?: Day;
  /** When LATE filed what others had filed by the day of judgement. */
  readonly lateFiling?: Day;
}

/** Publishes the market `study`. */
export async function publishStudyMarket({
  filedUntil = LAST_DAY,
  lateFiling = day("2023-07-03"),
}: StudyMarketOptions = {}): Promise<StudyMarket> {
  const dataDirectory = mkdtempSync(join(tmpdir(), "plumbline-study-"));
  const writer = await createSnapshotWriter({ dataDirectory, market: "study" });
  for (const member of MEMBERS) writer.addPrices(historyOf(member));
  for (const cik of new Set(MEMBERS.map((member) => member.cik))) {
    const accounts = tinyAccounts(cik, `Company ${cik}`);
    const { facts, ...company } = cik === 4 ? filedLate(accounts, lateFiling) : accounts;
    writer.addCompany({ ...company, facts: facts.filter(({ filed }) => filed <= filedUntil) }, []);
  }
  const instruments = MEMBERS.map(({ symbol, cik, changes }) => tinyStock(symbol, { cik, ...changes }));
  const sources = [{ provider: "tiny", file: "made", bytes: 0, sha256: "0".repeat(64) }];
  await writer.publish({ instruments, fictional: false, createdAt: "2024-06-29T06:00:00.000Z", sources });
  const { snapshot } = await openMarket(dataDirectory, "study");
  const close = () => {
    snapshot.close();
    rmSync(dataDirectory, { recursive: true });
  };
  return { snapshot, dataDirectory, close };
}

/** All reports of the company from before the day of judgement came on another. */
function filedLate({ facts, ...company }: CompanyFacts, filed: Day): CompanyFacts {
  return { ...company, facts: facts.map((fact) => (fact.filed <= JUDGED ? { ...fact, filed } : fact)) };
}

function historyOf({ symbol, closes: [before, after], last = LAST_DAY, dividend }: Member) {
  const days = Int32Array.from({ length: last - FIRST_DAY + 1 }, (_, k) => FIRST_DAY + k);
  const close = Float64Array.from(days, (value) => (value <= JUDGED ? before : after));
  const bars = { day: days, open: close, high: close, low: close, close, volume: close };
  const dividends = dividend === undefined ? [] : [{ exDay: day("2024-01-10"), amount: dividend }];
  return { symbol, basis: "raw", source: "tiny", bars, actions: { splits: [], dividends } } as const;
}
