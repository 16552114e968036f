export { removeAbandoned, spareFolder } from "./abandoned-files.ts";
export { computeGroupRatios, type StockGroup } from "./compute-group-ratios.ts";
export {
  computeColumns,
  computePart,
  computeScreening,
  computeScreenings,
  type ScreeningOptions,
  type Share,
} from "./compute-screenings.ts";
export { currenciesOfRow } from "./currencies-of-row.ts";
export { derivedFiles, type StoredSnapshot, writeDerived } from "./derived-file.ts";
export { type AccountRows, accountRows, type StoredRows } from "./factors/account-rows.ts";
export { DamagedFactors, FactorFile } from "./factors/factor-file.ts";
export { makeFactors, removeFactors } from "./factors/factor-history.ts";
export type { FactorRow } from "./factors/factor-row.ts";
export { isPickable, type PickedRow, type RowPicks } from "./factors/picked-row.ts";
export { rowsOnDemand } from "./factors/rows-on-demand.ts";
export { FORMULAS_VERSION } from "./formulas-version.ts";
export { type MoatColumns, moatColumns } from "./moat-columns.ts";
export { labelOf, type RowLabel } from "./moat-labels.ts";
export {
  type PackedPart,
  type PackedScreening,
  packed,
  packedPart,
  unpacked,
  unpackedPart,
} from "./packed-screening.ts";
export { screenMarket } from "./screen-market.ts";
export type { GroupRatio, GroupRatios, Screening } from "./screening.ts";
export type { ScreeningColumns } from "./screening-columns.ts";
export { readScreening, writeScreening } from "./screening-file.ts";
export { screeningOf } from "./screening-of.ts";
export { completed, type ScreeningPart } from "./screening-part.ts";
export { type StockMoat, type StockMoatOptions, stockMoat } from "./stock-moat.ts";
export { whyNotScreened } from "./why-not-screened.ts";
