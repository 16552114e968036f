import type { WireFigure, WireGroupRatios } from "@plumbline/contract";
import type { StockSummary } from "./stock-header.query.ts";

export const RATIO_NAMES = ["pe", "ps", "pcf"] as const;
export type RatioName = (typeof RATIO_NAMES)[number];

/** One ratio of a row. */
export interface RatioCell {
  readonly ratio: RatioName;
  /** The ratio of the stock, or of the sums of a group. */
  readonly figure: WireFigure;
  readonly isOfGroup: boolean;
  /** The median of a group; null for the stock, and where aggregate and median are missing for the same reason. */
  readonly median: WireFigure | null;
}

/** The companies that a stock is compared with. */
export interface RatioGroup {
  readonly kind: "sector" | "industry";
  readonly name: string;
  readonly members: number;
  readonly leftOut: number;
  readonly cells: readonly RatioCell[];
}

/** The ratios that the stock or one of its groups has; a column of the others would be dashes. */
export function knownRatios(ratios: StockSummary["ratios"]): readonly RatioName[] {
  const { sector, industry } = ratios;
  return RATIO_NAMES.filter((ratio) =>
    [
      ratios[ratio],
      sector?.[ratio].aggregate,
      sector?.[ratio].median,
      industry?.[ratio].aggregate,
      industry?.[ratio].median,
    ].some((figure) => figure !== undefined && figure.value !== null),
  );
}

/** The ratios of the stock itself. */
export function stockCells(ratios: StockSummary["ratios"]): RatioCell[] {
  return RATIO_NAMES.map((ratio) => ({ ratio, figure: ratios[ratio], isOfGroup: false, median: null }));
}

/** The groups of the stock, the wider one first. */
export function ratioGroups({ sector, industry }: StockSummary["ratios"]): RatioGroup[] {
  return [sector && groupOf("sector", sector), industry && groupOf("industry", industry)].filter(
    (group) => group !== null,
  );
}

function groupOf(kind: RatioGroup["kind"], group: WireGroupRatios): RatioGroup {
  const { name, members, leftOut } = group;
  const cells = RATIO_NAMES.map((ratio) => groupCell(ratio, group[ratio]));
  return { kind, name, members, leftOut, cells };
}

function groupCell(ratio: RatioName, { aggregate, median }: WireGroupRatios[RatioName]): RatioCell {
  const isTheSame = aggregate.value === null && median.value === null && aggregate.because === median.because;
  return { ratio, figure: aggregate, isOfGroup: true, median: isTheSame ? null : median };
}
