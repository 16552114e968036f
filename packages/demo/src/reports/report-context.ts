import type { ParagraphKind } from "@plumbline/core/filings";
import type { Company } from "../companies/company.ts";
import type { AnnualReport } from "./annual-figures.ts";

/** What the items of one annual report are written from. */
export interface ReportContext {
  readonly company: Company;
  readonly report: AnnualReport;
  /** Competitors that it names. */
  readonly rivals: readonly Company[];
  readonly seed: number;
}

/** A paragraph before it is named. */
export interface Written {
  readonly kind: ParagraphKind;
  readonly text: string;
}

export function heading(text: string): Written {
  return { kind: "heading", text };
}

export function paragraph(...sentences: readonly string[]): Written {
  return { kind: "text", text: sentences.filter((one) => one !== "").join(" ") };
}
