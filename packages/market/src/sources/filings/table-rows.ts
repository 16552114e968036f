import type { Block } from "@plumbline/core/filings";

/** What stands in a cell beside its text. */
interface Within {
  readonly anchors: readonly string[];
  readonly targets: readonly string[];
  readonly isStrong: boolean;
}

interface Row {
  readonly cells: string[];
  readonly anchors: string[];
  readonly targets: string[];
  isStrong: boolean;
}

type TablePart = Omit<Block, "page">;

/** A number, a date's year, a sign of currency, a dash for nothing. */
const NUMERIC = /^[(\s]*[$€£¥]?[(\s]*-?[\d,.]*\d[\d,.]*\s*[)%]*$|^[$€£¥%)—–-]+$/;
/** What begins a line of a list or a heading that was laid out in a table. */
const MARKER = /^(?:[•●▪■○◦§·*‑–—-]|\(?[a-z\d]{1,3}[.)]|\(?[ivx]{1,4}[.)]|item\s+\d+[a-c]?\s*[.:—–-]*)$/i;

/**
 * The rows of one table. Filings use tables for figures, but also to set bullets, headings or whole pages in place: such
 * rows are texts.
 */
export class TableRows {
  isInCell = false;
  /** Characters in the cell under way. */
  cellLength = 0;
  #rows: Row[] = [];
  #row: Row = emptyRow();
  #cell: string[] = [];

  openCell(): void {
    this.closeCell();
    this.isInCell = true;
  }

  addText(text: string, { anchors, targets, isStrong }: Within): void {
    this.#row.anchors.push(...anchors);
    this.#row.targets.push(...targets);
    if (text === "") return;
    if (!isStrong) this.#row.isStrong = false;
    this.#cell.push(text);
    this.cellLength += text.length;
  }

  closeCell(): void {
    this.isInCell = false;
    if (this.#cell.length > 0) addCell(this.#row.cells, this.#cell.join(" "));
    this.#cell = [];
    this.cellLength = 0;
  }

  closeRow(): void {
    this.closeCell();
    const { cells, anchors, targets } = this.#row;
    if (cells.length > 0 || anchors.length + targets.length > 0) this.#rows.push(this.#row);
    this.#row = emptyRow();
  }

  /** Gives the rows so far as blocks, with what was gathered of the one under way, and forgets them. */
  *take(): Generator<TablePart> {
    const wasInCell = this.isInCell;
    this.closeRow();
    this.isInCell = wasInCell;
    const rows = this.#rows;
    this.#rows = [];
    if (rows.every(isTextual)) yield* textsOf(rows);
    else yield tableOf(rows);
  }
}

function emptyRow(): Row {
  return { cells: [], anchors: [], targets: [], isStrong: true };
}

/** `$`, `%` and brackets often stand in cells of their own, so that figures are in line. */
function addCell(cells: string[], text: string): void {
  const last = cells.at(-1);
  const isSuffix = /^[%)]+$/.test(text);
  const isAfterSign = last !== undefined && /^[$€£¥(]+$/.test(last);
  if (last !== undefined && (isSuffix || isAfterSign)) cells[cells.length - 1] = `${last}${text}`;
  else cells.push(text);
}

function isTextual({ cells }: Row): boolean {
  const [first = "", second = ""] = cells;
  if (cells.length <= 1) return !NUMERIC.test(first) || first.length === 0;
  return cells.length === 2 && MARKER.test(first) && !NUMERIC.test(second);
}

function* textsOf(rows: readonly Row[]): Generator<TablePart> {
  let anchors: string[] = [];
  for (const row of rows) {
    anchors = [...anchors, ...row.anchors];
    if (row.cells.length === 0) continue;
    const links = row.targets.map((target) => ({ row: 0, target }));
    yield { kind: "text", text: row.cells.join(" "), isEmphasised: row.isStrong, anchors, links };
    anchors = [];
  }
}

function tableOf(rows: readonly Row[]): TablePart {
  const shown = rows.filter(({ cells }) => cells.length > 0);
  const links = shown.flatMap(({ targets }, row) => targets.map((target) => ({ row, target })));
  const text = shown.map(({ cells }) => cells.join("\t")).join("\n");
  return { kind: "table", text, isEmphasised: false, anchors: rows.flatMap((row) => row.anchors), links };
}
