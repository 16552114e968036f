import type { Issue } from "../model/index.ts";
import type { IssueTotal } from "./snapshot.ts";

/** Files that are loaded whole on opening. */
export const INSTRUMENTS = "hot/instruments.json";
export const MEMBERSHIPS = "hot/memberships.json";
export const QUALITY = "quality.json";

/** Content of `quality.json`. */
export interface QualityFile {
  readonly totals: readonly IssueTotal[];
  readonly issues: readonly Issue[];
}
