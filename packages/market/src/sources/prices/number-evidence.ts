/** Which mark stands before the decimals of a table's numbers. */
export interface NumberEvidence {
  readonly decimalMark: "." | ",";
  /** False where the other mark would do too: all numbers are like `1,234`. */
  readonly isCertain: boolean;
}

const NUMBER = /\d[\d.,\s\u00A0\u2009\u202F'’]*\d|\d/u;
/** A whole number, or one with a point that stands before no group of three. */
const PLAIN = /^\d+$|^\d+\.(?:\d{1,2}|\d{4,})$/;
/** Groups of three that may be thousands, or the decimals of a price. */
const MAY_BE_EITHER = /^[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * Finds the decimal mark by all cells of the beginning of a file, percentages and volumes too.
 *
 * @param cells Cells that hold numbers, in any order.
 * @param isEnglish True where header and delimiter are those of a table in English: its mark is a point unless the cells
 *   show a comma.
 *
 * @example
 * numberEvidence(["1.234", "10,36M"], false).decimalMark; // ","
 */
export function numberEvidence(cells: readonly string[], isEnglish: boolean): NumberEvidence {
  if (cells.every((cell) => PLAIN.test(cell)) && cells.some((cell) => cell.includes("."))) {
    return { decimalMark: ".", isCertain: true };
  }
  const numbers = cells.flatMap((cell) => NUMBER.exec(cell)?.[0] ?? []);
  const points = numbers.filter((number) => markOf(number) === ".").length;
  const commas = numbers.filter((number) => markOf(number) === ",").length;
  if (points !== commas) return { decimalMark: points > commas ? "." : ",", isCertain: true };
  const doubtful = numbers.filter((number) => MAY_BE_EITHER.test(number));
  if (points > 0 || doubtful.length === 0 || isEnglish) return { decimalMark: ".", isCertain: true };
  // `1,234` without any other number: a reader of English sees thousands, of German a price with three decimals.
  return { decimalMark: doubtful.some((number) => number.includes(",")) ? "," : ".", isCertain: false };
}

/** The decimal mark that a number shows; `null` where it shows none, or may show either. */
function markOf(number: string): "." | "," | null {
  const point = number.lastIndexOf(".");
  const comma = number.lastIndexOf(",");
  if (point < 0 && comma < 0) return null;
  if (point >= 0 && comma >= 0) return point > comma ? "." : ",";
  const mark = point >= 0 ? "." : ",";
  if (number.indexOf(mark) !== number.lastIndexOf(mark)) return mark === "." ? "," : ".";
  return MAY_BE_EITHER.test(number) ? null : mark;
}
