import type { Query } from "../../router/index.ts";
import { type FilingPlace, type PassagePlace, readPassage, writePassage } from "./filing/filing-address.ts";

/** What is open of a report, as the address holds it. */
export interface ReportState {
  /** Whether the whole report is shown, or its beginning. */
  readonly isWhole: boolean;
  /** Id of a published version in place of the present report. */
  readonly version: string | undefined;
  /** Id of the version that it is compared with. */
  readonly against: string | undefined;
  /** The paragraph that is open in its filing, or the filing that is open at its beginning. */
  readonly passage: PassagePlace | FilingPlace | null;
}

/** Changes the newest state, whatever is on screen. */
export type ChangeReport = (change: (current: ReportState) => ReportState) => void;

const VERSION = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const readVersion = (written: string | undefined): string | undefined =>
  written !== undefined && VERSION.test(written) ? written : undefined;

/** Reads what is open of a report from an address; what cannot be read is left out. */
export function readReportState({ report, version, against, passage }: Query): ReportState {
  return {
    isWhole: report === "whole",
    version: readVersion(version),
    against: readVersion(against),
    passage: readPassage(passage),
  };
}

/** Writes what is open of a report for an address. */
export function writeReportState({ isWhole, version, against, passage }: ReportState) {
  return {
    report: isWhole ? "whole" : undefined,
    version,
    against,
    passage: passage ? writePassage(passage) : undefined,
  };
}
