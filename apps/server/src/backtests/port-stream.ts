/** A stream out of a thread: one piece is under way at a time, and the next is made when the reader asks for it. */
import { once } from "node:events";
import { Readable } from "node:stream";
import { MessageChannel, type MessagePort } from "node:worker_threads";
import { cancelRun, isCancelled, newControl, type RunControl } from "./run-control.ts";

/** A task of a thread that writes what it makes into a port. */
export interface PortTask {
  readonly port: MessagePort;
  /** Says that the reader has left, also to a task that has not begun. */
  readonly control: RunControl;
}

/**
 * Sends the pieces of a stream, each when it is asked for; it ends early when the reader has left.
 *
 * @param task Of `portStream`.
 */
export async function sendPieces(pieces: Readable, { port, control }: PortTask): Promise<void> {
  const left = once(port, "close");
  const asked = () => Promise.race([once(port, "message").then(() => true), left.then(() => false)]);
  try {
    // Of a port that was closed before, nothing is heard any more.
    let isAsked = !isCancelled(control) && (await asked());
    for await (const piece of pieces) {
      if (!isAsked) break;
      const bytes = Uint8Array.from(piece as Buffer);
      const next = asked();
      port.postMessage(bytes, [bytes.buffer]);
      isAsked = await next;
    }
    if (isAsked) port.postMessage(null);
  } finally {
    pieces.destroy();
    port.close();
  }
}

/**
 * What a thread sends, as a stream. A reader that leaves ends the work of the thread.
 *
 * @param start Starts the task of the thread; fails as the task does.
 */
export function portStream(start: (task: PortTask) => Promise<void>): Readable {
  const { port1: own, port2: port } = new MessageChannel();
  const control = newControl();
  const stream = new Readable({
    read: () => own.postMessage(null),
    destroy(error, done) {
      cancelRun(control);
      own.close();
      done(error);
    },
  });
  own.on("message", (piece: Uint8Array | null) => stream.push(piece));
  start({ port, control }).catch((error: Error) => stream.destroy(error));
  return stream;
}
