import type { EvidenceUnit } from "../../words/index.ts";
import type { EvidenceItem, NumberItem } from "../evidence.ts";
import type { CheckContext } from "./check-context.ts";

const SOURCE = { source: "sec", form: "10-K", filedAt: "2024-11-01", periodEnd: "2024-09-28" } as const;

function number(id: string, value: number | null, unit: EvidenceUnit = "fraction"): EvidenceItem {
  const kind = id.split(".")[0] as Exclude<EvidenceItem["kind"], "passage">;
  const currency = unit === "money" || unit === "perShare" ? "USD" : null;
  const figure = value === null ? { value, because: "not-reported" as const } : { value, provenance: SOURCE };
  return { id, kind, asOf: "2024-11-01", figure, unit, currency };
}

export const BUSINESS = "passage.0000320193-24-000123.1.aaaa";
export const COMPETITION = "passage.0000320193-24-000123.1.bbbb";

function passage(id: string, text: string): EvidenceItem {
  const source = {
    form: "10-K",
    accession: "0000320193-24-000123",
    filedAt: "2024-11-01",
    item: "1",
    paragraph: id.slice(-4),
  };
  return { id, kind: "passage", asOf: "2024-11-01", text, source };
}

/** A company whose sales fell, whose margin rose, and which costs more than it is worth. */
export const ITEMS: readonly EvidenceItem[] = [
  number("metric.revenue.latest", 391e9, "money"),
  number("metric.revenue.previous", 400e9, "money"),
  number("metric.revenue.yearOverYear", -0.05),
  number("metric.operatingMargin.latest", 0.31),
  number("metric.operatingMargin.fiveYearAverage", 0.28),
  number("metric.operatingMargin.yearOverYear", 0.02),
  number("metric.eps.latest", 6.1, "perShare"),
  number("metric.eps.yearOverYear", 0),
  number("metric.roe.latest", null),
  number("industry.operatingMargin", 0.9),
  number("industry.roe", 0.2),
  number("check.O1", 30, "times"),
  number("check.O1.threshold", 25, "times"),
  number("valuation.dcf.value", 150, "perShare"),
  number("valuation.dcf.gap", -0.3),
  number("price.last", 220, "perShare"),
  number("price.change.1y", 0.25),
  number("targets.mean", 240, "perShare"),
  number("targets.upside", 0.09),
  number("peer.MSFT.operatingMargin", 0.44),
  number("peer.MSFT.pe", 35, "times"),
  number("peer.MSFT.revenue", 245e9, "money"),
  { ...(number("peer.SONY.revenue", 13e12, "money") as NumberItem), currency: "JPY" },
  number("moat.medianSpread", 0.2),
  number("moat.known", 10, "years"),
  passage(
    BUSINESS,
    "The Company designs smartphones. During 2024 it announced iPhone 16, the M4 chip, Windows 11 support, 5G models and a services bundle. Services grew 13% to $96.2 billion; 15M users joined.",
  ),
  passage(COMPETITION, "The Company competes with Samsung Electronics and with Microsoft (MSFT)."),
];

/** @returns What a sentence about that company is held against. */
export function contextIn(language: CheckContext["language"]): CheckContext {
  return {
    items: new Map(ITEMS.map((item) => [item.id, item])),
    language,
    names: ["Apple", "Apple Inc.", "Microsoft", "3M", "Booking.com", "Dollar General", "Five Below"],
    competitors: new Map([["MSFT", ["Microsoft"]]]),
    moat: {
      width: "wide",
      trend: "stable",
      scores: { intangibleAssets: 3, costAdvantage: 2, switchingCosts: 1, efficientScale: 0, networkEffect: null },
    },
  };
}
