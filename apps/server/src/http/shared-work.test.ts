import { describe, expect, it } from "vitest";
import { SharedWork } from "./shared-work.ts";

function begun() {
  const { promise, resolve } = Promise.withResolvers<string>();
  const signals: AbortSignal[] = [];
  const work = new SharedWork((gone) => {
    signals.push(gone);
    return promise;
  });
  return { work, resolve, gone: signals[0] as AbortSignal };
}

const unavailable = { code: "unavailable" };

describe("shared work", () => {
  it("goes on for those that wait when one leaves", async () => {
    const { work, resolve, gone } = begun();
    const leaves = new AbortController();
    const stays = new AbortController();
    const answers = [work.join(leaves.signal), work.join(stays.signal)];
    leaves.abort();
    await expect(answers[0]).rejects.toMatchObject(unavailable);
    expect([gone.aborted, work.isGivenUp]).toEqual([false, false]);
    resolve("made");
    expect(await answers[1]).toBe("made");
  });

  it("is aborted when the last one has left", async () => {
    const { work, gone } = begun();
    const controllers = [new AbortController(), new AbortController()];
    const answers = controllers.map(({ signal }) => work.join(signal));
    for (const controller of controllers) controller.abort();
    for (const answer of answers) await expect(answer).rejects.toMatchObject(unavailable);
    expect([gone.aborted, work.isGivenUp]).toEqual([true, true]);
  });

  it("keeps its result even if all leave after that", async () => {
    const { work, resolve } = begun();
    resolve("made");
    await work.result;
    const left = AbortSignal.abort();
    await work.join(left).catch(() => undefined);
    expect(work.isGivenUp).toBe(false);
    expect(await work.join(new AbortController().signal)).toBe("made");
  });
});
