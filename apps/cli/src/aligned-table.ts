/**
 * Aligns cells in columns: texts to the left, numbers to the right.
 *
 * @param rows Rows of equally many cells; the first one is the heading.
 * @param columns How many columns hold texts; they come first.
 * @returns A line for each row, without blanks at its end.
 *
 * @example
 * alignedTable([["day", "close"], ["2024-01-02", "9.5"]], { left: 1 }); // ["day         close", "2024-01-02    9.5"]
 */
export function alignedTable(
  rows: readonly (readonly string[])[],
  { left }: { readonly left: number },
): readonly string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) => {
    const cells = row.map((cell, column) => {
      const width = widths[column] ?? 0;
      return column < left ? cell.padEnd(width) : cell.padStart(width);
    });
    return cells.join("  ").trimEnd();
  });
}
