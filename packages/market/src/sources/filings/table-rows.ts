import type { Block } from "@plumbline/core/filings";

/** What stands in a cell beside its text. */
interface Within {
  readonly anchors: readonly string[];
  readonly targets: readonly string[];
  readonly isStrong: boolean;
}

interface Row {
  readonly cells: string[];
  readonly anchors: readonly string[];
  readonly targets: string[];
  isStrong: boolean;
}

type TablePart = Omit<Block, "page">;

/** A longer table goes on in the next block, a longer row in the next row: what a table costs depends on its text alone. */
const MAX_ROWS = 5_000;
const MAX_CELLS = 500;
/** Names by which links may point to one text. */
const MAX_NAMES = 64;

/** A number, a date's year, a sign of currency, a dash for nothing. */
const NUMERIC = /^[(\s]*[$€£¥]?[(\s]*-?[\d,.]*\d[\d,.]*\s*[)%]*$|^[$€£¥%)—–-]+$/;
/** No figure is longer; the pattern would divide a longer one in too many ways. */
const MAX_FIGURE = 40;
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
  /** Of rows without a text, which stand for the next one that has. */
  #anchors: string[] = [];
  #cell: string[] = [];

  get isFull(): boolean {
    return this.#rows.length >= MAX_ROWS;
  }

  openCell(): void {
    this.closeCell();
    if (this.#row.cells.length >= MAX_CELLS) this.closeRow();
    this.isInCell = true;
  }

  addText(text: string, { anchors, targets, isStrong }: Within): void {
    pushUpTo(MAX_NAMES, this.#anchors, anchors);
    pushUpTo(MAX_CELLS, this.#row.targets, targets);
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
    if (this.#row.cells.length > 0) {
      this.#rows.push({ ...this.#row, anchors: this.#anchors });
      this.#anchors = [];
    }
    this.#row = emptyRow();
  }

  /** Gives the rows so far as blocks, with what was gathered of the one under way, and forgets them. */
  *take(): Generator<TablePart> {
    const wasInCell = this.isInCell;
    this.closeRow();
    this.isInCell = wasInCell;
    const rows = this.#rows;
    this.#rows = [];
    const anchorsAfter = this.#anchors;
    this.#anchors = [];
    if (rows.every(isTextual)) yield* rows.map(textOf);
    else yield tableOf(rows, anchorsAfter);
  }
}

function emptyRow(): Row {
  return { cells: [], anchors: [], targets: [], isStrong: true };
}

/** Keeps the first ones of very many. */
function pushUpTo(most: number, all: string[], more: readonly string[]): void {
  for (const one of more) if (all.length < most) all.push(one);
}

/** `$`, `%` and brackets often stand in cells of their own, so that figures are in line. */
function addCell(cells: string[], text: string): void {
  const last = cells.at(-1);
  const isSuffix = /^[%)]+$/.test(text);
  const isShort = last !== undefined && last.length <= MAX_FIGURE;
  if (isShort && (isSuffix || /^[$€£¥(]+$/.test(last))) cells[cells.length - 1] = `${last}${text}`;
  else cells.push(text);
}

function isTextual({ cells }: Row): boolean {
  const [first = "", second = ""] = cells;
  if (cells.length <= 1) return !isFigure(first);
  return cells.length === 2 && MARKER.test(first) && !isFigure(second);
}

function isFigure(cell: string): boolean {
  return cell.length <= MAX_FIGURE && NUMERIC.test(cell);
}

function textOf({ cells, anchors, targets, isStrong }: Row): TablePart {
  const links = targets.map((target) => ({ row: 0, target }));
  return { kind: "text", text: cells.join(" "), isEmphasised: isStrong, anchors, links };
}

function tableOf(rows: readonly Row[], anchorsAfter: readonly string[]): TablePart {
  const links = rows.flatMap(({ targets }, row) => targets.map((target) => ({ row, target })));
  const text = rows.map(({ cells }) => cells.join("\t")).join("\n");
  const anchors = [...rows.flatMap((row) => row.anchors), ...anchorsAfter];
  return { kind: "table", text, isEmphasised: false, anchors, links };
}
