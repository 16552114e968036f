import { expect, it } from "vitest";
import { CallError } from "./call-error.ts";
import { sendUntilBegun } from "./send-until-begun.ts";

const busy = (data: unknown, retryAfter = 2) => new CallError("busy", { code: 503, status: 503, data, retryAfter });
const NOT_BEGUN = { begun: false };

/** Fails as it is told, one time after the other, then answers. */
async function sent(...failures: readonly CallError[]) {
  let times = 0;
  const waits: number[] = [];
  const send = async () => {
    const failure = failures[times++];
    if (failure) throw failure;
    return "saved";
  };
  const answer = await sendUntilBegun(send, async (milliseconds) => void waits.push(milliseconds)).catch(
    (failure: unknown) => failure,
  );
  return { answer, times, waits };
}

it("sends a call once more that a busy server has not begun, no sooner than the server asks", async () => {
  const { answer, times, waits } = await sent(busy(NOT_BEGUN));
  expect([answer, times]).toEqual(["saved", 2]);
  expect(waits).toHaveLength(1);
  expect(waits[0]).toBeGreaterThanOrEqual(2000);
});

it("sends it no third time", async () => {
  const second = busy(NOT_BEGUN);
  expect(await sent(busy(NOT_BEGUN), second)).toMatchObject({ answer: second, times: 2 });
});

it.each([
  ["may have been begun, as when the database is lost", busy(null)],
  ["would have to wait for a minute", busy(NOT_BEGUN, 60)],
  ["is refused", new CallError("Invalid Parameter", { code: -1, status: 400, data: NOT_BEGUN })],
  ["did not reach the server", new CallError("network error", { code: 5 })],
])("leaves a call to its reader that %s", async (_, failure) => {
  expect(await sent(failure)).toEqual({ answer: failure, times: 1, waits: [] });
});
