import { formFamily } from "@plumbline/core/filings";
import { formatDay } from "@plumbline/core/time";
import { type Detail, dayValue, type Filing, type FilingEntry, type Instrument, say } from "../model/index.ts";
import { InputError } from "../sources/files/index.ts";
import { type CoverPage, type ReadFiling, readCoverPage } from "../sources/filings/index.ts";
import { isSameName, namesAgree } from "../sources/sec/index.ts";

/** What is known of companies where filings are identified. */
export interface KnownFilers {
  readonly instruments: readonly Instrument[];
  /** Names that lists and filings give a company. */
  namesOf(cik: number): readonly string[];
  /** The reports that submissions or facts name of a company. */
  filingsOf(cik: number): readonly Filing[];
  /** Days since 1970-01-01. */
  readonly today: number;
}

/** A longer line on a cover is no name. */
const MAX_NAME = 80;

/**
 * Tells whose filing a file is, its accession and the day it was filed: by the header of the submission; without one by
 * the company on its cover and the list of filings in the submissions of that company.
 *
 * @param filing The filing, read to its end.
 * @param fileName Name of the file, which may be that of the document at the SEC.
 * @param known Companies of the market.
 * @returns What the market stores beside the text; companies that the market has not are left out.
 * @throws {InputError} `wrong-company`, `filed-in-future`, `filing-without-stock` or `unidentified-filing`.
 */
export function identifyFiling(filing: ReadFiling, fileName: string, known: KnownFilers): FilingEntry {
  const cover = readCoverPage(filing.main);
  const entry = filing.header === null ? byList(filing, cover, { fileName, known }) : byHeader(filing, cover);
  if (entry.filed > known.today) {
    throw new InputError(
      "filed-in-future",
      say("filing-dated", { accession: entry.accession, day: dayValue(entry.filed) }),
    );
  }
  return { ...entry, ciks: inMarket(entry.ciks, entry.form, known) };
}

/** @throws {InputError} `filing-without-stock` if the market has none of the companies. */
function inMarket(ciks: readonly number[], form: string | null, { instruments }: KnownFilers): number[] {
  const inside = new Set(instruments.map(({ cik }) => cik));
  const known = ciks.filter((cik) => inside.has(cik));
  if (known.length > 0) return known;
  const named = { ciks: firstOf(ciks) };
  const detail = form === null ? say("report-of-unknown", named) : say("filing-of-unknown", { form, ...named });
  throw new InputError("filing-without-stock", detail);
}

function firstOf(ciks: readonly number[]): string {
  return ciks.slice(0, 5).join(", ");
}

function byHeader({ header, main }: ReadFiling, cover: CoverPage): FilingEntry {
  const { accession, form, filed, period, filers } = header as NonNullable<ReadFiling["header"]>;
  if (cover.cik !== null && filers.every(({ cik }) => cik !== cover.cik)) {
    throw new InputError(
      "wrong-company",
      say("header-of-company", { ciks: firstOf(filers.map(({ cik }) => cik)), cik: String(cover.cik) }),
    );
  }
  const { registrant } = cover;
  const isNamed = cover.cik === null && registrant !== null && registrant.length <= MAX_NAME;
  if (isNamed && filers.length === 1 && filers.every(({ name }) => !namesAgree(name, registrant))) {
    throw new InputError("wrong-company", say("header-of-name", { header: filers[0]?.name ?? "", registrant }));
  }
  const ciks = filers.map(({ cik }) => cik);
  return { accession, form, filed, period: period ?? cover.period, ciks, document: main.fileName };
}

function byList(
  { main }: ReadFiling,
  cover: CoverPage,
  { fileName, known }: { readonly fileName: string; readonly known: KnownFilers },
): FilingEntry {
  const cik = cover.cik ?? companyNamed(cover.registrant, known);
  if (cik === null) throw unidentified(say("no-header-no-company"));
  inMarket([cik], cover.form, known);
  const names = [main.fileName, baseName(fileName)];
  const sameForm = known.filingsOf(cik).filter(({ form }) => isSameForm(form, cover.form));
  const byName = sameForm.filter(
    ({ primaryDocument }) => primaryDocument !== null && names.includes(baseName(primaryDocument)),
  );
  const byPeriod = sameForm.filter(({ reportDate }) => cover.period !== null && reportDate === cover.period);
  const [found, ...others] = byName.length > 0 ? byName : byPeriod;
  if (found === undefined || others.length > 0) {
    const report = `${cover.form ?? "a report"}${cover.period === null ? "" : ` for ${formatDay(cover.period)}`}`;
    const file = `CIK${String(cik).padStart(10, "0")}.json`;
    const sentence = found === undefined ? "no-header-unlisted" : "no-header-listed-twice";
    throw unidentified(say(sentence, { cik: String(cik), report, file }));
  }
  const { accession, form, filed, reportDate, primaryDocument } = found;
  const document = primaryDocument === null ? main.fileName : baseName(primaryDocument);
  return { accession, form, filed, period: reportDate ?? cover.period, ciks: [cik], document };
}

function companyNamed(registrant: string | null, { instruments, namesOf }: KnownFilers): number | null {
  if (registrant === null || registrant.length > MAX_NAME) return null;
  const named = instruments.flatMap(({ cik, names }) => {
    const all = cik === null ? [] : [...namesOf(cik), names.en];
    return all.some((name) => isSameName(name, registrant)) ? [cik as number] : [];
  });
  const ciks = new Set(named);
  return ciks.size === 1 ? ([...ciks][0] as number) : null;
}

/** An amendment is another filing than what it amends; a 10-K405 calls itself a 10-K. */
function isSameForm(listed: string, stated: string | null): boolean {
  if (stated === null || formFamily(listed) === null) return false;
  return formFamily(listed) === formFamily(stated) && listed.endsWith("/A") === stated.endsWith("/A");
}

/** Without folders, archives and what compression adds. */
function baseName(path: string): string {
  return path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("!")) + 1).replace(/\.gz$/i, "");
}

function unidentified(detail: Detail): InputError {
  return new InputError("unidentified-filing", detail);
}
