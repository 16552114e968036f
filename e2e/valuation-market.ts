import {
  chosenValuation,
  instrumentList,
  type OutputOf,
  type ParsedInputOf,
  valuation,
  type WireValuation,
} from "@plumbline/contract";
import { inject } from "vitest";

type Asked = ParsedInputOf<typeof chosenValuation>;

async function answerOf(path: string, body?: Asked): Promise<unknown> {
  const asked = body && { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  const answer = await fetch(`${inject("address")}${path}`, asked);
  return ((await answer.json()) as { data: unknown }).data;
}

/** The server's valuation of a stock, with the given parameters. */
export async function valuationOf(asked: Asked): Promise<WireValuation> {
  const data = await answerOf(chosenValuation.path, asked);
  return chosenValuation.output.parse(data).valuation;
}

async function list(): Promise<OutputOf<typeof instrumentList>> {
  return instrumentList.output.parse(await answerOf(instrumentList.path));
}

/** The first stock of the market whose valuation is as wanted. */
export async function stockWhere(isWanted: (valuation: WireValuation) => boolean): Promise<WireValuation> {
  const { symbol, assetClass } = await list();
  for (const [row, code] of symbol.entries()) {
    if (assetClass[row] !== "stock") continue;
    const data = await answerOf(`${valuation.path}?code=${encodeURIComponent(code)}`);
    const answer = valuation.output.parse(data);
    if (answer.kind === "valuation" && isWanted(answer.valuation)) return answer.valuation;
  }
  throw new Error("The market has no such stock.");
}
