import { once } from "node:events";
import { Readable } from "node:stream";
import { setTimeout as pause } from "node:timers/promises";
import { MessageChannel } from "node:worker_threads";
import { describe, expect, it } from "vitest";
import { portStream, sendPieces } from "./port-stream.ts";
import { newControl } from "./run-control.ts";

/** As many as a stream holds by itself: with it, nothing more is asked for until somebody reads. */
const PIECE = 64 * 1024;

/** Pieces that say their number, and how many of them have been made. */
function counted(count: number) {
  const made = { pieces: 0, isOver: false };
  function* pieces(): Generator<Buffer> {
    try {
      for (let k = 0; k < count; k++) {
        made.pieces += 1;
        yield Buffer.alloc(PIECE, k % 251);
      }
    } finally {
      made.isOver = true;
    }
  }
  return { made, stream: () => Readable.from(pieces(), { objectMode: false, highWaterMark: 1 }) };
}

describe("a stream out of a thread", () => {
  it("has every byte in its order, and ends", async () => {
    const { made, stream } = counted(300);
    const read: Buffer[] = [];
    for await (const piece of portStream((task) => sendPieces(stream(), task))) read.push(piece as Buffer);
    const bytes = Buffer.concat(read);
    expect(bytes).toHaveLength(300 * PIECE);
    expect(Array.from({ length: 300 }, (_, k) => bytes[k * PIECE + 7])).toEqual(
      Array.from({ length: 300 }, (_, k) => k % 251),
    );
    expect(made.isOver).toBe(true);
  });

  it("is made no further than its reader has read, but for a few pieces", async () => {
    const { made, stream } = counted(1000);
    const slow = portStream((task) => sendPieces(stream(), task));
    let read = 0;
    const pieces = slow[Symbol.asyncIterator]();
    for (let reads = 0; reads < 20; reads++) {
      read += ((await pieces.next()).value as Buffer).length;
      await pause(5);
      expect(made.pieces * PIECE - read).toBeLessThanOrEqual(8 * PIECE);
    }
    slow.destroy();
    await expect.poll(() => made.isOver).toBe(true);
    expect(made.pieces * PIECE - read).toBeLessThanOrEqual(8 * PIECE);
  });

  it("ends the work of the thread when its reader leaves, also before it has begun", async () => {
    const { made, stream } = counted(1000);
    const ended: Promise<void>[] = [];
    const left = portStream((task) => {
      const done = pause(50).then(() => sendPieces(stream(), task));
      ended.push(done);
      return done;
    });
    left.destroy();
    await ended[0];
    expect(made.pieces).toBeLessThanOrEqual(1);
    expect(made.isOver || made.pieces === 0).toBe(true);
  });

  it("fails as the thread does", async () => {
    const failing = portStream(async () => {
      throw new Error("The thread died.");
    });
    await expect(failing.toArray()).rejects.toThrow("The thread died.");
    function* broken(): Generator<Buffer> {
      yield Buffer.from("one");
      throw new Error("No more.");
    }
    const half = portStream((task) => sendPieces(Readable.from(broken(), { objectMode: false }), task));
    await expect(half.toArray()).rejects.toThrow("No more.");
  });

  it("leaves no port open", async () => {
    const { port1, port2 } = new MessageChannel();
    const sent = sendPieces(Readable.from([Buffer.from("x")]), { port: port2, control: newControl() });
    port1.on("message", () => port1.postMessage(null));
    port1.postMessage(null);
    await Promise.all([sent, once(port1, "close")]);
  });
});
