import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FairQueue } from "./fair-queue.ts";

function drained(queue: FairQueue<string>): string[] {
  const taken: string[] = [];
  for (let next = queue.take(); next !== null; next = queue.take()) taken.push(next);
  return taken;
}

describe("a fair queue", () => {
  it("takes from each client in turn, and from one client in the order of arrival", () => {
    const queue = new FairQueue<string>(10);
    for (const item of ["a1", "a2", "a3", "a4", "b1", "c1", "c2"]) queue.add(item[0] as string, item);
    expect(drained(queue)).toEqual(["a1", "b1", "c1", "a2", "c2", "a3", "a4"]);
  });

  it("drops the last one of the longest line when it is full, however short the line of the newcomer", () => {
    const queue = new FairQueue<string>(3);
    for (const item of ["a1", "a2", "a3"]) expect(queue.add("a", item)).toBeNull();
    expect(queue.add("b", "b1")).toBe("a3");
    expect(queue.add("a", "a4")).toBe("a4");
    expect(queue.add("c", "c1")).toBe("a2");
    // One each: the one who comes last has waited least.
    expect(queue.add("d", "d1")).toBe("d1");
    expect(drained(queue)).toEqual(["a1", "b1", "c1"]);
  });

  it("removes one that no longer waits", () => {
    const queue = new FairQueue<string>(10);
    for (const item of ["a1", "a2", "b1"]) queue.add(item[0] as string, item);
    expect([queue.remove("a", "a1"), queue.remove("a", "a1"), queue.remove("c", "c1")]).toEqual([true, false, false]);
    expect([queue.size, queue.waitingOf("a")]).toEqual([2, 1]);
    expect(drained(queue)).toEqual(["a2", "b1"]);
  });

  it("counts how many come before a newcomer, whatever waits", () => {
    const clients = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 40 });
    const law = fc.property(clients, fc.constantFrom("a", "e"), fc.nat(5), (waiting, client, taken) => {
      const queue = new FairQueue<string>(100);
      for (const [place, other] of waiting.entries()) queue.add(other, `${other}${place}`);
      for (let k = 0; k < taken; k++) queue.take();
      const ahead = queue.ahead(client);
      const size = queue.size;
      queue.add(client, "new");
      const order = drained(queue);
      expect(order).toHaveLength(size + 1);
      expect(order.indexOf("new")).toBe(ahead);
    });
    fc.assert(law);
  });
});
