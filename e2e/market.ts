import { instrumentList } from "@plumbline/contract";
import { answerOf } from "./answers.ts";

/** The stock that browser tests look for: one of the served market with everything that search can use. */
export interface Listed {
  readonly symbol: string;
  readonly name: string;
  readonly simplified: string;
  readonly traditional: string;
  readonly pinyin: string;
}

/** Living stocks with prices, a Chinese name and pinyin, in the order of the list. */
export async function listedStocks(): Promise<Listed[]> {
  const { symbol, names, pinyin, priced, delisted, assetClass } = await answerOf(instrumentList, {});
  return symbol.flatMap((code, row) => {
    const [simplified, traditional, initials] = [names["zh-Hans"][row], names["zh-Hant"][row], pinyin[row]];
    const isWanted = priced[row] && !delisted[row] && assetClass[row] === "stock";
    if (!isWanted || !simplified || !traditional || !initials) return [];
    return [{ symbol: code, name: names.en[row] ?? code, simplified, traditional, pinyin: initials }];
  });
}

/** A delisted stock, with its last day. */
export async function delistedStock(): Promise<{ symbol: string; delisted: string }> {
  const { symbol, delisted, priced } = await answerOf(instrumentList, {});
  const row = delisted.findIndex((day, index) => day !== null && priced[index]);
  const [code, day] = [symbol[row], delisted[row]];
  if (!code || !day) throw new Error("The market has no delisted stock.");
  return { symbol: code, delisted: day };
}

/** A stock that is found by another spelling of its symbol. */
export async function aliasedStock(): Promise<{ symbol: string; alias: string }> {
  const { symbol, aliases } = await answerOf(instrumentList, {});
  const row = aliases.findIndex((spellings) => spellings.length > 0);
  const [code, alias] = [symbol[row], aliases[row]?.at(-1)];
  if (!code || !alias) throw new Error("The market has no aliases.");
  return { symbol: code, alias };
}

/** Symbol of a fund that is traded like a stock. */
export async function listedFund(): Promise<string> {
  const { symbol, assetClass } = await answerOf(instrumentList, {});
  const code = symbol[assetClass.indexOf("etf")];
  if (!code) throw new Error("The market has no fund.");
  return code;
}
