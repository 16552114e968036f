/** What a thread of the pool can be asked for. The columns of the results are handed over without copying. */
import { Piscina, transferableSymbol, valueSymbol } from "piscina";
import { buffersOf } from "./buffers-of.ts";
import { doTask, type TaskInput, type TaskOutput } from "./price-tasks.ts";

/** Is answered once the thread has loaded all of this. */
export function load(): void {
  // Loading is all there is to do.
}

export async function readText(input: TaskInput<"readText">): Promise<TaskOutput<"readText">> {
  return handedOver(await doTask("readText", input));
}

export async function examineSymbol(input: TaskInput<"examineSymbol">): Promise<TaskOutput<"examineSymbol">> {
  return handedOver(await doTask("examineSymbol", input));
}

function handedOver<Result extends object>(result: Result): Result {
  return Piscina.move({ [transferableSymbol]: buffersOf(result), [valueSymbol]: result }) as Result;
}
