import { describe, expect, it } from "vitest";
import { LONG_PRESS, nextPress, type Press, type PressEvent } from "./long-press.ts";

/** What has become of a press after a row of events. */
const after = (...events: readonly PressEvent[]): Press["kind"] =>
  events.reduce<Press>(nextPress, { kind: "idle" }).kind;

const DOWN = { type: "down", x: 100, y: 200 } as const;
const HELD = { type: "held" } as const;
const moved = (x: number, y: number) => ({ type: "move", x, y }) as const;

// Delay and tolerance: section 9 of the specification.
describe("a long press", () => {
  it("takes 350 milliseconds and tolerates 10 pixels", () => {
    expect(LONG_PRESS).toEqual({ delay: 350, tolerance: 10 });
  });

  it("is one that is held", () => {
    expect(after(DOWN, HELD)).toBe("fired");
  });

  it.each([
    ["is lifted before", { type: "up" }],
    ["becomes scrolling", { type: "cancel" }],
    ["moves 11 pixels to the side", moved(111, 200)],
    ["moves 8 pixels in both directions", moved(108, 208)],
  ] as const)("is none when the finger %s", (_, event) => {
    expect(after(DOWN, event, HELD)).toBe("idle");
  });

  it.each([
    ["10 pixels to the side", moved(110, 200)],
    ["7 pixels in both directions", moved(93, 207)],
  ] as const)("goes on while the finger is %s", (_, event) => {
    expect(after(DOWN, event, HELD)).toBe("fired");
  });

  it("measures from where it began, however slowly the finger moves", () => {
    expect(after(DOWN, moved(106, 200), moved(112, 200), HELD)).toBe("idle");
  });

  it("fires once, and stays fired until the finger is lifted", () => {
    expect(after(DOWN, HELD, moved(300, 200))).toBe("fired");
    expect(after(DOWN, HELD, { type: "up" }, HELD)).toBe("idle");
  });

  it("does not fire without a press", () => {
    expect(after(HELD)).toBe("idle");
  });
});
