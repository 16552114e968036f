import { inject, vi } from "vitest";
import { post, type Reader } from "./registered-reader.ts";

const RUN_WITHIN = { timeout: 90_000, interval: 500 };

/** The id of a backtest of a reader, once it is over. */
export async function finishedRun(strategyId: string, code: string, { accessToken: token }: Reader): Promise<string> {
  const settings = { from: "2019-01-02", to: "2026-06-30", capital: 100_000, fractional: false };
  const costs = { rate: 0.001, slippage: 0.0005 };
  const { id } = await post("backStock", { ...settings, costs, strategyId, universe: { codes: [code] } }, { token });
  const headers = { authorization: `Bearer ${token}` };
  await vi.waitFor(async () => {
    const answer = await fetch(`${inject("address")}/api/backStock?id=${id}`, { headers });
    const { data } = (await answer.json()) as { data: { state: string } };
    if (data.state !== "done") throw new Error(`The backtest is ${data.state}.`);
  }, RUN_WITHIN);
  return String(id);
}
