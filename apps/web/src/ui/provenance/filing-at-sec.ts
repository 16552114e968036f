const ACCESSION = /^\d{10}-\d{2}-\d{6}$/;

/**
 * Address of a filing at the SEC: the page that lists its documents.
 *
 * @returns null where the filer is unknown, and for what is no accession number.
 *
 * @example
 * filingAtSec("0000320193-24-000123", 320193); // ".../data/320193/000032019324000123/0000320193-24-000123-index.htm"
 */
export function filingAtSec(accession: string, cik: number | null): string | null {
  if (cik === null || !ACCESSION.test(accession)) return null;
  return `https://www.sec.gov/Archives/edgar/data/${cik}/${accession.replaceAll("-", "")}/${accession}-index.htm`;
}
