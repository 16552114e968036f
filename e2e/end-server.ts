import type { ChildProcess } from "node:child_process";
import { once } from "node:events";

/** A server ends by itself after ten seconds, whatever is under way. */
const ENDS_WITHIN_MILLISECONDS = 30_000;

/**
 * Tells a server to end and waits until it has; one that has ended by itself is not waited for.
 *
 * @throws {Error} if it goes on; it is killed then.
 */
export async function endServer(server: ChildProcess, signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, "exit", { signal: AbortSignal.timeout(ENDS_WITHIN_MILLISECONDS) });
  server.kill(signal);
  try {
    await ended;
  } catch (cause) {
    server.kill("SIGKILL");
    throw new Error(`The server goes on after ${signal}.`, { cause });
  }
}
