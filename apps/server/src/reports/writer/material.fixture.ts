import { moatTrend } from "@plumbline/core/moat";
import {
  type CheckContext,
  type EvidenceItem,
  FACT_ITEMS,
  PEER_NUMBERS,
  type ReportMaterial,
} from "@plumbline/core/report";
import {
  type EvidenceUnit,
  MOAT_SOURCES,
  type MoatReason,
  type MoatSource,
  type MoatWidth,
  REPORT_GAPS,
  type ReportLanguage,
} from "@plumbline/core/words";
import fc from "fast-check";

const SOURCE = { source: "sec", form: "10-K", filedAt: "2024-11-01", periodEnd: "2024-09-28" } as const;

const UNITS: readonly (readonly [RegExp, EvidenceUnit])[] = [
  [/^industry\.|\.standing$|\.share$/, "share"],
  [/^metric\.(?:revenue|netIncome|freeCashFlow)\.(?:latest|oneYearAverage)$|\.revenue$/, "money"],
  [/\.dcf\.value$/, "perShare"],
  [/interestCoverage|currentRatio|\.pe$|check\.(?:F2|D10|O1)\b/, "times"],
  [/moat\.yearsAbove/, "count"],
  [/profitYears|dividendYears|check\.(?:D4|D5|R1)$|moat\.years/, "years"],
  [/check\.(?:D9|F11)\b/, "score"],
  [/\.firms$/, "count"],
];

/** Numbers of each unit as companies have them, and beyond. */
const RANGES: Readonly<Record<EvidenceUnit, readonly [number, number]>> = {
  fraction: [-1, 1.5],
  share: [0, 1],
  points: [-1, 1],
  money: [-5e9, 4e11],
  perShare: [0.01, 900],
  times: [-20, 80],
  years: [0, 30],
  count: [1, 40],
  score: [0, 9],
};

function unitOf(id: string): EvidenceUnit {
  return UNITS.find(([pattern]) => pattern.test(id))?.[1] ?? "fraction";
}

export function numberOf(id: string, value: number | null): EvidenceItem {
  const unit = unitOf(id);
  const kind = KINDS[id.split(".")[0] as string] ?? "metric";
  const figure = value === null ? { value, because: "not-reported" as const } : { value, provenance: SOURCE };
  const currency = unit === "money" || unit === "perShare" ? "USD" : null;
  return { id, kind, asOf: "2024-11-01", figure, unit, currency };
}

const KINDS: Readonly<Record<string, Exclude<EvidenceItem["kind"], "passage">>> = {
  metric: "metric",
  ratio: "metric",
  industry: "industry",
  check: "check",
  valuation: "valuation",
  price: "price",
  targets: "targets",
  peer: "peer",
  own: "peer",
  moat: "moat",
};

const BUSINESS = "passage.0000320193-24-000123.1.aaaa";
const COMPETITION = "passage.0000320193-24-000123.1.bbbb";
const PRODUCTS = ["Widgets", "Gadget 16", "Cloud services", "Repairs", "Wearables", "Accessories"];
const RIVALS = ["Acme", "Northwind Trading", "Globex", "3M", "Dollar Tree", "Five Below"];

function passageOf(id: string, text: string): EvidenceItem {
  const [, accession = "", item = "", paragraph = ""] = id.split(".");
  return { id, kind: "passage", asOf: "2024-11-01", text, source: { ...SOURCE, accession, item, paragraph } };
}

const WATCHED = ["G6", "G4", "F2", "D10", "D11", "G10", "O1", "F11"].map((id) => `check.${id}`);
const SOURCE_NUMBERS = MOAT_SOURCES.flatMap((source) =>
  ["score", "standing", "share"].map((name) => `moat.${source}.${name}`),
);
const IDS: readonly string[] = [
  ...new Set<string>([
    ...Object.values(FACT_ITEMS),
    ...WATCHED.flatMap((id) => [id, `${id}.threshold`]),
    ...SOURCE_NUMBERS,
    ...["own", ...RIVALS.map((_, k) => `peer.R${k}`)].flatMap((prefix) =>
      PEER_NUMBERS.map((name) => `${prefix}.${name}`),
    ),
  ]),
];

/** A number of an item, or none; shares lie between 0 and 1. */
function arbitraryValue(id: string): fc.Arbitrary<number | null> {
  const unit = unitOf(id);
  const isShare = /^industry\.|\.standing$|\.share$|moat\.share$/.test(id);
  const [min, max] =
    id === "moat.intangibleAssets.standing"
      ? [0.6, 1]
      : isShare
        ? [0, 1]
        : id === "price.belowHigh"
          ? [-0.95, 0]
          : RANGES[unit];
  const number =
    unit === "years" || unit === "count" || unit === "score"
      ? fc.integer({ min: Math.ceil(min), max })
      : fc.double({ min, max, noNaN: true });
  return fc.option(number, { freq: 6, nil: null });
}

/** Why a source has its score, by source (core/moat). */
const REASONS_OF: Readonly<Record<MoatSource, readonly MoatReason[]>> = {
  intangibleAssets: [
    "margin-high-and-steady",
    "margin-high",
    "margin-above-peers",
    "research-above-peers",
    "advertising-above-peers",
    "margin-ordinary",
    "not-visible",
  ],
  costAdvantage: [
    "costs-low-and-falling",
    "costs-low",
    "costs-falling",
    "overhead-low",
    "costs-ordinary",
    "not-visible",
  ],
  switchingCosts: [
    "steady-and-prepaid",
    "prepaid-and-rising",
    "very-steady",
    "steady",
    "prepaid",
    "unsteady",
    "not-visible",
  ],
  efficientScale: ["large-among-few", "large-share", "notable-share", "small-share", "not-visible"],
  networkEffect: ["network-described", "network-not-described", "not-measurable"],
};

/** Materials of companies of every kind, with numbers missing at random. */
export const materials: fc.Arbitrary<ReportMaterial> = fc
  .record({
    values: fc.tuple(...IDS.map(arbitraryValue)),
    reasons: fc.tuple(...MOAT_SOURCES.map((source) => fc.constantFrom(...REASONS_OF[source]))),
    products: fc.nat(PRODUCTS.length),
    rivals: fc.nat(RIVALS.length),
    code: fc.string({ minLength: 1, maxLength: 5, unit: fc.constantFrom(..."ABCDEFGHIJ") }),
    notKnown: fc.subarray([...REPORT_GAPS]),
  })
  .map(({ values, reasons, products, rivals, code, notKnown }) => ({
    code,
    name: "Apple",
    items: [
      ...IDS.map((id, k) => numberOf(id, values[k] ?? null)),
      passageOf(BUSINESS, `We sell ${PRODUCTS.join(", ")}.`),
      passageOf(COMPETITION, `We compete with ${RIVALS.join(", ")}.`),
    ],
    products: PRODUCTS.slice(0, products).map((name) => ({ name, passage: BUSINESS })),
    competitors: RIVALS.slice(0, rivals).map((name, k) => ({
      code: `R${k}`,
      name,
      found: k % 2 === 0 ? ("named" as const) : ("industry" as const),
      passage: k % 2 === 0 ? COMPETITION : null,
    })),
    moat: {
      width: widthOf(values[IDS.indexOf("moat.medianSpread")] ?? null),
      // The measured trend is that of the measured change.
      trend: moatTrend(values[IDS.indexOf("moat.change")] ?? null, 0.02),
      sources: MOAT_SOURCES.map((source, k) => ({ source, score: null, reason: reasons[k] as MoatReason })),
      networkPassage: BUSINESS,
    },
    notKnown,
  }));

/** A moat needs a median above 0; without one it is not known. */
function widthOf(median: number | null): MoatWidth {
  if (median === null) return "unknown";
  if (median <= 0) return "none";
  return median > 0.5 ? "wide" : "narrow";
}

export function contextOf({ items, competitors, moat }: ReportMaterial, language: ReportLanguage): CheckContext {
  return {
    items: new Map(items.map((item) => [item.id, item])),
    language,
    names: ["Apple", ...competitors.map(({ name }) => name), ...PRODUCTS],
    competitors: new Map(competitors.flatMap(({ code, name }) => (code === null ? [] : [[code, [name]] as const]))),
    moat: {
      width: moat.width,
      trend: moat.trend,
      scores: Object.fromEntries(
        moat.sources.map(({ source, score }) => [source, score]),
      ) as CheckContext["moat"]["scores"],
    },
  };
}
