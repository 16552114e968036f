import { type Chance, chanceOf } from "../chance/chance.ts";
import type { Company } from "../companies/company.ts";
import { TRADE_WORDS, type TradeWords } from "./trade-lines.ts";
import { titled } from "./wording.ts";

/** A product line of a company in one year. */
export interface ProductLine {
  /** With the brand, such as `Velaris Storage Arrays`. */
  readonly name: string;
  readonly line: string;
  /** Share of sales, in whole percent. */
  readonly share: number;
}

/** @throws {RangeError} if the industry has no words. */
export function tradeWordsOf({ industry }: Company): TradeWords {
  const words = TRADE_WORDS.get(industry.name);
  if (words === undefined)
    throw new RangeError(`"${industry.name}" has no words for its reports; add them to trade-lines.ts.`);
  return words;
}

/** The lines of a company, whose shares of sales move slowly from year to year and add up to a hundred. */
export function productLines(company: Company, fiscalYear: number, seed: number): ProductLine[] {
  const chance: Chance = chanceOf(seed, `reports/${company.symbol}/lines`);
  const { lines } = tradeWordsOf(company);
  const first = chance.whole(42, 56);
  const second = chance.whole(24, 34);
  const [drift, turn] = [chance.between(-0.9, 0.9), chance.whole(2012, 2020)];
  const moved = Math.round(Math.max(-12, Math.min(12, drift * (fiscalYear - turn))));
  const shares = [first + moved, second - Math.round(moved / 2)];
  shares.push(100 - (shares[0] as number) - (shares[1] as number));
  return lines.map((line, at) => ({
    name: `${company.name.brand} ${titled(line)}`,
    line,
    share: shares[at] as number,
  }));
}
