import type { PriceTable } from "./price-table.ts";

type Row = readonly string[];

/** Places of the columns that every format has in the same order. */
const DAY = 0;
const OPEN = 1;
const HIGH = 2;
const LOW = 3;
const CLOSE = 4;
/** Alpha Vantage alone has nine columns: adjusted close before the volume, dividend and split after it. */
const WITH_ACTIONS = 9;
const ADJUSTED = 5;
const DIVIDEND = 7;
const SPLIT = 8;

/** What a fault does to the rows around a place, and which days the report may name for it. */
export interface FaultKind {
  readonly name: string;
  /** Rows that one fault spans, so that faults do not touch each other. */
  readonly span: number;
  /** One fault of this kind changes all rows before it, so that a file bears only one. */
  readonly oncePerFile?: boolean;
  /** Only files with columns of dividends and splits can bear it. */
  readonly needsActions?: boolean;
  /** Changes the table. `chance` gives numbers in [0, 1). */
  plant(table: PriceTable, at: number, chance: () => number): void;
}

export const FAULT_KINDS: readonly FaultKind[] = [
  cellFault("a price of zero", ({ chance }) => [1 + Math.floor(chance() * 4), "0"]),
  cellFault("a negative price", ({ row, chance }) => negated(row, 1 + Math.floor(chance() * 4))),
  cellFault("NaN for a price", ({ chance }) => [1 + Math.floor(chance() * 4), "NaN"]),
  cellFault("an empty price", ({ chance }) => [1 + Math.floor(chance() * 4), ""]),
  cellFault("a word for a price", ({ chance }) => [1 + Math.floor(chance() * 4), "n.v."]),
  cellFault("an infinite price", ({ chance }) => [1 + Math.floor(chance() * 4), "1e400"]),
  cellFault("a close above the high", ({ row }) => [CLOSE, times(row[HIGH], 1.03)]),
  cellFault("an open below the low", ({ row }) => [OPEN, times(row[LOW], 0.97)]),
  cellFault("a high of three times the price", ({ row }) => [HIGH, times(row[HIGH], 3)]),
  cellFault("a low of a third of the price", ({ row }) => [LOW, times(row[LOW], 1 / 3)]),
  cellFault("a day of the future", () => [DAY, "2031-03-03"]),
  cellFault("a day that does not exist", ({ row }) => [DAY, `${row[DAY]?.slice(0, 4)}-02-30`]),
  cellFault("a day of the first century", ({ row }) => [DAY, `00${row[DAY]?.slice(2)}`]),
  cellFault("a Sunday", ({ row }) => [DAY, sundayAfter(row[DAY] ?? "")]),
  rowFault("open and high exchanged with low", (row) => exchange(row, HIGH, LOW)),
  rowFault("close and volume exchanged", (row) => exchange(row, CLOSE, volumeOf(row))),
  rowFault("a negative volume", (row) => row.with(volumeOf(row), "-500")),
  rowFault("half a row", (row) => row.slice(0, 3)),
  rowFault("a cell too many", (row) => [...row, "0"]),
  rowFault("a decimal comma", (row) =>
    row.flatMap((cell, at) => (at === OPEN ? cell.split(".").concat("5").slice(0, 2) : cell)),
  ),
  rowFault("a bar in cents", (row) => scaled(row, 100)),
  rowFault("a bar in hundreds", (row) => scaled(row, 0.01)),
  rowFault("a bar at half the price", (row) => scaled(row, 0.5)),
  rowFault("columns shifted by one", (row) => [row[DAY] as string, row.at(-1) as string, ...row.slice(1, -1)]),
  runFault("a week in cents", 5, (row) => scaled(row, 100)),
  runFault("two months in thousands", 40, (row) => scaled(row, 0.001)),
  runFault("a stuck feed", 6, (row, first) => [row[DAY] as string, ...first.slice(1, 5), ...row.slice(5)]),
  insertion("a row twice", (row) => row),
  insertion("a day twice with different prices", (row) => scaled(row, 1.02)),
  {
    name: "a row out of order",
    span: 12,
    plant: ({ rows }, at) => rows.splice(at + 10, 0, ...rows.splice(at, 1)),
  },
  ...[2, 3, 4, 7, 10, 20, 1.5, 0.5, 0.1, 0.05].map((ratio) => unrecordedSplit({ ratio })),
  ...[2, 3, 1.5, 0.1].map((ratio) => unrecordedSplit({ ratio, volumeAdjusted: true })),
  ...[2, 3, 1.5, 0.1].map((ratio) => unrecordedSplit({ ratio, attested: true })),
  { ...rowFault("a split that never was", (row) => row.with(SPLIT, "2.0")), needsActions: true },
  {
    ...rowFault("a dividend of a third of the price", (row) => row.with(DIVIDEND, times(row[CLOSE], 1 / 3))),
    needsActions: true,
  },
  {
    ...rowFault("a dividend ten times too large", (row) => row.with(DIVIDEND, times(row[CLOSE], 0.05))),
    needsActions: true,
  },
  { ...rowFault("a negative dividend", (row) => row.with(DIVIDEND, "-0.5")), needsActions: true },
];

/** True when a file has the columns that a fault needs. */
export function canBear({ rows }: PriceTable, { needsActions }: FaultKind): boolean {
  return needsActions !== true || rows[0]?.length === WITH_ACTIONS;
}

interface CellFault {
  readonly row: Row;
  readonly chance: () => number;
}

function cellFault(name: string, fault: (subject: CellFault) => readonly [number, string]): FaultKind {
  return {
    name,
    span: 1,
    plant({ rows }, at, chance) {
      const row = rows[at] as string[];
      rows[at] = row.with(...fault({ row, chance }));
    },
  };
}

function rowFault(name: string, fault: (row: string[]) => string[]): FaultKind {
  return runFault(name, 1, fault);
}

function runFault(name: string, span: number, fault: (row: string[], first: string[]) => string[]): FaultKind {
  return {
    name,
    span,
    plant({ rows }, at) {
      const first = rows[at] as string[];
      for (let place = at; place < at + span; place++) rows[place] = fault(rows[place] as string[], first);
    },
  };
}

function insertion(name: string, copy: (row: string[]) => string[]): FaultKind {
  return { name, span: 2, plant: ({ rows }, at) => rows.splice(at + 1, 0, copy(rows[at] as string[])) };
}

interface MissingSplit {
  readonly ratio: number;
  /** Volume stays on the new share count, as some vendors deliver it. */
  readonly volumeAdjusted?: boolean;
  /** The vendor's adjusted close has the split although no column states it. */
  readonly attested?: boolean;
}

/** Prices, dividends and volumes before the place as they were before a split that the file does not state. */
function unrecordedSplit({ ratio, volumeAdjusted = false, attested = false }: MissingSplit): FaultKind {
  const notes = `${volumeAdjusted ? ", volume adjusted" : ""}${attested ? ", known to the adjusted close" : ""}`;
  return {
    name: `an unrecorded split of ${ratio}${notes}`,
    span: 1,
    oncePerFile: true,
    needsActions: attested,
    plant({ rows }, at) {
      for (let place = 0; place < at; place++) {
        const row = rows[place] as string[];
        const before = scaled(row, ratio);
        const volume = Math.round(Number(row[volumeOf(row)]) / ratio).toString();
        if (!volumeAdjusted) before[volumeOf(row)] = volume;
        if (attested) before[ADJUSTED] = row[ADJUSTED] as string;
        if (row.length === WITH_ACTIONS) before[DIVIDEND] = times(row[DIVIDEND], ratio);
        rows[place] = before;
      }
    },
  };
}

function scaled(row: string[], factor: number): string[] {
  const prices = row.length === WITH_ACTIONS ? [OPEN, HIGH, LOW, CLOSE, ADJUSTED] : [OPEN, HIGH, LOW, CLOSE];
  return row.map((cell, at) => (prices.some((price) => price === at) ? times(cell, factor) : cell));
}

function times(cell: string | undefined, factor: number): string {
  return (Number(cell) * factor).toPrecision(12);
}

function exchange(row: string[], one: number, other: number): string[] {
  return row.with(one, row[other] as string).with(other, row[one] as string);
}

function negated(row: Row, column: number): [number, string] {
  return [column, `-${row[column]}`];
}

function volumeOf(row: Row): number {
  return row.length >= WITH_ACTIONS ? 6 : 5;
}

function sundayAfter(text: string): string {
  const instant = new Date(text);
  instant.setUTCDate(instant.getUTCDate() + 7 - instant.getUTCDay());
  return instant.toISOString().slice(0, 10);
}
