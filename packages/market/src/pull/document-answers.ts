import type { Day } from "@plumbline/core/time";
import type { Filing } from "../model/index.ts";
import type { ProviderError, StoredAnswer } from "../providers/index.ts";
import { DayReader, readSubmissions } from "../sources/sec/index.ts";
import type { CompanyAnswers, EdgarAccess } from "./company-answers.ts";
import { runLane } from "./lane.ts";
import { fileAtPath } from "./located.ts";
import { fileOf, type Pulling } from "./pulling.ts";

const WIDTH = 6;
const ANNUAL = /^(?:10-K|10-KT|20-F|40-F)$/;
const QUARTERLY = /^(?:10-Q|10-QT)$/;
/** This year's report is read beside last year's. */
const ANNUAL_REPORTS = 2;

/**
 * Fetches the texts of the newest reports: two annual ones, and the quarterly ones since.
 *
 * @returns The documents, as stored.
 */
export async function documentAnswers(
  companies: readonly CompanyAnswers[],
  { edgar, gate }: EdgarAccess,
  pulling: Pulling,
): Promise<{ readonly answers: readonly StoredAnswer[]; readonly stopped: ProviderError | null }> {
  const wanted: { readonly cik: number; readonly accession: string; readonly name: string }[] = [];
  for (const { cik, submissions } of companies) {
    for (const { accession, primaryDocument } of recentReports(await filingsIn(submissions, pulling)))
      if (primaryDocument !== null) wanted.push({ cik, accession, name: primaryDocument });
  }
  pulling.expect(wanted.length);
  const answers: StoredAnswer[] = [];
  const stopped = await runLane({
    items: wanted,
    width: WIDTH,
    run: async (document) => {
      // What was filed stays as it is.
      const asked = await pulling.ask(gate, (call) => edgar.document(document, call), {
        file: () => document.name,
        freshSince: 0,
      });
      const answer = fileOf(asked);
      if (answer !== null) answers.push(answer);
      pulling.did();
    },
    onFailure: ({ accession }, { provider, message }) => {
      pulling.failures.push({ provider, what: `filing ${accession}`, message });
      pulling.did();
    },
  });
  return { answers, stopped };
}

/** @param filings Oldest first. */
function recentReports(filings: readonly Filing[]): readonly Filing[] {
  const annual = filings.filter(({ form }) => ANNUAL.test(form)).slice(-ANNUAL_REPORTS);
  const since = annual.at(-1)?.filed ?? Number.NEGATIVE_INFINITY;
  return [...annual, ...filings.filter(({ form, filed }) => QUARTERLY.test(form) && filed > since)];
}

async function filingsIn(submissions: StoredAnswer | null, { now }: Pulling): Promise<readonly Filing[]> {
  const file = submissions === null ? null : await fileAtPath(submissions.path);
  if (file === null) return [];
  const today = Math.floor(now / 86_400_000) as Day;
  // What is wrong with it is reported when it is imported.
  return readSubmissions(file, { today, days: new DayReader() }).then(
    ({ filings }) => filings,
    () => [],
  );
}
