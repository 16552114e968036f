/** Longest wait for work under way when the program stops. */
const STOP_WITHIN_MILLISECONDS = 10_000;

/** Ends the program on the first signal that asks for it, once everything is closed. */
export function stopOnSignal(close: () => Promise<void>): void {
  const stop = () => {
    setTimeout(() => process.exit(1), STOP_WITHIN_MILLISECONDS).unref();
    void close().then(() => process.exit(0));
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);
}
