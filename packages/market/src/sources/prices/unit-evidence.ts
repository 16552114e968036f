import { UNREADABLE, writtenNumber } from "../../delimited/index.ts";
import { remembered } from "../../model/index.ts";
import { plainName } from "./column-names.ts";
import type { TableShape } from "./price-format.ts";
import type { FoundTable } from "./table-shape.ts";

/** What prices and volumes of a table are multiplied by. */
export type UnitEvidence = Pick<TableShape, "priceScale" | "volumeScale">;

const NOTE = /[([（]([^()[\]（）]*)[)\]）]\s*$/u;
/** What notes behind a header say of the numbers below it. */
const SCALES: readonly (readonly [RegExp, number])[] = [
  [/^(?:in |x ?|× ?)?(?:'?000'?s?|1[,.']?000s?|k|thousands?|tsd\.?|miles|milliers|千|千股)(?: [A-Z]{3})?$/iu, 1e3],
  [/^(?:in )?(?:m|mn|mm|mio\.?|mill?ions?|millones|百万|百萬|百万股)(?: [A-Z]{3})?$/iu, 1e6],
  [/^(?:手|百股)$/u, 100],
  [/^(?:万|萬|万股|萬股|万元)$/u, 1e4],
  [/^(?:亿|億|亿元)$/u, 1e8],
  [/^(?:in )?(?:us |usd |eur |euro )?(?:cents?|¢)$/iu, 0.01],
];

const TURNOVER: readonly string[] = ["amount", "成交额", "成交金額", "成交金额"];
const CHINESE = /\p{Script=Han}/u;
/** Shares of a lot in Shanghai and Shenzhen. */
const LOT = 100;
/** Turnover by close and volume where this is in lots: turnover in yuan, in thousands and in ten thousands of it. */
const OF_LOTS = [LOT, LOT / 1e3, LOT / 1e4];
/** The average price of a day is not its close. */
const TOLERANCE = 1.3;

/** Whole numbers of a billionth, as Databento encodes prices. */
const BILLIONTHS = /^\d{9,}$/;

/**
 * Finds the units of a table that are not one share and one of its currency: by notes behind its headers, by the turnover of
 * stocks of China, whose volumes stand in lots of 100, and by marks of a vendor.
 *
 * @param table The table, as far as it was seen.
 * @param decimalMark Of its numbers.
 */
export function unitEvidence(table: FoundTable, decimalMark: "." | ","): UnitEvidence {
  const { columns, header } = table;
  const volume = header[columns.volume ?? -1];
  const close = header[columns.close ?? -1];
  const noted = scaleNoted(volume);
  return {
    priceScale: areBillionths(table) ? 1e-9 : scaleNoted(close),
    volumeScale: noted === 1 && areLots(table, decimalMark) ? LOT : noted,
  };
}

/** By a note behind a header. */
function scaleNoted(header = ""): number {
  return scaleOf(header);
}

const scaleOf = remembered((header): number => {
  const note = NOTE.exec(header)?.[1]?.trim() ?? "";
  return note === "" ? 1 : (SCALES.find(([pattern]) => pattern.test(note))?.[1] ?? 1);
});

function areLots({ columns, header, rows }: FoundTable, decimalMark: "." | ","): boolean {
  const turnover = header.findIndex((cell) => TURNOVER.includes(plainName(cell)));
  if (turnover < 0) return false;
  const isChinese = header.some((cell) => CHINESE.test(cell) || plainName(cell) === "ts code");
  if (!isChinese || columns.volume === undefined || columns.close === undefined) return false;
  const ratios = rows.flatMap(({ cells }) => {
    const [paid, shares, price] = [turnover, columns.volume, columns.close].map((at) =>
      writtenNumber(cells[at as number] ?? "", decimalMark),
    ) as [number, number, number];
    const ratio = paid / (shares * price);
    return paid === UNREADABLE || !(ratio > 0) || !Number.isFinite(ratio) ? [] : [ratio];
  });
  const isNear = (unit: number) => ratios.every((ratio) => ratio < unit * TOLERANCE && ratio > unit / TOLERANCE);
  return ratios.length > 0 && OF_LOTS.some(isNear);
}

function areBillionths({ columns, header, rows }: FoundTable): boolean {
  if (!header.includes("rtype") || !header.includes("publisher_id") || rows.length === 0) return false;
  const { open, high, low, close } = columns;
  return rows.every(({ cells }) => [open, high, low, close].every((at) => BILLIONTHS.test(cells[at ?? -1] ?? "")));
}
