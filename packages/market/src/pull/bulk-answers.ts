import { downloadFile, type StoredAnswer } from "../providers/index.ts";
import { type BulkArchive, cikOfFileName, edgarName } from "../sources/sec/index.ts";
import type { EdgarAccess } from "./company-answers.ts";
import { filesAt } from "./located.ts";
import type { Pulling } from "./pulling.ts";

/** Up to here companies are asked for one by one: two requests each, at eight a second. */
const BULK_ABOVE = 1500;
const ARCHIVES: readonly BulkArchive[] = ["companyfacts", "submissions"];
const ARCHIVE_AGE_MILLISECONDS = 7 * 86_400_000;
const MAX_ENTRY_BYTES = 2 ** 28;
/** A company's own file; the pages of its older filings have names that go on. */
const OWN_FILE = /CIK\d{10}\.json$/;

/**
 * Where very many companies are not known yet, fetches the SEC's archives of all companies and puts what is in them of those into the
 * store, as if each had been asked for.
 */
export async function bulkAnswers(ciks: readonly number[], access: EdgarAccess, pulling: Pulling): Promise<void> {
  const unknown = new Set<number>();
  for (const cik of ciks) if (!(await isKnown(cik, access, pulling))) unknown.add(cik);
  if (unknown.size <= (pulling.options.bulkAbove ?? BULK_ABOVE)) return;
  const archives: { readonly kind: BulkArchive; readonly answer: StoredAnswer }[] = [];
  for (const kind of ARCHIVES) archives.push({ kind, answer: await download(kind, access, pulling) });
  // As on the way of one by one: submissions last.
  for (const { kind, answer } of archives) await unpack(kind, answer, { unknown, access, pulling });
}

async function isKnown(cik: number, { edgar, gate }: EdgarAccess, { store }: Pulling): Promise<boolean> {
  const url = gate.shown(edgar.submissionsUrl(cik));
  return (await store.newest({ provider: gate.terms.name, method: "GET", url })) !== null;
}

function download(kind: BulkArchive, { edgar, gate }: EdgarAccess, pulling: Pulling): Promise<StoredAnswer> {
  const { options, store, now } = pulling;
  const request = {
    headers: edgar.headers,
    refusal: edgar.refusal,
    file: `${kind}.zip`,
    freshSince: now - ARCHIVE_AGE_MILLISECONDS,
    attempts: 20,
    deadlineMilliseconds: 6 * 3_600_000,
    ...options.retry,
    ...(options.signal && { signal: options.signal }),
    onProgress: (bytes: number, total: number | null) =>
      options.onProgress?.({ phase: "downloading", done: bytes, total, amount: bytes, unit: "bytes" }),
  };
  return downloadFile(edgar.bulkUrl(kind), request, { gate, store });
}

interface Unpacking {
  readonly unknown: ReadonlySet<number>;
  readonly access: EdgarAccess;
  readonly pulling: Pulling;
}

async function unpack(
  kind: BulkArchive,
  archive: StoredAnswer,
  { unknown, access, pulling }: Unpacking,
): Promise<void> {
  const { edgar, gate } = access;
  const { provider, method, requestedAt, receivedAt, status, headers } = archive;
  for await (const entry of filesAt(archive.path)) {
    pulling.options.signal?.throwIfAborted();
    const cik = cikOfFileName(entry.name);
    if (cik === null || !unknown.has(cik) || !OWN_FILE.test(entry.name)) continue;
    const isFacts = kind === "companyfacts";
    const url = gate.shown(isFacts ? edgar.companyFactsUrl(cik) : edgar.submissionsUrl(cik));
    if ((await pulling.store.newest({ provider, method, url })) !== null) continue;
    const name = isFacts ? `${edgarName(cik)}-companyfacts.json` : `${edgarName(cik)}.json`;
    const content = await entry.readAll(MAX_ENTRY_BYTES);
    await pulling.store.keep(
      { provider, method, url, requestedAt, receivedAt, status, headers, refused: null },
      name,
      content,
    );
  }
}
