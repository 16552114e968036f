import type { MessagePort } from "node:worker_threads";
import { type ScreeningPart, unpackedPart } from "@plumbline/market/screening";
import type { ShareAnswer, ShareRequest } from "./job.ts";

interface Waiting {
  readonly resolve: (part: ScreeningPart) => void;
  readonly reject: (error: Error) => void;
}

/** Asks another thread for its share of screenings. */
export class ShareClient {
  readonly #port: MessagePort;
  readonly #waiting = new Map<number, Waiting>();
  #number = 0;
  #isOpen = true;

  constructor(port: MessagePort) {
    this.#port = port;
    port.on("message", (answer: ShareAnswer) => {
      const waiting = this.#waiting.get(answer.number);
      this.#waiting.delete(answer.number);
      if ("failure" in answer) waiting?.reject(new Error(answer.failure));
      else waiting?.resolve(unpackedPart(answer.part));
    });
    port.on("close", () => {
      this.#isOpen = false;
      for (const { reject } of this.#waiting.values()) reject(new Error(ENDED));
      this.#waiting.clear();
    });
  }

  /** @throws {Error} if the thread fails, or has ended. */
  part(what: Omit<ShareRequest, "number">): Promise<ScreeningPart> {
    if (!this.#isOpen) return Promise.reject(new Error(ENDED));
    const number = this.#number++;
    return new Promise((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
      this.#port.postMessage({ number, ...what } satisfies ShareRequest);
    });
  }
}

const ENDED = "The thread has ended.";
