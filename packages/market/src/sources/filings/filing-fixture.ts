import { Readable } from "node:stream";
import type { InputFile } from "../../model/index.ts";

/** A file of these contents, delivered in pieces as a disk would. */
export function fileOf(content: string | Uint8Array, { name = "report.htm", pieces = 1_000 } = {}): InputFile {
  const bytes = typeof content === "string" ? Buffer.from(content) : Buffer.from(content);
  const chunks = Array.from({ length: Math.ceil(bytes.length / pieces) }, (_, at) =>
    bytes.subarray(at * pieces, (at + 1) * pieces),
  );
  return { name, bytes: bytes.length, open: async () => Readable.from(chunks, { objectMode: true }) };
}

/** The body of a short annual report, after the layout of filings about 2010. */
export const ANNUAL_BODY = `
<p align="center">UNITED STATES<br>SECURITIES AND EXCHANGE COMMISSION</p><p><b>FORM 10-K</b></p>
<p>For the fiscal year ended December 31, 2023</p><p>ADAM OPTICS, INC.</p>
<p>(Exact name of registrant as specified in its charter)</p>
<p><b>Item 1. Business</b></p><p>Adam&#146;s works grind lenses &amp; mirrors.</p>
<table><tr><td>&#149;</td><td>Telescopes</td></tr><tr><td>&#149;</td><td>Glasses</td></tr></table>
<p><b>Item 1A. Risk Factors</b></p><p>Glass may break.</p>
<p><b>Item 7. Management&rsquo;s Discussion and Analysis of Financial Condition and Results of Operations</b></p>
<p>Sales rose.</p>
<table><tr><td>Sales</td><td>$</td><td>12.5</td></tr><tr><td>Margin</td><td>40</td><td>%</td></tr></table>
<p><b>SIGNATURES</b></p>`;

/** Options of a submission around a report. */
export interface SubmissionOptions {
  readonly cik?: number;
  readonly name?: string;
  readonly accession?: string;
  readonly form?: string;
  /** As EDGAR writes it, YYYYMMDD. */
  readonly filed?: string;
  /** Further documents, by type. */
  readonly exhibits?: readonly (readonly [type: string, text: string])[];
}

/** A complete submission, as EDGAR disseminates it. */
export function submissionOf(body: string, options: SubmissionOptions = {}): string {
  const { cik = 100, name = "ADAM OPTICS INC", accession = "0000000100-24-000001", form = "10-K" } = options;
  const { filed = "20240220", exhibits = [] } = options;
  const document = (type: string, sequence: number, text: string) =>
    `<DOCUMENT>\n<TYPE>${type}\n<SEQUENCE>${sequence}\n<FILENAME>d${sequence}.htm\n<TEXT>\n${text}\n</TEXT>\n</DOCUMENT>\n`;
  return `<SEC-DOCUMENT>${accession}.txt : ${filed}
<SEC-HEADER>${accession}.hdr.sgml : ${filed}
ACCESSION NUMBER:\t\t${accession}
CONFORMED SUBMISSION TYPE:\t${form}
CONFORMED PERIOD OF REPORT:\t20231231
FILED AS OF DATE:\t\t${filed}

FILER:

\tCOMPANY DATA:
\t\tCOMPANY CONFORMED NAME:\t\t\t${name}
\t\tCENTRAL INDEX KEY:\t\t\t${String(cik).padStart(10, "0")}
</SEC-HEADER>
${document(form, 1, body)}${exhibits.map(([type, text], at) => document(type, at + 2, text)).join("")}</SEC-DOCUMENT>
`;
}
