import { expect, it } from "vitest";
import { INSTRUMENTS } from "../testing/tiny-market.ts";
import { eachInstrument } from "./instruments.ts";

it("looking at many instruments ends soon after nobody waits for it any more", async () => {
  const instruments = Array.from(
    { length: 1000 },
    (_, k) => INSTRUMENTS[k % INSTRUMENTS.length] as (typeof INSTRUMENTS)[0],
  );
  const waiting = new AbortController();
  let seen = 0;
  const look = () => {
    if (++seen === 100) waiting.abort();
    return [];
  };
  await expect(eachInstrument({ instruments }, look, waiting.signal)).rejects.toMatchObject({ code: "unavailable" });
  expect(seen).toBe(100);
});
