/** Who filed. */
export interface Filer {
  readonly cik: number | null;
  /** A made-up company has filed nothing anywhere. */
  readonly fictional: boolean;
}

const ACCESSION = /^\d{10}-\d{2}-\d{6}$/;

/**
 * Address of a filing at the SEC: the page that lists its documents.
 *
 * @returns null for a made-up company, and for what is no accession number.
 */
export function filingLink(accession: string, { cik, fictional }: Filer): string | null {
  if (cik === null || fictional || !ACCESSION.test(accession)) return null;
  const folder = accession.replaceAll("-", "");
  return `https://www.sec.gov/Archives/edgar/data/${cik}/${folder}/${accession}-index.htm`;
}
