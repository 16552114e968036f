/**
 * Packs small records as JSON, column by column, so that no key is repeated.
 *
 * @param columns The keys to keep, in order; their values are texts, numbers that exist, or `null`.
 */
export function encodeRows<Row>(columns: readonly (keyof Row & string)[], rows: readonly Row[]): Uint8Array {
  return Buffer.from(JSON.stringify(columns.map((name) => rows.map((row) => row[name]))));
}

/** Unpacks what `encodeRows` packed with the same columns. */
export function decodeRows<Row>(columns: readonly (keyof Row & string)[], block: Uint8Array): Row[] {
  const text = Buffer.from(block.buffer, block.byteOffset, block.length).toString();
  const values = JSON.parse(text) as unknown[][];
  return Array.from(values[0] ?? [], (_, row) => {
    const entries = columns.map((name, column) => [name, values[column]?.[row]]);
    return Object.fromEntries(entries) as Row;
  });
}
