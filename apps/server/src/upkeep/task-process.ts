import { fork } from "node:child_process";
import { join } from "node:path";
import { SECRET_VARIABLES } from "../config/index.ts";
import type { MarketTask, TaskEnd, TaskProgress } from "./market-task.ts";
import type { TaskNews } from "./task-program.ts";

const PROGRAM = join(import.meta.dirname, "task-program.ts");
/** A task that is told to stop ends between two requests; one that does not is ended, before the server gives up waiting for it. */
const STOP_WITHIN_MILLISECONDS = 5000;
const MAX_STDERR = 4000;

interface TaskOptions {
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: TaskProgress) => void;
  /** For who wants to see what becomes of it when it is killed. */
  readonly onProcess?: (pid: number) => void;
}

/** A task whose process ended before it had done it, for a reason that it could not tell. */
export class TaskBroken extends Error {
  override readonly name = "TaskBroken";
}

/**
 * Does a task in a process of its own.
 *
 * @throws {TaskBroken} where the process was killed, or has a bug.
 */
export async function runMarketTask(task: MarketTask, options: TaskOptions): Promise<TaskEnd> {
  const { signal, onProgress, onProcess } = options;
  if (signal.aborted) return { kind: "stopped" };
  const child = fork(PROGRAM, [], {
    env: withoutSecrets(options.environment),
    execArgv: ["--max-semi-space-size=16"],
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  if (child.pid !== undefined) onProcess?.(child.pid);
  const { promise, resolve, reject } = Promise.withResolvers<TaskEnd>();
  let errors = "";
  child.stderr?.setEncoding("utf8").on("data", (text: string) => {
    errors = (errors + text).slice(-MAX_STDERR);
  });
  child.on("message", (news: TaskNews) => {
    if ("progress" in news) onProgress(news.progress);
    else if ("end" in news) resolve(news.end);
    else reject(new TaskBroken(news.bug));
  });
  child.on("error", (error) => reject(new TaskBroken(error.message)));
  child.on("exit", (code, killed) => {
    if (signal.aborted) resolve({ kind: "stopped" });
    reject(new TaskBroken(`The process of a task ended (${killed ?? code}) before it had done it. ${errors}`.trim()));
  });
  let killing: NodeJS.Timeout | undefined;
  const stop = () => {
    if (child.connected) child.send({ stop: true }, () => undefined);
    killing = setTimeout(() => child.kill("SIGKILL"), STOP_WITHIN_MILLISECONDS).unref();
  };
  signal.addEventListener("abort", stop, { once: true });
  child.send({ task }, () => undefined);
  try {
    return await promise;
  } finally {
    signal.removeEventListener("abort", stop);
    clearTimeout(killing);
    if (child.exitCode === null) child.kill("SIGKILL");
  }
}

/** Keys of providers are of use to it; the server's own secrets are not. */
function withoutSecrets(environment: TaskOptions["environment"]): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !SECRET_VARIABLES.has(name)));
}
