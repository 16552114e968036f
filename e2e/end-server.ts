import type { ChildProcess } from "node:child_process";
import { once } from "node:events";

/** Tells a server to end and waits until it has; one that has ended by itself is not waited for. */
export async function endServer(server: ChildProcess, signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, "exit");
  server.kill(signal);
  await ended;
}
