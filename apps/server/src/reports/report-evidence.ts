import { hash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { evaluateChecks } from "@plumbline/core/checks";
import { missing } from "@plumbline/core/figure";
import { companyMetrics } from "@plumbline/core/fundamentals";
import {
  type CheckContext,
  type ChosenCompetitor,
  canonicalEvidence,
  checkItems,
  type EvidenceItem,
  industryItems,
  metricItems,
  moatItems,
  type NamedCompany,
  peerItems,
  priceItems,
  type ReportEdition,
  shortName,
  targetItems,
  valuationItems,
} from "@plumbline/core/report";
import { priceFigures } from "@plumbline/core/screen";
import { type Day, formatDay } from "@plumbline/core/time";
import {
  MOAT_SOURCES,
  type MoatReason,
  type MoatSource,
  type MoatTrend,
  type MoatWidth,
  type ReportGap,
  type ReportLanguage,
} from "@plumbline/core/words";
import { analystTargets, asOfDay, type CompanyAsOf, companyAsOf, readStock } from "@plumbline/market/companies";
import type { Instrument } from "@plumbline/market/model";
import { type Screening, type StockMoat, stockMoat } from "@plumbline/market/screening";
import type { ServedMarket } from "../market-access/index.ts";
import { classesOf, comparedCompany, competitorsOf, namedOn } from "./compared-companies.ts";
import { type FiledPassages, filedPassages } from "./filed-passages.ts";

/** Everything that a report of a company on a day is written from, and checked against. */
export interface ReportEvidence {
  readonly code: string;
  /** As sentences call the company. */
  readonly name: string;
  /** `YYYY-MM-DD` */
  readonly asOf: string;
  /** Each id once. */
  readonly items: readonly EvidenceItem[];
  readonly products: readonly {
    readonly name: string;
    /** Id of the passage that says what it is. */
    readonly passage: string;
  }[];
  readonly competitors: readonly ChosenCompetitor[];
  readonly moat: {
    readonly width: MoatWidth;
    readonly trend: MoatTrend;
    readonly sources: readonly {
      readonly source: MoatSource;
      readonly score: number | null;
      readonly reason: MoatReason;
    }[];
    /** Id of the passage that describes a network effect; null without one. */
    readonly networkPassage: string | null;
  };
  readonly notKnown: readonly ReportGap[];
}

/** Fiscal years of accounts under which a history is short. */
const SHORT_YEARS = 5;

/**
 * Gathers the evidence of a stock as of a day, in one pass: its accounts, prices and targets are read once, its peers come from the
 * screening of the day, its passages from the latest annual report. Other requests get their turn in between.
 *
 * @param market As it is served, with its screenings.
 * @param asOf What was filed, traded or published later is not used; the market's own today unless given.
 * @throws {Failure} `unavailable` if the screening of the day cannot be computed now.
 * @see GEN-06
 */
export async function reportEvidence(
  { snapshot, screenings }: Pick<ServedMarket, "snapshot" | "screenings">,
  instrument: Instrument,
  asOf?: string,
): Promise<ReportEvidence> {
  const day = asOfDay(snapshot, asOf);
  const passages = filedPassages(snapshot, instrument, day);
  const named = await namedOn(snapshot, instrument, { passages, day });
  const screening = await screenings.ofStocks(snapshot, besides(snapshot, instrument, named), day);
  const stock = readStock(snapshot, instrument);
  const industryPe = medianPe(screening, instrument);
  await setImmediate();
  const company = companyAsOf(snapshot, stock, { asOf: day, industryPe });
  await setImmediate();
  const moat = withNetwork(stockMoat(snapshot, stock, { screening }), passages);
  const targets = analystTargets(snapshot, stock, day);
  await setImmediate();
  const competitors = competitorsOf(snapshot, instrument, { named, screening });
  const gathered = { instrument, day, screening, company, moat, passages, competitors };
  const items = [
    ...accountItems(gathered),
    ...marketItems(gathered),
    ...targetItems(targets, { currency: instrument.currency, asOf: formatDay(day) }),
    ...passageItems(gathered),
  ];
  return {
    code: instrument.symbol,
    name: instrument.names.en,
    asOf: formatDay(day),
    items,
    products: productsOf(passages),
    competitors,
    moat: { ...moatOf(moat), networkPassage: passages?.network?.id ?? null },
    notKnown: gapsOf(gathered, items),
  };
}

/** The hash that names a report: of all evidence, the version of its writer and the language. */
export function evidenceHash({ items }: Pick<ReportEvidence, "items">, edition: ReportEdition): string {
  return hash("sha256", canonicalEvidence(items, edition));
}

/** What a report of this evidence is held against. */
export function checkContextOf(evidence: ReportEvidence, language: ReportLanguage): CheckContext {
  const { items, name, competitors, products, moat } = evidence;
  const scores = moat.sources.map(({ source, score }) => [source, score]);
  const namesOf = (full: string) => [full, shortName(full)];
  return {
    items: new Map(items.map((item) => [item.id, item])),
    language,
    names: [
      ...[name, ...competitors.map((competitor) => competitor.name)].flatMap(namesOf),
      ...products.map((product) => product.name),
    ],
    competitors: new Map(
      competitors.flatMap((competitor) =>
        competitor.code === null ? [] : [[competitor.code, namesOf(competitor.name)] as const],
      ),
    ),
    moat: {
      width: moat.width,
      trend: moat.trend,
      scores: Object.fromEntries(scores) as CheckContext["moat"]["scores"],
    },
  };
}

interface Gathered {
  readonly instrument: Instrument;
  readonly day: Day;
  readonly screening: Screening;
  readonly company: CompanyAsOf;
  readonly moat: StockMoat | null;
  readonly passages: FiledPassages | null;
  readonly competitors: readonly ChosenCompetitor[];
}

/** The stocks of the sector, among which are those of the industry, and those that the filing names. */
function besides(
  snapshot: ServedMarket["snapshot"],
  { symbol, sector, industry }: Instrument,
  named: readonly NamedCompany[],
): string[] {
  const isPeer = (other: Instrument) =>
    sector === null ? industry !== null && other.industry === industry : other.sector === sector;
  const peers = snapshot.instruments.filter(isPeer).map((other) => other.symbol);
  const classes = named.flatMap(({ code }) => (code === null ? [] : classesOf(snapshot, code)));
  return [...new Set([symbol, ...peers, ...classes])].sort();
}

function medianPe(screening: Screening, { industry }: Instrument) {
  if (industry === null) return missing("no-industry");
  return screening.multiplesOf("industry", screening.industries.indexOf(industry)).pe.median;
}

function accountItems({ instrument, company, moat, day }: Gathered): EvidenceItem[] {
  if (!company.hasFacts) return [];
  const { fundamentals, source, inputs } = company;
  const asOf = formatDay(day);
  const { checks, substitutes } = evaluateChecks(inputs);
  const { currency } = fundamentals;
  const currencies = { accounts: currency, price: instrument.currency };
  return [
    ...metricItems({ fundamentals, metrics: companyMetrics(fundamentals), source, asOf }),
    ...checkItems([...checks, ...substitutes], { inputs, currencies, asOf }),
    ...valuationItems({ valuation: company.valuation, market: company.market, currency, asOf }),
    ...(moat ? moatItems({ ...moat, source, currency, asOf }) : []),
  ];
}

function marketItems({ instrument, screening, company, competitors, day }: Gathered): EvidenceItem[] {
  const asOf = formatDay(day);
  const row = screening.rowOf(instrument.symbol);
  const { series, record } = company.prices;
  const figures = series
    ? priceFigures({ price: series.price(), total: series.total(), doubts: series.doubts.map((doubt) => doubt.day) })
    : null;
  const { price } = company.inputs;
  const { currency } = instrument;
  const others = competitors.flatMap(({ code }) => (code === null ? [] : [comparedCompany(screening, code)]));
  return [
    ...priceItems({ figures, price, currency, source: record.source, asOf }),
    ...(row < 0 ? [] : industryItems(screenedRow(screening, row, asOf))),
    ...peerItems(comparedCompany(screening, instrument.symbol), others, asOf),
  ];
}

function screenedRow({ matrix, source, filedAt, periodEnd, accountsCurrency }: Screening, row: number, asOf: string) {
  const [filed, end] = [filedAt[row], periodEnd[row]];
  const provenance = {
    source,
    ...(filed == null ? {} : { filedAt: formatDay(filed) }),
    ...(end == null ? {} : { periodEnd: formatDay(end) }),
  };
  return { matrix, row, provenance, currency: accountsCurrency[row] ?? "", asOf };
}

/** Of passages only those that a sentence can be about. */
function passageItems({ passages, competitors }: Gathered): EvidenceItem[] {
  if (passages === null) return [];
  const named = new Set(competitors.map(({ passage }) => passage));
  const cited = [
    ...passages.products.map(({ passage }) => passage),
    ...passages.competition.map(({ passage }) => passage).filter(({ id }, at) => named.has(id) || at < 2),
    ...(passages.network ? [passages.network] : []),
  ];
  return [...new Map(cited.map((passage) => [passage.id, passage])).values()];
}

function productsOf(passages: FiledPassages | null): ReportEvidence["products"] {
  return (passages?.products ?? []).map(({ name, passage }) => ({ name, passage: passage.id }));
}

/** The network effect by what the annual report says of the business (MOAT-10); the width rests on accounts alone. */
function withNetwork(moat: StockMoat | null, passages: FiledPassages | null): StockMoat | null {
  if (moat === null || passages === null) return moat;
  if (passages.products.length + passages.competition.length === 0) return moat;
  const [score, reason] = passages.network
    ? ([1, "network-described"] as const)
    : ([0, "network-not-described"] as const);
  const sources = moat.sources.map((of) =>
    of.source === "networkEffect" ? { ...of, score, reason, because: null } : of,
  );
  return { ...moat, sources };
}

function moatOf(moat: StockMoat | null): Omit<ReportEvidence["moat"], "networkPassage"> {
  if (moat === null) {
    const sources = MOAT_SOURCES.map((source) => ({ source, score: null, reason: "not-visible" as const }));
    return { width: "unknown", trend: "unknown", sources };
  }
  const { width, trend, sources } = moat;
  return { width, trend, sources: sources.map(({ source, score, reason }) => ({ source, score, reason })) };
}

function namesNobody(competitors: readonly ChosenCompetitor[]): boolean {
  return competitors.every(({ found }) => found !== "named");
}

function gapsOf({ company, passages, competitors }: Gathered, items: readonly EvidenceItem[]): ReportGap[] {
  const isKnown = (start: string) =>
    items.some((item) => item.id.startsWith(start) && item.kind !== "passage" && item.figure.value !== null);
  const gaps: readonly (readonly [ReportGap, boolean])[] = [
    ["no-filing-text", passages === null],
    ["no-business-passage", passages !== null && passages.products.length === 0],
    ["no-competition-passage", passages !== null && passages.competition.length === 0],
    ["no-named-competitors", passages !== null && passages.competition.length > 0 && namesNobody(competitors)],
    ["no-accounts", !company.hasFacts],
    ["short-history", company.hasFacts && company.fundamentals.years.list.length < SHORT_YEARS],
    ["no-peers", competitors.every(({ code }) => code === null)],
    ["no-prices", !isKnown("price.")],
    ["no-targets", !isKnown("targets.")],
    ["no-valuation", !isKnown("valuation.")],
  ];
  return gaps.flatMap(([gap, isThere]) => (isThere ? [gap] : []));
}
