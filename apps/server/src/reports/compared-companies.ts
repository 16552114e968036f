import { setImmediate } from "node:timers/promises";
import { type Figure, figure, missing } from "@plumbline/core/figure";
import {
  type ChosenCompetitor,
  type ComparedCompany,
  chosenCompetitors,
  type IndustryPeer,
  type ListedCompany,
  type NamedCompany,
  type NameIndex,
  namedCompanies,
  nameIndexSteps,
  PEER_NUMBERS,
  type PeerNumber,
} from "@plumbline/core/report";
import { comparedValues, reasonAt } from "@plumbline/core/screen";
import { type Day, formatDay } from "@plumbline/core/time";
import type { Instrument } from "@plumbline/market/model";
import type { Screening } from "@plumbline/market/screening";
import type { Snapshot } from "@plumbline/market/snapshot";
import type { FiledPassages } from "./filed-passages.ts";

/** Columns of the screening behind the five numbers. */
const COLUMNS: Readonly<Record<PeerNumber, string>> = {
  revenue: "revenue.latest",
  growth: "revenue.yearOverYear",
  operatingMargin: "operatingMargin.latest",
  roic: "returnOnCapital",
  pe: "pe",
};

const indexes = new WeakMap<Snapshot, Promise<NameIndex>>();

/** The names of a market, indexed once. */
function namesOf(snapshot: Snapshot): Promise<NameIndex> {
  const known = indexes.get(snapshot) ?? indexed(snapshot);
  indexes.set(snapshot, known);
  return known;
}

/** Thousands of names take a tenth of a second; other requests get their turn in between. */
async function indexed({ instruments }: Snapshot): Promise<NameIndex> {
  const steps = nameIndexSteps(instruments.filter(({ assetClass }) => assetClass === "stock").map(listed));
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await setImmediate();
  }
}

function listed({ symbol, names, cik }: Instrument): ListedCompany {
  return { code: symbol, name: names.en, cik };
}

/**
 * The companies that a filing names, as a market knows them on a day: one that was listed only later is a name alone.
 *
 * @returns In the order of the filing.
 */
export async function namedOn(
  snapshot: Snapshot,
  instrument: Instrument,
  { passages, day }: { readonly passages: FiledPassages | null; readonly day: Day },
): Promise<NamedCompany[]> {
  if (passages === null || passages.competition.length === 0) return [];
  const { context } = passages;
  const competition = passages.competition.map(({ passage: { id, text }, isHeaded }) => ({ id, text, isHeaded }));
  const index = await namesOf(snapshot);
  return namedCompanies(competition, index, { own: listed(instrument), context }).map((company) => {
    const found = company.code === null ? undefined : snapshot.find(company.code);
    const isThere = found && (found.listed === null || found.listed <= day);
    return isThere ? company : { ...company, code: null };
  });
}

/**
 * The competitors of a company: named by its filing, then of its industry and nearest in size.
 *
 * @param screening Of the day, with at least the industry.
 */
export function competitorsOf(
  snapshot: Snapshot,
  instrument: Instrument,
  { named, screening }: { readonly named: readonly NamedCompany[]; readonly screening: Screening },
): ChosenCompetitor[] {
  const row = screening.rowOf(instrument.symbol);
  const own = { company: companyKey(instrument), revenue: revenueOf(screening, row) };
  const compared = named.map((company) => withAccounts(company, snapshot, screening));
  return chosenCompetitors(compared, own, industryPeers(snapshot, instrument, screening));
}

/** The classes of shares of a company; of one without an identity itself alone. */
export function classesOf(snapshot: Pick<Snapshot, "instruments" | "find">, code: string): string[] {
  const cik = snapshot.find(code)?.cik ?? null;
  return cik === null ? [code] : snapshot.instruments.filter((other) => other.cik === cik).map(({ symbol }) => symbol);
}

/** A company by the class of its shares that has accounts in this market, where the one that its name leads to has none. */
function withAccounts(named: NamedCompany, snapshot: Snapshot, screening: Screening): NamedCompany {
  const { code } = named;
  const hasRevenue = (symbol: string) => revenueOf(screening, screening.rowOf(symbol)) > 0;
  if (code === null || hasRevenue(code)) return named;
  const other = classesOf(snapshot, code).find(hasRevenue);
  return other === undefined ? named : { ...named, code: other, name: snapshot.find(other)?.names.en ?? named.name };
}

function industryPeers(snapshot: Snapshot, { industry }: Instrument, screening: Screening): IndustryPeer[] {
  const place = industry === null ? -1 : screening.industries.indexOf(industry);
  if (place < 0) return [];
  return screening.symbols.flatMap((symbol, row) => {
    if (screening.matrix.industries[row] !== place) return [];
    const peer = snapshot.find(symbol);
    return peer
      ? [{ code: symbol, name: peer.names.en, company: companyKey(peer), revenue: revenueOf(screening, row) }]
      : [];
  });
}

function companyKey({ cik, symbol }: Instrument): string {
  return cik === null ? symbol : `${cik}`;
}

/** Money of another currency than most is not compared. */
function revenueOf({ matrix }: Screening, row: number): number {
  const column = matrix.metrics.get(COLUMNS.revenue);
  return column === undefined || row < 0 ? Number.NaN : (comparedValues(column)[row] ?? Number.NaN);
}

/** The five numbers of a company, from the screening of the day. */
export function comparedCompany(screening: Screening, code: string): ComparedCompany {
  const row = screening.rowOf(code);
  const numbers = PEER_NUMBERS.map((name) => [name, numberOf(screening, name, row)] as const);
  const currency = screening.accountsCurrency[row] ?? "";
  return { code, currency, numbers: Object.fromEntries(numbers) as ComparedCompany["numbers"] };
}

function numberOf({ matrix, source, periodEnd, filedAt }: Screening, name: PeerNumber, row: number): Figure {
  const id = COLUMNS[name];
  const column = matrix.metrics.get(id);
  if (row < 0 || column === undefined) return missing("not-in-market-data");
  const [end, filed] = [periodEnd[row], filedAt[row]];
  const days = {
    ...(filed == null ? {} : { filedAt: formatDay(filed) }),
    ...(end == null ? {} : { periodEnd: formatDay(end) }),
  };
  return figure(
    column.values[row] ?? Number.NaN,
    { source, ...days, formula: id },
    reasonAt(column.missing, row) ?? "not-in-market-data",
  );
}
