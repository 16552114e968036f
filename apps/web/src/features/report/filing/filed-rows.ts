/** A row of a table as it was filed. */
export interface FiledRow {
  /** One of a title over all columns; else one per column. */
  readonly cells: readonly string[];
  readonly isTitle: boolean;
}

const FIGURE = /^[($€£¥\s-]*\d/;

/**
 * The rows of a table whose empty cells were left out: a heading of years has no cell above the names of the lines, and would stand a
 * column too far to the left.
 *
 * @param text A line per row and a tab between cells.
 *
 * @example
 * filedRows("2025\t2024\niPhone\t$209,586\t$201,183")[0].cells; // ["", "2025", "2024"]
 */
export function filedRows(text: string): readonly FiledRow[] {
  const rows = text.split("\n").map((line) => line.split("\t"));
  const columns = Math.max(...rows.map((cells) => cells.length));
  const firstWhole = rows.findIndex((cells) => cells.length === columns);
  return rows.map((cells, at) => {
    const [first = ""] = cells;
    const isTitle = cells.length === 1 && columns > 1 && !FIGURE.test(first);
    if (isTitle || cells.length === columns) return { cells, isTitle };
    const isHeading = at < firstWhole && cells.length === columns - 1;
    const missing = Array.from({ length: columns - cells.length }, () => "");
    return { cells: isHeading || FIGURE.test(first) ? [...missing, ...cells] : [...cells, ...missing], isTitle };
  });
}
