import type { CheckId } from "@plumbline/core/checks";
import { meanZScore } from "@plumbline/core/screen";
import { type DayInputs, operandKey } from "@plumbline/core/strategy";
import type { Instrument } from "../model/index.ts";
import { type ComputedPart, joinColumns, type MatrixColumns } from "./computed-part.ts";
import { columnKeys, type SharedColumn } from "./kept-columns.ts";
import {
  blankColumns,
  checkColumns,
  fillColumns,
  isQuality,
  type MatrixTask,
  ownOperands,
  PRICED,
  QUALITY_TERMS,
} from "./matrix-columns.ts";

/** What is known of all stocks on some days, one column per operand and day. */
export interface DayMatrix {
  readonly days: Int32Array;
  /** What is known on the k-th of the days. */
  readonly inputs: (k: number) => DayInputs;
  /** 1 for each stock that has a price on it. */
  readonly priced: (k: number) => Float64Array;
}

/**
 * Gathers what a strategy reads on the days on which it compares stocks. What an earlier run has kept, and what was computed apart, is
 * not computed again.
 *
 * @param parts Of all stocks together; none where nothing was computed apart.
 */
export async function dayMatrix(task: MatrixTask, parts: readonly ComputedPart[] = []): Promise<DayMatrix> {
  const { stocks, days, operands } = task;
  const columns = await matrixColumns(task, parts);
  const qualities = operands.some(isQuality) ? qualityOfDays(columns, stocks.length, days.length) : null;
  const groups = groupsOf(stocks);
  const column = (name: string) => {
    const found = columns[name];
    if (!found) throw new RangeError(`The value ${name} is none that the strategy asks for.`);
    return found;
  };
  return {
    days,
    priced: (k) => column(PRICED).subarray(k * stocks.length, (k + 1) * stocks.length),
    inputs: (k) => {
      const part = (values: Float64Array) => values.subarray(k * stocks.length, (k + 1) * stocks.length);
      return {
        stocks: stocks.length,
        column: (operand) => part(isQuality(operand) && qualities ? qualities : column(operandKey(operand))),
        check: (id: CheckId) => {
          const { kind, values, thresholds, upTo } = checkColumns(id);
          return {
            ...kind,
            values: part(column(values)),
            thresholds: thresholds === null ? null : part(column(thresholds)),
            upTo: upTo === null ? null : part(column(upTo)),
          };
        },
        ...groups,
      };
    },
  };
}

/** Whether earlier runs have kept everything that a strategy reads. */
export function hasKept(task: MatrixTask): boolean {
  const keyOf = keysOf(task);
  return [...blankColumns(task).keys()].every((name) => task.context.kept?.find(keyOf(name)));
}

function keysOf({ context, stocks, days, shared, benchmark }: MatrixTask): (name: string) => string {
  return columnKeys({
    snapshot: context.snapshot.manifest.id,
    symbols: stocks.map(({ symbol }) => symbol),
    days,
    index: shared.operands.index,
    benchmark: shared.benchmark && (benchmark?.name ?? null),
  });
}

async function matrixColumns(task: MatrixTask, parts: readonly ComputedPart[]): Promise<MatrixColumns> {
  const { context, stocks, days } = task;
  const keyOf = keysOf(task);
  const blank = blankColumns(task);
  const kept: Record<string, SharedColumn> = {};
  const made: Record<string, SharedColumn> = {};
  for (const [name, nothing] of blank) {
    const found = context.kept?.find(keyOf(name));
    if (found) kept[name] = found;
    else made[name] = new Float64Array(new SharedArrayBuffer(8 * stocks.length * days.length)).fill(nothing);
  }
  if (Object.keys(made).length === 0) return kept;
  if (parts.length > 0) joinColumns(parts, stocks.length, made);
  else await fillColumns(lacking(task, made), { from: 0, until: stocks.length }, made);
  for (const [name, column] of Object.entries(made)) context.kept?.keep(keyOf(name), column);
  return { ...kept, ...made };
}

/** What of a task is not known yet. */
function lacking(task: MatrixTask, made: MatrixColumns): MatrixTask {
  return {
    ...task,
    operands: ownOperands(task.operands).filter((operand) => operandKey(operand) in made),
    checks: task.checks.filter((id) => checkColumns(id).values in made),
  };
}

/** The quality of the companies of each day among each other, as the screener has it. */
function qualityOfDays(columns: MatrixColumns, stocks: number, days: number): Float64Array {
  const quality = new Float64Array(stocks * days);
  for (let k = 0; k < days; k++) {
    const terms = QUALITY_TERMS.map(([id, good]) => ({
      values: (columns[operandKey({ metric: id })] as Float64Array).subarray(k * stocks, (k + 1) * stocks),
      good,
    }));
    quality.set(meanZScore(terms), k * stocks);
  }
  return quality;
}

function groupsOf(stocks: readonly Instrument[]): Pick<DayInputs, "sectors" | "industries"> {
  const placesOf = (nameOf: (stock: Instrument) => string | null) => {
    const names = [...new Set(stocks.map(nameOf))].filter((name) => name !== null).sort();
    const places = new Map(names.map((name, place) => [name, place]));
    return Int32Array.from(stocks, (stock) => places.get(nameOf(stock) ?? "") ?? -1);
  };
  return { sectors: placesOf(({ sector }) => sector), industries: placesOf(({ industry }) => industry) };
}
