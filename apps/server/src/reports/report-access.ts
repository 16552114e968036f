import type { WireReportAccess } from "@plumbline/contract";
import type { User } from "../http/index.ts";

/** Whether a reader may read a whole report or its teaser alone, and why. */
export type ReportAccess = WireReportAccess;

/** Without payment every feature is on, for everyone who reaches the server. */
const OPEN: ReportAccess = { scope: "whole", because: "open", until: null };

/** Who asks for the report of which stock. */
export interface ReportReader {
  /** Null of a reader who is not signed in. */
  readonly user: User | null;
  /** Symbol of the stock. */
  readonly code: string;
}

/** The one place that decides who may read a whole report: its route, its versions and its update ask here. */
export async function reportAccess(_reader: ReportReader): Promise<ReportAccess> {
  return OPEN;
}
