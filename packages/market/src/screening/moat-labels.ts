import type { Reason } from "@plumbline/core/figure";
import {
  type Durability,
  type MeasureColumns,
  type MoatLabel,
  type MoatPeers,
  type MoatSourceScore,
  moatLabel,
  moatPeers,
  moatSources,
  movedLimits,
  type PeerStanding,
  peerStanding,
} from "@plumbline/core/moat";
import {
  type MetricColumn,
  MOAT_METRICS,
  MOAT_TREND_NUMBERS,
  MOAT_WIDTH_NUMBERS,
  reasonAt,
  reasonByte,
  type ScreenMatrix,
} from "@plumbline/core/screen";
import { MOAT_MEASURES, type MoatMeasure, type MoatMetricId } from "@plumbline/core/words";
import type { MoatColumns } from "./moat-columns.ts";
import type { GroupColumns, ScreeningColumns } from "./screening-columns.ts";

/** Companies that are compared with each other, and where each row is among them. */
interface RowPeers {
  readonly peers: MoatPeers;
  readonly placeOf: (row: number) => number;
}

/**
 * Compares the companies of some rows: each once, by its first row; sums of revenue are of one currency, that of most.
 *
 * @see STA-16, `moatPeers`
 */
function peersIn(moat: MoatColumns, groups: GroupColumns, rows: readonly number[]): RowPeers {
  const places = new Map<number, number>();
  const first: number[] = [];
  for (const row of rows) {
    const company = groups.company[row] as number;
    if (places.has(company)) continue;
    places.set(company, first.length);
    first.push(row);
  }
  const main = mostFrequent(first.map((row) => groups.currency[row] as number));
  const numberAt = (name: MoatMeasure, row: number): number => {
    const isOther = name === "revenue" && groups.currency[row] !== main;
    return isOther ? Number.NaN : (moat.measures[name][row] as number);
  };
  const columns = MOAT_MEASURES.map((name) => [name, Float64Array.from(first, (row) => numberAt(name, row))]);
  const peers = moatPeers(
    Object.fromEntries(columns) as MeasureColumns,
    first.map((_, place) => place),
  );
  return { peers, placeOf: (row) => places.get(groups.company[row] as number) ?? -1 };
}

/**
 * Where each row stands in its industry, or in its sector where that is too small; computed when it is asked for.
 *
 * @see `peerStanding`
 */
export function standingsOf({
  moat,
  groups,
  matrix,
}: Pick<ScreeningColumns, "moat" | "groups" | "matrix">): (row: number) => PeerStanding {
  const groupsBy = (column: Int32Array) => {
    const members = new Map<number, number[]>();
    column.forEach((group, row) => {
      if (group >= 0) (members.get(group) ?? members.set(group, []).get(group))?.push(row);
    });
    const known = new Map<number, RowPeers>();
    return (row: number): readonly [peers: MoatPeers, place: number] => {
      const group = column[row] as number;
      const { peers, placeOf } = known.get(group) ?? peersIn(moat, groups, members.get(group) ?? []);
      known.set(group, { peers, placeOf });
      return [peers, placeOf(row)];
    };
  };
  const [industryOf, sectorOf] = [groupsBy(matrix.industries), groupsBy(matrix.sectors)];
  return (row) => peerStanding({ industry: industryOf(row), sector: sectorOf(row) });
}

/** The lowest of those that occur most often. */
function mostFrequent(values: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([a, timesA], [b, timesB]) => timesB - timesA || a - b)[0]?.[0] ?? Number.NaN;
}

/** The label of a row with the scores behind it. */
export interface RowLabel extends MoatLabel {
  readonly sources: readonly MoatSourceScore[];
}

/** Labels a row by what its columns and its peers say. */
export function labelOf(moat: MoatColumns, row: number, standing: PeerStanding): RowLabel {
  const measures = Object.fromEntries(
    MOAT_MEASURES.map((name) => [name, moat.measures[name][row] as number]),
  ) as Readonly<Record<MoatMeasure, number>>;
  const sources = moatSources({ measures, standing, whyMissing: () => null });
  return { ...moatLabel({ durability: durabilityOf(moat, row), sources }, LIMITS), sources };
}

const LIMITS = movedLimits();

function durabilityOf(moat: MoatColumns, row: number): Durability {
  const of = (column: Float64Array) => (Number.isNaN(column[row]) ? null : (column[row] as number));
  return {
    known: of(moat.known) ?? 0,
    share: of(moat.share),
    median: of(moat.median),
    latest: of(moat.latest),
    change: of(moat.change),
    because: reasonAt(moat.because, row),
  };
}

/** Writes what the screener shows of moats: only now all companies of each industry and sector are known. */
export function writeMoats(
  { metrics, size }: ScreenMatrix,
  moat: MoatColumns,
  standingOf: (row: number) => PeerStanding,
): void {
  const columns = MOAT_METRICS.map(({ id }) => ({ id, column: metrics.get(id) as MetricColumn }));
  for (let row = 0; row < size; row++) {
    const { width, trend, because } = labelOf(moat, row, standingOf(row));
    const whyUnknown = reasonAt(moat.because, row);
    const numbers: Readonly<Record<MoatMetricId, readonly [value: number, because: Reason | null]>> = {
      moatWidth: [MOAT_WIDTH_NUMBERS[width], because],
      moatTrend: [MOAT_TREND_NUMBERS[trend], whyUnknown ?? "too-few-periods"],
      moatMedianSpread: [moat.median[row] as number, whyUnknown],
      moatShareOfYears: [moat.share[row] as number, whyUnknown],
    };
    for (const { id, column } of columns) {
      const [value, whyNot] = numbers[id];
      column.values[row] = value;
      column.missing[row] = reasonByte(Number.isNaN(value) ? whyNot : null);
    }
  }
}
