import { type PriceFormat, type PriceReading, readPrices } from "../../sources/prices/index.ts";
import { examineSymbol } from "./examine-symbol.ts";

/** A price file that was read into memory. */
export interface PriceText {
  /** Decompressed. */
  readonly content: Uint8Array;
  readonly format: PriceFormat;
  /** Name of the file. */
  readonly name: string;
}

/** All that a price file holds, in its order; a refusal alone when nothing of it can be believed. */
async function readText({ content, format, name }: PriceText): Promise<PriceReading[]> {
  const readings: PriceReading[] = [];
  for await (const reading of readPrices(content, { format, name })) {
    if (reading.kind === "refusal") return [reading];
    readings.push(reading);
  }
  return readings;
}

/** What threads do: functions of their input alone, so that it does not matter where they run. */
const PRICE_TASKS = { readText, examineSymbol } as const;

export type TaskName = keyof typeof PRICE_TASKS;
export type TaskInput<Name extends TaskName> = Parameters<(typeof PRICE_TASKS)[Name]>[0];
export type TaskOutput<Name extends TaskName> = Awaited<ReturnType<(typeof PRICE_TASKS)[Name]>>;

/** Does a task on the thread that calls. */
export async function doTask<Name extends TaskName>(name: Name, input: TaskInput<Name>): Promise<TaskOutput<Name>> {
  const task = PRICE_TASKS[name] as unknown as (input: TaskInput<Name>) => TaskOutput<Name> | Promise<TaskOutput<Name>>;
  return task(input);
}
