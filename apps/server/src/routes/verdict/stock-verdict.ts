import type { OutputOf, stockVerdict as stockVerdictCall, WireVerdictDimension } from "@plumbline/contract";
import { type Figure, figure, missing, type Provenance, type Reason } from "@plumbline/core/figure";
import type { ScreenMatrix } from "@plumbline/core/screen";
import { addMonths, formatDay } from "@plumbline/core/time";
import {
  type JudgedDimension,
  noTargetSigns,
  stockVerdict,
  type TargetSigns,
  type TypicalScore,
  targetSigns,
  typicalScores,
} from "@plumbline/core/verdict";
import { VERDICT_DIMENSIONS, type VerdictDimension } from "@plumbline/core/words";
import { analystTargets, asOfDay, readStock } from "@plumbline/market/companies";
import type { Instrument } from "@plumbline/market/model";
import { currenciesOfRow, type Screening, whyNotScreened } from "@plumbline/market/screening";
import type { Snapshot } from "@plumbline/market/snapshot";
import type { Route } from "../../http/index.ts";
import type { ServedMarket } from "../../market-access/index.ts";
import { findInstrument } from "../instruments.ts";
import { wirePart } from "./verdict-parts.ts";

type Answer = OutputOf<typeof stockVerdictCall>;

const YEAR_MONTHS = 12;

/** The verdict on one stock on a day, from its row of the screening and from its targets. */
export const stockVerdictRoute: Route<typeof stockVerdictCall, ServedMarket> = async (
  { input },
  { snapshot, screenings },
) => {
  const instrument = findInstrument(snapshot, input.code);
  const screening = await peersOf(instrument, { snapshot, screenings }, input.asOf);
  const row = screening.rowOf(instrument.symbol);
  const { asOf } = screening;
  return {
    symbol: instrument.symbol,
    names: instrument.names,
    companyType: screening.matrix.types[row] ?? null,
    day: formatDay(asOf),
    yearBefore: formatDay(addMonths(asOf, -YEAR_MONTHS)),
    accounts: accountsOf(screening, row),
    dimensions:
      row < 0 ? unjudged(whyNotScreened(snapshot, instrument, asOf)) : judged({ snapshot, instrument, screening, row }),
  };
};

/** The stocks of its sector, among which are those of its industry; of a stock without a group itself alone. */
function peersOf(
  { symbol, sector, industry }: Instrument,
  { snapshot, screenings }: Pick<ServedMarket, "snapshot" | "screenings">,
  asOf: string | undefined,
): Promise<Screening> {
  if (sector !== null) return screenings.ofGroup(snapshot, { kind: "sector", name: sector }, asOf);
  if (industry !== null) return screenings.ofGroup(snapshot, { kind: "industry", name: industry }, asOf);
  return screenings.ofStocks(snapshot, [symbol], asOfDay(snapshot, asOf));
}

function accountsOf({ periodEnd, accountsState }: Screening, row: number): Answer["accounts"] {
  const [end, state] = [periodEnd[row], accountsState[row]];
  return end == null || state == null ? null : { end: formatDay(end), state };
}

interface ScreenedStock {
  readonly snapshot: Snapshot;
  readonly instrument: Instrument;
  readonly screening: Screening;
  readonly row: number;
}

function judged(stock: ScreenedStock): WireVerdictDimension[] {
  const targets = signsOf(stock);
  const typical = typicalOf(stock);
  const currencies = currenciesOfRow(stock.screening, stock.row, stock.instrument);
  return stockVerdict({ matrix: stock.screening.matrix, row: stock.row, targets }).map((dimension) => ({
    dimension: dimension.dimension,
    score: scoreFigure(dimension, stock.screening),
    typical: typicalFigure(typical[dimension.dimension], stock.screening, whyNoMiddle(dimension.dimension, stock)),
    known: dimension.known,
    parts: dimension.parts.map((part) => wirePart(part, { ...stock, targets, currencies })),
  }));
}

function signsOf({ snapshot, instrument, screening: { asOf } }: ScreenedStock): TargetSigns {
  if (snapshot.manifest.counts.targets === 0) return noTargetSigns("no-target-data");
  return targetSigns(analystTargets(snapshot, readStock(snapshot, instrument), asOf), asOf);
}

type TypicalScores = ReturnType<typeof typicalScores>;

const typicalOfSectors = new WeakMap<ScreenMatrix, Map<number, TypicalScores>>();

/** The middle of the sector of a stock: computed once for all of its stocks. */
function typicalOf({ screening: { matrix }, row }: ScreenedStock): TypicalScores {
  const sector = matrix.sectors[row] ?? NO_SECTOR;
  const known = typicalOfSectors.get(matrix) ?? new Map<number, TypicalScores>();
  typicalOfSectors.set(matrix, known);
  const scores = known.get(sector) ?? typicalScores(matrix, rowsOf(matrix, sector));
  known.set(sector, scores);
  return scores;
}

const NO_SECTOR = -1;

function rowsOf({ sectors }: ScreenMatrix, sector: number): number[] {
  return sector === NO_SECTOR ? [] : [...sectors.keys()].filter((row) => sectors[row] === sector);
}

function typicalFigure({ median, members }: TypicalScore, screening: Screening, whyNot: Reason): Figure {
  return figure(median, provenanceOf(screening, `VER-04 (n = ${members})`), whyNot);
}

function whyNoMiddle(dimension: VerdictDimension, { screening, row }: ScreenedStock): Reason {
  if (dimension === "expectations") return "targets-not-compared";
  return (screening.matrix.sectors[row] ?? NO_SECTOR) === NO_SECTOR ? "no-industry" : "too-few-members";
}

function scoreFigure({ score, because, known, parts }: JudgedDimension, screening: Screening): Figure {
  if (score === null) return missing(because ?? "not-applicable");
  return figure(score, provenanceOf(screening, `VER-02 (n = ${known} / ${parts.length})`), "not-applicable");
}

function provenanceOf({ source, priceSource, asOf }: Screening, formula: string): Provenance {
  const providers = new Set([source, ...priceSource.split(", ")].filter((name) => name !== ""));
  return { source: [...providers].join(", ") || "none", periodEnd: formatDay(asOf), formula };
}

/** Of a fund there is no verdict; of a stock without a price on the day nothing is known. */
function unjudged(because: Reason): WireVerdictDimension[] {
  const none = missing(because);
  return VERDICT_DIMENSIONS.map((dimension) => ({ dimension, score: none, typical: none, known: 0, parts: [] }));
}
