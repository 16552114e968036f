/** Columns of a block of facts: values, then days and years, then codes of texts, all of one length. */
export interface FactColumns {
  readonly value: Float64Array;
  readonly start: Int32Array;
  readonly end: Int32Array;
  readonly filed: Int32Array;
  readonly fiscalYear: Int32Array;
  readonly taxonomy: Int32Array;
  readonly concept: Int32Array;
  readonly unit: Int32Array;
  readonly accession: Int32Array;
  readonly form: Int32Array;
  readonly fiscalPeriod: Int32Array;
  readonly frame: Int32Array;
}

const INTEGER_COLUMNS = 11;
const BYTES_PER_FACT = 8 + 4 * INTEGER_COLUMNS;

/** Bytes that the columns of so many facts take. */
export function factColumnsBytes(count: number): number {
  return count * BYTES_PER_FACT;
}

/** Lays columns over a buffer, from a position divisible by 8 on; nothing is copied. */
export function layFactColumns(buffer: ArrayBufferLike, position: number, count: number): FactColumns {
  const value = new Float64Array(buffer, position, count);
  const integers = (column: number): Int32Array =>
    new Int32Array(buffer, position + value.byteLength + column * 4 * count, count);
  return {
    value,
    start: integers(0),
    end: integers(1),
    filed: integers(2),
    fiscalYear: integers(3),
    taxonomy: integers(4),
    concept: integers(5),
    unit: integers(6),
    accession: integers(7),
    form: integers(8),
    fiscalPeriod: integers(9),
    frame: integers(10),
  };
}
