import {
  cutFiling,
  exhibitParagraphs,
  type FormFamily,
  formFamily,
  itemRole,
  type StatedClass,
  shareholderDiscussion,
} from "@plumbline/core/filings";
import type { Day } from "@plumbline/core/time";
import { type FiledItem, type FilingEntry, type Instrument, say } from "../model/index.ts";
import { issue } from "../quality/index.ts";
import { type EncodedFiling, encodeFiling, NamelessFile } from "../snapshot/index.ts";
import { InputError, type LocatedFile } from "../sources/files/index.ts";
import { classesOnCover, type ReadFiling, readFiling } from "../sources/filings/index.ts";
import { fileIssue } from "./file-issue.ts";
import { identifyFiling, type KnownFilers } from "./identify-filing.ts";
import type { ImportRun } from "./import-run.ts";
import type { SecurityMaster } from "./security-master.ts";
import type { StatedFilings } from "./stated-filings.ts";
import type { Survey } from "./survey.ts";

/** Texts of filings in the market after the import. */
export interface ImportedFilings {
  readonly filings: number;
  /** Those that the files of this import brought. */
  readonly delivered: number;
  /** Classes of shares as the covers of annual reports of this import have them, by company. */
  readonly covers: ReadonlyMap<number, readonly CoverClasses[]>;
}

/** The classes of securities on the cover of an annual report. */
export interface CoverClasses {
  readonly filed: Day;
  readonly accession: string;
  readonly classes: readonly StatedClass[];
}

/** What filings are told by, and where they are set aside until all are known. */
export interface FilingsImport {
  readonly instruments: readonly Instrument[];
  readonly master: SecurityMaster;
  readonly stated: StatedFilings;
  readonly folder: string;
}

interface SetAside {
  readonly entry: FilingEntry;
  readonly offset: number;
  readonly bytes: number;
  readonly outlineBytes: number;
}

/**
 * Reads the filings of a delivery, cuts each into items and paragraphs, and writes them with those that the market has, in
 * ascending order of accession. One filing is in memory at a time; the others are set aside, compressed, on disk.
 *
 * @param survey The files.
 * @param given Instruments, lists, and the folder for what is set aside.
 * @param run The import; what could not be read becomes issues of it.
 */
export async function importFilings(survey: Survey, given: FilingsImport, run: ImportRun): Promise<ImportedFilings> {
  const aside = new NamelessFile(given.folder);
  const read = new Map<string, SetAside>();
  const known = knownFilers(given, run);
  const covers = new Map<number, readonly CoverClasses[]>();
  const symbolOf = new Map(given.instruments.map(({ cik, symbol }) => [cik, symbol]));
  try {
    let done = 0;
    for (const { file } of survey.filings) {
      try {
        const { entry, items } = await readOne(file, known, covers);
        const symbol = symbolOf.get(entry.ciks[0] as number) ?? null;
        run.found(missingItems(entry, items, { file, symbol }));
        const encoded = encodeFiling(items);
        const before = read.get(entry.accession);
        // Of two files of one filing the one with more text: a submission has the exhibits that its report lacks.
        if (before === undefined || before.bytes < encoded.bytes.length) {
          const { outlineBytes } = encoded;
          const bytes = encoded.bytes.length;
          read.set(entry.accession, { entry, offset: aside.append(encoded.bytes), bytes, outlineBytes });
        }
      } catch (error) {
        run.found([fileIssue(file, error)]);
      }
      done += 1;
      run.progress({ phase: "filings", done, total: survey.filings.length, amount: done, unit: "files" });
    }
    return { filings: writeAll(read, aside, run), delivered: read.size, covers };
  } finally {
    aside.close();
  }
}

async function readOne(
  file: LocatedFile,
  known: KnownFilers,
  covers: Map<number, readonly CoverClasses[]>,
): Promise<{ entry: FilingEntry; items: FiledItem[] }> {
  const filing = await readFiling(file);
  const entry = identifyFiling(filing, file.name, known);
  hearCover(filing, entry, covers);
  const items = itemsOf(filing, entry);
  if (items.length === 0)
    throw new InputError("no-items", say("no-item-in", { form: entry.form, accession: entry.accession }));
  return { entry, items };
}

/** Annual reports have a cover that lists classes of shares; of filings for several companies it is that of the first. */
function hearCover(
  { main }: ReadFiling,
  { ciks, form, filed, accession }: FilingEntry,
  covers: Map<number, readonly CoverClasses[]>,
): void {
  const [cik] = ciks;
  const family = formFamily(form);
  if (cik === undefined || (family !== "20-F" && family !== "40-F" && family !== "10-K")) return;
  const classes = classesOnCover(main);
  if (classes.length > 0) covers.set(cik, [...(covers.get(cik) ?? []), { filed, accession, classes }]);
}

/**
 * The items of a filing: those of the report, and those that it files as exhibits.
 *
 * @param filing The filing.
 * @param entry Its form and accession.
 */
export function itemsOf(
  { main, exhibits }: ReadFiling,
  { form, accession }: Pick<FilingEntry, "form" | "accession">,
): FiledItem[] {
  const family = formFamily(form) as FormFamily;
  const own = cutFiling(main.blocks, { family, accession }).map((item): FiledItem => ({ ...item, exhibit: null }));
  if (family === "8-K" || family === "40-F") {
    return [...own, ...exhibits.map((exhibit) => exhibitItem(exhibit, accession))].filter(hasText);
  }
  return own
    .map((item) => (item.isReference && itemRole(family, item.item) === "discussion" ? fromExhibit(item) : item))
    .filter(hasText);

  function fromExhibit(item: FiledItem): FiledItem {
    for (const { type, blocks } of exhibits) {
      const paragraphs = shareholderDiscussion(blocks, { accession, item: item.item });
      if (paragraphs.length > 0) return { ...item, isReference: false, exhibit: type, paragraphs };
    }
    return item;
  }
}

/** A press release is an item of its own: the one that it belongs to is a sentence that points to it. */
function exhibitItem({ type, blocks }: ReadFiling["main"], accession: string): FiledItem {
  const item = type as string;
  return {
    item,
    title: item,
    isReference: false,
    exhibit: type,
    paragraphs: exhibitParagraphs(blocks, { accession, item }),
  };
}

function hasText({ paragraphs }: FiledItem): boolean {
  return paragraphs.length > 0;
}

const ANNUAL_ROLES = ["business", "risks", "discussion"] as const;
/** Item 1A is asked for since fiscal years that end on 2005-12-01. */
const RISKS_SINCE = 13_118;

function missingItems(
  { form, accession, period, filed }: FilingEntry,
  items: readonly FiledItem[],
  { file, symbol }: { readonly file: LocatedFile; readonly symbol: string | null },
) {
  const family = formFamily(form) as FormFamily;
  const isWhole = (family === "10-K" || family === "20-F") && !form.endsWith("/A");
  if (!isWhole) return [];
  const expected = ANNUAL_ROLES.filter((role) => role !== "risks" || (period ?? filed) >= RISKS_SINCE);
  const missing = expected.filter((role) => !items.some(({ item }) => itemRole(family, item) === role));
  if (missing.length === 0) return [];
  const words = { words: missing, between: ", no " };
  const detail = say("items-not-found", { form, accession, missing: words, count: items.length });
  return [issue("item-missing", { file: file.name, symbol, count: missing.length }, detail)];
}

/** In ascending order of accession, each once; a file of this import before the market's own. */
function writeAll(read: ReadonlyMap<string, SetAside>, aside: NamelessFile, { writer, parent }: ImportRun): number {
  const before = new Map(parent?.texts.all.map((entry) => [entry.accession, entry]));
  const accessions = [...new Set([...before.keys(), ...read.keys()])].sort();
  for (const accession of accessions) {
    const set = read.get(accession);
    if (set !== undefined) {
      writer.addEncodedText(set.entry, { bytes: aside.read(set.offset, set.bytes), outlineBytes: set.outlineBytes });
    } else {
      writer.addEncodedText(before.get(accession) as FilingEntry, parent?.texts.encoded(accession) as EncodedFiling);
    }
  }
  return accessions.length;
}

function knownFilers({ instruments, master, stated }: FilingsImport, { today }: ImportRun): KnownFilers {
  return {
    instruments,
    today,
    namesOf: (cik) => master.directory.namesOf(cik),
    filingsOf: (cik) => stated.of(cik),
  };
}
