/** A thread that computes its share of screenings of whole markets, for the one that computes the rest. */
import { type MessagePort, workerData } from "node:worker_threads";
import { computePart, packedPart } from "@plumbline/market/screening";
import { SECOND_SHARE, type ShareAnswer, type ShareRequest } from "./job.ts";
import { withFactors } from "./open-markets.ts";

const { port } = workerData as { readonly port: MessagePort };

port.on("message", ({ number, at, day }: ShareRequest) => {
  withFactors(at, (snapshot, factors) => computePart(snapshot, day, { ...SECOND_SHARE, factors })).then(
    (computed) => {
      const part = packedPart(computed);
      const { values, missing } = part.screening;
      port.postMessage({ number, part } satisfies ShareAnswer, [values.buffer, missing.buffer]);
    },
    (error) => port.postMessage({ number, failure: String(error) } satisfies ShareAnswer),
  );
});
