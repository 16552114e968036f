import { setTimeout } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { Admission } from "./admission.ts";
import type { Requester } from "./requester.ts";

/** Work that lasts until it is told to end. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, end: resolve };
}

const requester = (client: string, gone = new AbortController().signal): Requester => ({ client, gone });
const unavailable = { code: "unavailable", detail: { retryAfterSeconds: expect.any(Number), data: { begun: false } } };
/** An event loop on which nothing else happens. */
const STILL = { delay: () => 0, arrivals: () => 0 };
const none = async () => undefined;

const open: (() => void)[] = [];
afterEach(() => {
  for (const end of open.splice(0)) end();
});

/** An admission whose processor is taken. */
function occupied(delay = 0) {
  const admission = new Admission({ delay: () => delay, arrivals: () => 0 });
  const { work, end } = held();
  open.push(end);
  return { admission, holding: admission.run(requester("holder"), work), end };
}

/** Settled ones among some answers, after everything that can happen has happened. */
async function refusedOf(answers: readonly Promise<unknown>[]): Promise<number> {
  let refused = 0;
  for (const answer of answers) answer.catch(() => refused++);
  await new Promise(setImmediate);
  return refused;
}

describe("the admission of computed answers", () => {
  it("computes them one at a time, each client in turn", async () => {
    const { admission, end } = occupied();
    const order: string[] = [];
    const ask = (client: string, name: string) => admission.run(requester(client), async () => void order.push(name));
    const answers = [ask("a", "a1"), ask("a", "a2"), ask("a", "a3"), ask("b", "b1"), ask("c", "c1")];
    await new Promise(setImmediate);
    expect([order, admission.waiting]).toEqual([[], 5]);
    end();
    await Promise.all(answers);
    expect(order).toEqual(["a1", "b1", "c1", "a2", "a3"]);
  });

  it("looks at everything else between two of them", async () => {
    const admission = new Admission(STILL);
    const order: string[] = [];
    const first = admission.run(requester("a"), async () => {
      order.push("first");
      // What arrives while it is computed: a health check, say.
      setImmediate(() => order.push("health"));
    });
    const second = admission.run(requester("a"), async () => void order.push("second"));
    await Promise.all([first, second]);
    expect(order).toEqual(["first", "health", "second"]);
  });

  it("goes on looking as long as something new arrives, but not for ever", async () => {
    const turnsUntilSecond = async (connections: number) => {
      let arrived = 0;
      const admission = new Admission({ delay: () => 0, arrivals: () => arrived });
      const first = admission.run(requester("a"), none);
      let turns = 0;
      let isBegun = false;
      const second = admission.run(requester("a"), async () => {
        isBegun = true;
      });
      // The event loop accepts one connection a turn.
      for (; !isBegun; turns++) {
        if (turns < connections) arrived++;
        await new Promise(setImmediate);
      }
      await Promise.all([first, second]);
      return turns;
    };
    expect(await turnsUntilSecond(50)).toBeGreaterThanOrEqual(50);
    expect(await turnsUntilSecond(1_000_000)).toBeLessThanOrEqual(110);
  });

  it("refuses only requests that would wait for too long", async () => {
    const { admission, holding, end } = occupied();
    // Each is taken to need 20 ms before one has been measured, and 700 ms are the most: 35 of a client.
    const greedy = Array.from({ length: 200 }, () => admission.run(requester("greedy"), none));
    expect(await refusedOf(greedy)).toBe(200 - 35);
    await expect(greedy[199]).rejects.toMatchObject(unavailable);
    expect(await refusedOf([admission.run(requester("modest"), none)])).toBe(0);
    expect([admission.shed, admission.waiting]).toEqual([165, 36]);
    end();
    await holding;
  });

  it("refuses one that has waited for more than a second, unless it is the last", async () => {
    const { admission, holding, end } = occupied();
    const answers = ["a", "b", "c"].map((client) => admission.run(requester(client), async () => client));
    await setTimeout(1100);
    end();
    await holding;
    const ended = await Promise.allSettled(answers);
    expect(ended.map(({ status }) => status)).toEqual(["rejected", "rejected", "fulfilled"]);
  });

  it("measures anew how long answers take, so that one slow hour does not slow down the next", async () => {
    const admission = new Admission(STILL);
    const slow = () => {
      const until = performance.now() + 30;
      while (performance.now() < until);
      return none();
    };
    const ask = async (work: () => Promise<void>) => {
      await admission.run(requester("a"), work);
      await new Promise(setImmediate);
    };
    for (let k = 0; k < 40; k++) await ask(slow);
    const before = admission.pace;
    expect(before).toBeGreaterThan(29);
    // The pace is measured even while no answer waits.
    for (let k = 0; k < 60; k++) await ask(none);
    expect(admission.pace).toBeLessThan(before / 2);
  });

  it("gives a client no more than eight places while the event loop is late", async () => {
    const { admission } = occupied(300);
    const answers = Array.from({ length: 20 }, () => admission.run(requester("a"), none));
    expect(await refusedOf(answers)).toBe(12);
  });

  it("never computes an answer after its client has left", async () => {
    const { admission, end } = occupied();
    const controller = new AbortController();
    let computed = 0;
    const left = admission.run(requester("a", controller.signal), async () => computed++);
    const stays = admission.run(requester("a"), async () => computed++);
    controller.abort();
    await expect(left).rejects.toMatchObject({ code: "unavailable" });
    end();
    await stays;
    expect([computed, admission.abandoned, admission.computed]).toEqual([1, 1, 2]);
  });

  it("passes its turn on when the client leaves as its turn comes", async () => {
    const admission = new Admission(STILL);
    const controller = new AbortController();
    const left = admission.run(requester("a", controller.signal), () => new Promise(() => undefined));
    controller.abort();
    await expect(left).rejects.toMatchObject({ code: "unavailable" });
    expect(await admission.run(requester("b"), async () => "computed")).toBe("computed");
  });

  it("lets others compute while one waits for work elsewhere, and gives that one the next turn", async () => {
    const admission = new Admission(STILL);
    const elsewhere = held();
    const order: string[] = [];
    const first = admission.run(requester("a"), async ({ releaseWhile }) => {
      await releaseWhile(elsewhere.work());
      order.push("first");
    });
    await admission.run(requester("b"), async () => void order.push("second"));
    const last = held();
    const third = admission.run(requester("b"), last.work);
    const fourth = admission.run(requester("b"), async () => void order.push("fourth"));
    // The third has begun.
    for (let k = 0; k < 3; k++) await new Promise(setImmediate);
    elsewhere.end();
    await new Promise(setImmediate);
    expect(order).toEqual(["second"]);
    last.end();
    await Promise.all([first, third, fourth]);
    expect(order).toEqual(["second", "first", "fourth"]);
  });

  it("computes one at a time when two parts of an answer wait and one of them fails", async () => {
    const admission = new Admission(STILL);
    const fails = Promise.withResolvers<void>();
    const ends = held();
    const broken = admission.run(requester("a"), ({ releaseWhile }) =>
      Promise.all([releaseWhile(fails.promise), releaseWhile(ends.work())]),
    );
    await new Promise(setImmediate);
    fails.reject(new Error("no"));
    await expect(broken).rejects.toThrow("no");
    ends.end();
    let underway = 0;
    let maxUnderway = 0;
    const count = async () => {
      maxUnderway = Math.max(maxUnderway, ++underway);
      await new Promise(setImmediate);
      underway--;
    };
    await Promise.all(Array.from({ length: 5 }, () => admission.run(requester("b"), count)));
    expect(maxUnderway).toBe(1);
  });

  it("is not held by an answer that never ends once its requester has gone", async () => {
    const admission = new Admission(STILL);
    const controller = new AbortController();
    void admission.run(requester("a", controller.signal), () => new Promise(() => undefined));
    const next = admission.run(requester("b"), async () => "computed");
    await new Promise(setImmediate);
    expect(admission.waiting).toBe(1);
    controller.abort();
    expect(await next).toBe("computed");
  });
});
