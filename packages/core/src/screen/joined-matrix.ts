import { withQuality } from "./quality.ts";
import type { CheckColumn, MetricColumn, ScreenMatrix } from "./screen-matrix.ts";

/**
 * Puts matrices of different companies of one market and day under each other.
 *
 * @param parts At least one, all with the same groups.
 * @returns What one writer would have made of all the companies in this order.
 */
export function joinedMatrix(parts: readonly ScreenMatrix[]): ScreenMatrix {
  const [first] = parts;
  if (!first) throw new RangeError("There is nothing to join.");
  if (parts.length === 1) return first;
  const numbers = (of: (part: ScreenMatrix) => Float64Array) => joinedColumn(Float64Array, parts.map(of));
  const bytes = (of: (part: ScreenMatrix) => Uint8Array) => joinedColumn(Uint8Array, parts.map(of));
  const groups = (of: (part: ScreenMatrix) => Int32Array) => joinedColumn(Int32Array, parts.map(of));
  const metrics = [...first.metrics].map(([id, { good }]): [string, MetricColumn] => {
    const columnOf = (part: ScreenMatrix) => part.metrics.get(id) as MetricColumn;
    return [
      id,
      { good, values: numbers((part) => columnOf(part).values), missing: bytes((part) => columnOf(part).missing) },
    ];
  });
  const checks = [...first.checks].map(([id, { comparison, isCount, threshold, thresholds, upTo }]) => {
    const columnOf = (part: ScreenMatrix) => part.checks.get(id) as CheckColumn;
    const column: CheckColumn = {
      comparison,
      isCount,
      threshold,
      values: numbers((part) => columnOf(part).values),
      thresholds: thresholds && numbers((part) => columnOf(part).thresholds as Float64Array),
      upTo: upTo && numbers((part) => columnOf(part).upTo as Float64Array),
      missing: bytes((part) => columnOf(part).missing),
    };
    return [id, column] as const;
  });
  return withQuality({
    size: parts.reduce((sum, { size }) => sum + size, 0),
    metrics: new Map(metrics),
    checks: new Map(checks),
    types: parts.flatMap(({ types }) => types),
    sectors: groups(({ sectors }) => sectors),
    industries: groups(({ industries }) => industries),
  });
}

type Column = Float64Array | Int32Array | Uint8Array;

/** Puts columns under each other. */
export function joinedColumn<Kind extends Column>(kind: new (length: number) => Kind, columns: readonly Kind[]): Kind {
  const joined = new kind(columns.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const column of columns) {
    joined.set(column, at);
    at += column.length;
  }
  return joined;
}
