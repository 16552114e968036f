import type { FastifyBaseLogger } from "fastify";

/** Longest wait for work under way when the program stops. */
const STOP_WITHIN_MILLISECONDS = 10_000;

/** Ends the program on the first signal that asks for it, once everything is closed: with 1, and why, where that does not succeed. */
export function stopOnSignal(close: () => Promise<void>, logger: Pick<FastifyBaseLogger, "error">): void {
  const stop = () => {
    setTimeout(() => {
      logger.error({ seconds: STOP_WITHIN_MILLISECONDS / 1000 }, "The program ends without having closed everything");
      process.exit(1);
    }, STOP_WITHIN_MILLISECONDS).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error }, "The program could not close everything");
        process.exit(1);
      },
    );
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);
}
