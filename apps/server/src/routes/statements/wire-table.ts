import type { WireStatement, WireStatementLine } from "@plumbline/contract";
import {
  type Derivation,
  factsBehind,
  notesOn,
  provenanceOf,
  type Seam,
  type StatementCell,
  type StatementRow,
  type StatementTable,
} from "@plumbline/core/fundamentals";
import { formatDay } from "@plumbline/core/time";
import { CELL_STATES } from "@plumbline/core/words";
import { type Filer, filingLink } from "../fundamentals/index.ts";
import { wirePeriod } from "../wire-accounts.ts";

/** Some figures were filed hundreds of times; of each the answer has the newest. */
const MAX_RIVALS = 10;

/** A statement in columns. Filings and origins, which hundreds of figures share, are listed once. */
export function wireTable(
  { periods, rows }: StatementTable,
  source: string,
  filer: Filer,
): Pick<WireStatement, "periods" | "lines" | "origins" | "filings"> {
  const origins = listedOnce<WireStatement["origins"][number]>();
  const filings = listedOnce<WireStatement["filings"][number]>();
  const placed: Placing = (number) => {
    const { value, how, rule, filed } = number;
    const { accession = "", form = "" } = provenanceOf(number, { source });
    const filedAt = formatDay(filed);
    const concepts = [...new Set(factsBehind(number).map(({ taxonomy, concept }) => `${taxonomy}:${concept}`))];
    const link = filingLink(accession, filer);
    return {
      value,
      origin: origins.placeOf(`${how} ${rule} ${concepts.join(" ")}`, { concepts, how, rule }),
      filing: filings.placeOf(`${accession} ${filedAt}`, { accession, form, filedAt, link }),
    };
  };
  const lines = rows.map((row) => wireLine(row, placed));
  return { periods: periods.map(wirePeriod), lines, origins: origins.list, filings: filings.list };
}

/** Things that are met again and again, each in one place of a list. */
function listedOnce<Thing>() {
  const places = new Map<string, number>();
  const list: Thing[] = [];
  const placeOf = (key: string, thing: Thing): number => {
    const place = places.get(key) ?? list.push(thing) - 1;
    places.set(key, place);
    return place;
  };
  return { list, placeOf };
}

interface PlacedFigure {
  readonly value: number;
  readonly origin: number;
  readonly filing: number;
}
type Placing = (number: Derivation) => PlacedFigure;

function wireLine({ line: { id, role }, kind, cells, seams }: StatementRow, placed: Placing): WireStatementLine {
  const figures = cells.map(({ number }) => (number.value === null ? null : placed(number)));
  return {
    id,
    role,
    kind,
    values: figures.map((found) => found?.value ?? null),
    states: cells.map(({ state }) => state),
    origins: figures.map((found) => found?.origin ?? null),
    filings: figures.map((found) => found?.filing ?? null),
    missing: entries(cells, ({ number }) => (number.value === null ? { because: number.because } : null)),
    notes: entries(cells, furtherNotes),
    rivals: entries(cells, ({ rivals }) => wireRivals(rivals, placed)),
    seams: seams.map((seam) => wireSeam(seam, placed)),
  };
}

/** Values that some of the cells have, with the place of their period. */
function entries<Entry extends object>(
  cells: readonly StatementCell[],
  entryOf: (cell: StatementCell) => Entry | null,
): ({ period: number } & Entry)[] {
  return cells.flatMap((cell, period) => {
    const entry = entryOf(cell);
    return entry ? [{ period, ...entry }] : [];
  });
}

/** The notes that the state of a figure does not tell already. */
function furtherNotes({ number }: StatementCell): { notes: string[] } | null {
  if (number.value === null) return null;
  const states: readonly string[] = CELL_STATES;
  const notes = notesOn(number).filter((note) => !states.includes(note));
  return notes.length > 0 ? { notes } : null;
}

type WireRivals = Omit<WireStatementLine["rivals"][number], "period">;

function wireRivals(rivals: StatementCell["rivals"], placed: Placing): WireRivals | null {
  if (rivals.length === 0) return null;
  const newest = rivals.slice(0, MAX_RIVALS);
  return { count: rivals.length, figures: newest.map(({ number, because }) => ({ ...placed(number), because })) };
}

function wireSeam({ before, after, proof }: Seam, placed: Placing): WireStatementLine["seams"][number] {
  return {
    before,
    after,
    proof: proof.map((number) => ({
      ...placed(number),
      start: number.start === null ? null : formatDay(number.start),
      end: formatDay(number.end),
    })),
  };
}
