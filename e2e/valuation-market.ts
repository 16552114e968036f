import { chosenValuation, type InputOf, instrumentList, valuation, type WireValuation } from "@plumbline/contract";
import { answerOf } from "./answers.ts";

/** The server's valuation of a stock, with the given parameters. */
export async function valuationOf(input: InputOf<typeof chosenValuation>): Promise<WireValuation> {
  return (await answerOf(chosenValuation, input)).valuation;
}

/** What the server answers, by symbol: tests look for many kinds of stocks. */
const answers = new Map<string, ReturnType<typeof answerOf<typeof valuation>>>();

function answerFor(code: string): ReturnType<typeof answerOf<typeof valuation>> {
  const answer = answers.get(code) ?? answerOf(valuation, { code });
  answers.set(code, answer);
  return answer;
}

/** The first stock of the market whose valuation is as wanted. */
export async function stockWhere(isWanted: (valuation: WireValuation) => boolean): Promise<WireValuation> {
  const { symbol, assetClass } = await answerOf(instrumentList, {});
  for (const [row, code] of symbol.entries()) {
    if (assetClass[row] !== "stock") continue;
    const answer = await answerFor(code);
    if (answer.kind === "valuation" && isWanted(answer.valuation)) return answer.valuation;
  }
  throw new Error("The market has no such stock.");
}
