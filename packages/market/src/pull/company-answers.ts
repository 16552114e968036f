import { formatDay } from "@plumbline/core/time";
import type { ProviderError, ProviderGate, StoredAnswer } from "../providers/index.ts";
import { type Edgar, edgarName, type IndexedFiling } from "../sources/sec/index.ts";
import { filedBy, indexDays, MAX_INDEX_DAYS } from "./filed-since.ts";
import { runLane } from "./lane.ts";
import { fileOf, type Pulling } from "./pulling.ts";

const WIDTH = 6;
const DAY_MILLISECONDS = 86_400_000;

/** How the SEC is asked. */
export interface EdgarAccess {
  readonly edgar: Edgar;
  readonly gate: ProviderGate;
}

/** What the SEC has of a company, as stored; null where it has nothing. */
export interface CompanyAnswers {
  readonly cik: number;
  readonly facts: StoredAnswer | null;
  readonly submissions: StoredAnswer | null;
}

/**
 * Fetches what companies have filed: all of a company that the store does not know, and again of those that filed since, by the
 * SEC's daily indexes.
 *
 * @returns What is in the store now, also of companies for which nothing was fetched.
 */
export async function companyAnswers(
  ciks: readonly number[],
  access: EdgarAccess,
  pulling: Pulling,
): Promise<{ readonly answers: readonly CompanyAnswers[]; readonly stopped: ProviderError | null }> {
  const known = new Map<number, CompanyAnswers>();
  for (const cik of ciks) known.set(cik, await storedAnswers(cik, access, pulling));
  const stale = await staleCompanies(known, access, pulling);
  const wanted = ciks.filter((cik) => stale.has(cik) || !isComplete(known.get(cik)));
  pulling.expect(wanted.length);
  const stopped = await runLane({
    items: wanted,
    width: WIDTH,
    run: async (cik) => {
      known.set(cik, await fetchCompany(cik, { access, pulling, freshSince: stale.has(cik) ? pulling.now : 0 }));
      pulling.did();
    },
    onFailure: (cik, { provider, message }) => {
      pulling.failures.push({ provider, what: `company ${cik}`, message });
      pulling.did();
    },
  });
  return { answers: [...known.values()], stopped };
}

interface CompanyFetch {
  readonly access: EdgarAccess;
  readonly pulling: Pulling;
  readonly freshSince: number;
}

/** Facts first: submissions that list a filing say that its facts are there too, also after a pull that was killed between the two. */
async function fetchCompany(
  cik: number,
  { access: { edgar, gate }, pulling, freshSince }: CompanyFetch,
): Promise<CompanyAnswers> {
  const name = edgarName(cik);
  const facts = await pulling.ask(gate, (call) => edgar.companyFacts(cik, call), {
    file: () => `${name}-companyfacts.json`,
    freshSince,
  });
  const submissions = await pulling.ask(gate, (call) => edgar.submissions(cik, call), {
    file: () => `${name}.json`,
    freshSince,
  });
  return { cik, facts: fileOf(facts), submissions: fileOf(submissions) };
}

async function storedAnswers(cik: number, { edgar, gate }: EdgarAccess, { store }: Pulling): Promise<CompanyAnswers> {
  const at = (url: URL) => store.newest({ provider: gate.terms.name, method: "GET", url: gate.shown(url) });
  return { cik, facts: await at(edgar.companyFactsUrl(cik)), submissions: await at(edgar.submissionsUrl(cik)) };
}

/** Also of a company of which the SEC has no facts, both answers are there. */
function isComplete(answers: CompanyAnswers | undefined): boolean {
  return answers !== undefined && answers.facts !== null && answers.submissions !== null;
}

/** Companies that filed something which their stored submissions do not list. */
async function staleCompanies(
  known: ReadonlyMap<number, CompanyAnswers>,
  access: EdgarAccess,
  pulling: Pulling,
): Promise<ReadonlySet<number>> {
  const stale = new Set<number>();
  const since = new Map<number, number>();
  for (const [cik, answers] of known) {
    if (!isComplete(answers)) continue;
    const received = Date.parse(answers.submissions?.receivedAt ?? "");
    if (pulling.now - received > MAX_INDEX_DAYS * DAY_MILLISECONDS) stale.add(cik);
    else since.set(cik, received);
  }
  if (since.size === 0) return stale;
  const indexes = await indexesSince(Math.min(...since.values()), access, pulling);
  for (const [cik, accessions] of filedBy(indexes, new Set(since.keys()))) {
    const { submissions } = known.get(cik) as CompanyAnswers;
    const listed = submissions === null ? "" : (await pulling.store.body(submissions)).toString("latin1");
    if ([...accessions].some((accession) => !listed.includes(`"${accession}"`))) stale.add(cik);
  }
  return stale;
}

async function indexesSince(
  since: number,
  { edgar, gate }: EdgarAccess,
  pulling: Pulling,
): Promise<readonly (readonly IndexedFiling[])[]> {
  const indexes: (readonly IndexedFiling[])[] = [];
  const days = indexDays(since, pulling.now);
  pulling.expect(days.length);
  const stopped = await runLane({
    items: days,
    width: WIDTH,
    run: async (day) => {
      // An index is complete once its day is over, and stays as it is.
      const freshSince = (day + 2) * DAY_MILLISECONDS;
      const { value } = await pulling.ask(gate, (call) => edgar.dailyIndex(day, call), {
        file: () => `master-${formatDay(day)}.idx`,
        freshSince,
      });
      indexes.push(value ?? []);
      pulling.did();
    },
    onFailure: (day, { provider, message }) => {
      pulling.failures.push({ provider, what: `index of ${formatDay(day)}`, message });
    },
  });
  if (stopped !== null) throw stopped;
  return indexes;
}
