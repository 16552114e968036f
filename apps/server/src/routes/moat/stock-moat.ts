import type { OutputOf, stockMoat as stockMoatCall } from "@plumbline/contract";
import { type Figure, figure, missing, type Reason } from "@plumbline/core/figure";
import { MOAT_LIMITS_DAY, moatSeams, movedLimits, type YearSpread } from "@plumbline/core/moat";
import { type Day, formatDay } from "@plumbline/core/time";
import { MOAT_MEASURES, MOAT_SOURCES, type MoatMeasure, type MoatSource } from "@plumbline/core/words";
import { readStock } from "@plumbline/market/companies";
import type { Instrument } from "@plumbline/market/model";
import { type Screening, type StockMoat, stockMoat } from "@plumbline/market/screening";
import type { Route } from "../../http/index.ts";
import type { ServedMarket } from "../../market-access/index.ts";
import { type Filer, wireSeam } from "../fundamentals/index.ts";
import { findInstrument } from "../instruments.ts";
import { wireAccounts } from "../wire-accounts.ts";
import { movedBy } from "./moved-limits.ts";

type Answer = OutputOf<typeof stockMoatCall>;

/** The moat of one stock: each year's spread with its filing, the sources with what decided them, and the label. */
export const stockMoatRoute: Route<typeof stockMoatCall, ServedMarket> = async (
  { input },
  { snapshot, screenings },
) => {
  const instrument = findInstrument(snapshot, input.code);
  const screening = await peersOf(instrument, { snapshot, screenings }, input.asOf);
  const moved = movedBy(input);
  const moat = stockMoat(snapshot, readStock(snapshot, instrument), { screening, moved });
  const { symbol, names } = instrument;
  const shared = { symbol, names, limitsFrom: MOAT_LIMITS_DAY };
  if (!moat) return { ...shared, ...WITHOUT_ACCOUNTS, limits: movedLimits(moved) };
  const filer = { cik: instrument.cik, fictional: snapshot.manifest.fictional };
  return { ...shared, ...wireMoat(moat, screening.asOf, filer), peers: wirePeers(moat, instrument) };
};

/** The stocks that it is compared with: those of its sector, among which are those of its industry. */
function peersOf(
  { symbol, sector, industry }: Instrument,
  { snapshot, screenings }: Pick<ServedMarket, "snapshot" | "screenings">,
  asOf: string | undefined,
): Promise<Screening> {
  if (sector !== null) return screenings.ofGroup(snapshot, { kind: "sector", name: sector }, asOf);
  if (industry !== null) return screenings.ofGroup(snapshot, { kind: "industry", name: industry }, asOf);
  return screenings.ofGroup(snapshot, { kind: "industry", name: symbol }, asOf);
}

function wireMoat(moat: StockMoat, asOf: Day, filer: Filer): Omit<Answer, "symbol" | "names" | "limitsFrom" | "peers"> {
  const { accounts, durability, years, width, trend, because, limits } = moat;
  const { source } = accounts;
  const whyNot = durability.because ?? "too-few-periods";
  const last = years.findLast(({ spread }) => spread.value !== null);
  const filed = last && { filedAt: formatDay(last.filed), periodEnd: formatDay(last.end) };
  const of = (value: number | null): Figure =>
    value === null ? missing(whyNot) : figure(value, { source, ...filed, formula: "MOAT-03" }, whyNot);
  return {
    companyType: accounts.known.company.type,
    accounts: wireAccounts(accounts.known.accounts),
    width,
    trend,
    because,
    limits,
    years: years.map((year) => wireYear(year)),
    seams: wireSeams(moat, filer),
    known: durability.known,
    share: of(durability.share),
    medianSpread: of(durability.median),
    change: of(durability.change),
    sources: moat.sources.map((score) => wireSource(score, moat, asOf)),
    measures: MOAT_MEASURES.map((name) => ({ name, figure: moat.measures[name] })),
  };
}

/** Those between two of the years shown. */
function wireSeams({ accounts: { known, source }, years }: StockMoat, filer: Filer): Answer["seams"] {
  const first = formatDay(years[0]?.end ?? known.asOf);
  return moatSeams({ fundamentals: known, source })
    .map((seam) => wireSeam(seam, known.years.list, filer))
    .filter(({ before }) => before >= first);
}

function wireYear({
  fiscalYear,
  end,
  filed,
  returned,
  cost,
  riskFreeRate,
  spread,
}: YearSpread): Answer["years"][number] {
  const source = riskFreeRate.value === null ? "none" : riskFreeRate.provenance.source;
  const provenance = { source, filedAt: formatDay(filed), periodEnd: formatDay(end), formula: cost.rule };
  const held: Figure = cost.value === null ? missing(cost.because) : figure(cost.value, provenance, "not-reported");
  return { fiscalYear, end: formatDay(end), filed: formatDay(filed), returned, cost: held, riskFreeRate, spread };
}

const RULES: Readonly<Record<MoatSource, string>> = {
  intangibleAssets: "MOAT-05",
  costAdvantage: "MOAT-06",
  switchingCosts: "MOAT-07",
  efficientScale: "MOAT-08",
  networkEffect: "MOAT-10",
};

/** Names of deciding numbers that are measures of the company itself. */
const MEASURES: ReadonlySet<string> = new Set(MOAT_MEASURES);

function wireSource(
  { source, score, reason, because, numbers }: StockMoat["sources"][number],
  { accounts, measures }: StockMoat,
  asOf: Day,
): Answer["sources"][number] {
  const provenance = { source: accounts.source, periodEnd: formatDay(asOf), formula: RULES[source] };
  const whyNot: Reason = because ?? "too-few-members";
  return {
    source,
    score,
    reason,
    because,
    numbers: Object.entries(numbers).map(([name, value]) => ({
      name,
      figure: MEASURES.has(name) ? measures[name as MoatMeasure] : figure(value, provenance, whyNot),
    })),
  };
}

function wirePeers({ standing }: StockMoat, { industry, sector }: Instrument): Answer["peers"] {
  return standing && { group: standing.peers, name: { industry, sector }[standing.peers], members: standing.members };
}

const NO_ACCOUNTS = missing("no-accounts");
const WITHOUT_ACCOUNTS: Omit<Answer, "symbol" | "names" | "limits" | "limitsFrom"> = {
  companyType: null,
  accounts: null,
  width: "unknown",
  trend: "unknown",
  because: NO_ACCOUNTS.because,
  years: [],
  seams: [],
  known: 0,
  share: NO_ACCOUNTS,
  medianSpread: NO_ACCOUNTS,
  change: NO_ACCOUNTS,
  sources: MOAT_SOURCES.map((source) => ({
    source,
    score: null,
    reason: "not-visible" as const,
    because: NO_ACCOUNTS.because,
    numbers: [],
  })),
  measures: MOAT_MEASURES.map((name) => ({ name, figure: NO_ACCOUNTS })),
  peers: null,
};
