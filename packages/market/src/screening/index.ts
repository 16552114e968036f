export { computeColumns, computeScreening, computeScreenings, type ScreeningOptions } from "./compute-screenings.ts";
export { derivedFile, type StoredSnapshot, writeDerived } from "./derived-file.ts";
export { formulasFingerprint } from "./formulas-fingerprint.ts";
export { type PackedScreening, packed, unpacked } from "./packed-screening.ts";
export { screenMarket } from "./screen-market.ts";
export type { GroupRatio, GroupRatios, Screening } from "./screening.ts";
export type { ScreeningColumns } from "./screening-columns.ts";
export { readScreening, writeScreening } from "./screening-file.ts";
export { screeningOf } from "./screening-of.ts";
