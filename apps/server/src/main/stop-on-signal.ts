import type { FastifyBaseLogger } from "fastify";

/** Longest wait for work under way when the program stops. */
const STOP_WITHIN_MILLISECONDS = 10_000;

/** The parts that are closed one after the other, by name. */
export type Closing = Readonly<Record<string, () => Promise<unknown>>>;

export interface StopOnSignal {
  readonly isAsked: boolean;
  /** Does what belongs to the start: once the program is to stop, it may fail over what is closed by then. */
  readonly unlessAsked: (work: () => Promise<void>) => Promise<void>;
}

/** Ends the program on the first signal that asks for it, once everything is closed: with 1, and why, where that does not succeed. */
export function stopOnSignal(
  closing: Closing,
  logger: Pick<FastifyBaseLogger, "error">,
  within: number = STOP_WITHIN_MILLISECONDS,
): StopOnSignal {
  let isAsked = false;
  let now = "";
  const close = async () => {
    for (const [name, step] of Object.entries(closing)) {
      now = name;
      await step();
    }
  };
  const stop = () => {
    isAsked = true;
    setTimeout(() => {
      logger.error({ seconds: within / 1000, closing: now }, "The program ends without having closed everything");
      process.exit(1);
    }, within).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        logger.error({ err: error, closing: now }, "The program could not close everything");
        process.exit(1);
      },
    );
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, stop);
  return {
    get isAsked() {
      return isAsked;
    },
    unlessAsked: async (work) => {
      try {
        if (!isAsked) await work();
      } catch (error) {
        if (!isAsked) throw error;
      }
    },
  };
}
