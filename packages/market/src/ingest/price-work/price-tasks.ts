import { examineSymbol } from "./examine-symbol.ts";
import { readText } from "./read-text.ts";

/** What threads do: functions of their input alone, so that it does not matter where they run. */
export const PRICE_TASKS = { readText, examineSymbol } as const;

export type TaskName = keyof typeof PRICE_TASKS;
export type TaskInput<Name extends TaskName> = Parameters<(typeof PRICE_TASKS)[Name]>[0];
export type TaskOutput<Name extends TaskName> = Awaited<ReturnType<(typeof PRICE_TASKS)[Name]>>;

/** A task on its way to a thread. */
export interface TaskMessage<Name extends TaskName = TaskName> {
  readonly number: number;
  readonly name: Name;
  readonly input: TaskInput<Name>;
}

/** What a thread says: once that it is ready, then what became of each task. */
export type ThreadMessage = "ready" | { readonly number: number; readonly output: TaskOutput<TaskName> };

/** Does a task on the thread that calls. */
export async function doTask<Name extends TaskName>(name: Name, input: TaskInput<Name>): Promise<TaskOutput<Name>> {
  const task = PRICE_TASKS[name] as unknown as (input: TaskInput<Name>) => TaskOutput<Name> | Promise<TaskOutput<Name>>;
  return task(input);
}
