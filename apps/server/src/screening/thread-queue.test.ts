import { describe, expect, it } from "vitest";
import type { Requester } from "../http/index.ts";
import { type ThreadJob, ThreadQueue } from "./thread-queue.ts";

/** A job that writes down what happens to it. */
function job(name: string, happened: string[], gone: AbortSignal = new AbortController().signal): ThreadJob {
  const requester: Requester = { client: name[0] as string, gone };
  const note = (what: string) => () => void happened.push(`${what} ${name}`);
  return { requester, begin: note("begin"), cancel: note("cancel"), refuse: note("refuse") };
}

function filled(names: readonly string[], options = { maxAtOnce: 1, maxOfClient: 4, maxWaiting: 6 }) {
  const happened: string[] = [];
  const queue = new ThreadQueue(options);
  const jobs = new Map(names.map((name) => [name, job(name, happened)]));
  for (const one of jobs.values()) queue.add(one);
  const end = (name: string) => queue.end(jobs.get(name) as ThreadJob);
  return { queue, happened, end };
}

describe("the jobs before the thread", () => {
  it("leave a place for others however much one client asks for, and come in turn", () => {
    const { happened, end } = filled(["a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "b1"]);
    expect(happened).toEqual(["begin a1", "refuse a5", "refuse a6", "refuse a7", "refuse a8"]);
    happened.length = 0;
    for (const name of ["a1", "a2", "b1"]) end(name);
    expect(happened).toEqual(["begin a2", "begin b1", "begin a3"]);
  });

  it("take the place of the last of who has most when all are taken", () => {
    const { queue, happened } = filled(["a1", "a2", "a3", "a4", "b1", "b2", "b3", "c1"]);
    expect(happened).toEqual(["begin a1", expect.stringMatching(/^refuse (a4|b3)$/)]);
    expect([queue.waiting, queue.underway]).toEqual([6, 1]);
  });

  it("are never begun when their requester has gone, and given up when they had begun", () => {
    const happened: string[] = [];
    const queue = new ThreadQueue({ maxAtOnce: 1, maxOfClient: 4, maxWaiting: 6 });
    const first = new AbortController();
    const second = new AbortController();
    const underway = job("a1", happened, first.signal);
    queue.add(underway);
    queue.add(job("a2", happened, second.signal));
    queue.add(job("b1", happened));
    second.abort();
    first.abort();
    expect(happened).toEqual(["begin a1", "refuse a2", "cancel a1"]);
    // The thread reports when it has stopped.
    queue.end(underway);
    expect(happened.at(-1)).toBe("begin b1");
    queue.add(job("c1", happened, AbortSignal.abort()));
    expect(happened.at(-1)).toBe("refuse c1");
  });

  it("are all refused when there is no thread any more", () => {
    const { queue, happened } = filled(["a1", "a2", "b1"]);
    queue.clear();
    expect(happened.slice(1).toSorted()).toEqual(["refuse a1", "refuse a2", "refuse b1"]);
    expect([queue.waiting, queue.underway]).toEqual([0, 0]);
  });
});
