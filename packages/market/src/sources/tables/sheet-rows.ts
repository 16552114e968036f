import type { Readable } from "node:stream";
import { plainly } from "../../model/index.ts";
import { InputError } from "../files/index.ts";
import { momentText, plainNumber } from "./cell-text.ts";
import { xmlEvents } from "./xml-events.ts";

/** What of a workbook the cells of a sheet refer to. */
export interface SheetReading {
  readonly texts: readonly string[];
  readonly isDate: (style: number) => boolean;
  readonly is1904: boolean;
}

/** The width of a sheet, and what a cell holds (Excel's own limits). */
const MAX_COLUMNS = 16_384;
const MAX_TEXT = 65_536;

/** Reads the rows of a sheet; those without a value are left out. */
export async function* sheetRows(source: Readable, reading: SheetReading): AsyncGenerator<readonly string[]> {
  const sheet = new SheetReader(reading);
  for await (const _ of xmlEvents(source, sheet)) {
    yield* sheet.rows;
    sheet.rows = [];
  }
}

class SheetReader {
  rows: string[][] = [];
  readonly #reading: SheetReading;
  #row: string[] = [];
  #column = -1;
  #type = "n";
  #style = -1;
  #value = "";
  #isValue = false;
  #isPhonetic = false;

  constructor(reading: SheetReading) {
    this.#reading = reading;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (name === "row") this.#begin();
    else if (name === "c") this.#beginCell(attributes);
    else if (name === "rPh") this.#isPhonetic = true;
    this.#isValue = (name === "v" || name === "t") && !this.#isPhonetic;
  }

  close(name: string): void {
    this.#isValue = false;
    if (name === "rPh") this.#isPhonetic = false;
    else if (name === "c") this.#row[this.#column] = this.#text();
    else if (name === "row" && this.#row.some((cell) => cell !== undefined && cell !== ""))
      this.rows.push(Array.from(this.#row, (cell) => cell ?? ""));
  }

  text(text: string): void {
    if (!this.#isValue) return;
    this.#value += text;
    if (this.#value.length > MAX_TEXT)
      throw new InputError("damaged-table", plainly("A cell holds more than a sheet can."));
  }

  #begin(): void {
    this.#row = [];
    this.#column = -1;
  }

  #beginCell({ r, t = "n", s = "-1" }: Readonly<Record<string, string>>): void {
    this.#column = r === undefined ? this.#column + 1 : columnOf(r);
    if (!(this.#column >= 0 && this.#column < MAX_COLUMNS)) {
      throw new InputError("damaged-table", plainly("A cell lies beyond the columns of a sheet."));
    }
    this.#type = t;
    this.#style = Number(s);
    this.#value = "";
  }

  #text(): string {
    const { texts, isDate, is1904 } = this.#reading;
    if (this.#type === "s") return texts[Number(this.#value)] ?? "";
    if (this.#type === "e") return "";
    if (this.#type !== "n") return this.#type === "d" ? this.#value.replace(/T00:00:00(?:\.0+)?Z?$/, "") : this.#value;
    if (this.#value.trim() === "") return "";
    const number = Number(this.#value);
    return isDate(this.#style) ? serialText(number, is1904) : plainNumber(number);
  }
}

/** `B5` is column 1. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? "") column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

const DAY_MS = 86_400_000;
/** 1899-12-30: Excel counts a 29th of February 1900, which was none. */
const DAYS_BEFORE_1970 = 25_569;
const DAYS_1904 = 1_462;

/** Writes a day as workbooks count them, such as 45293 for 2024-01-02; a time of the day follows where there is one. */
export function serialText(serial: number, is1904: boolean): string {
  const days = is1904 ? serial + DAYS_1904 : serial < 60 ? serial + 1 : serial;
  return momentText((days - DAYS_BEFORE_1970) * DAY_MS).replace("T", " ");
}
