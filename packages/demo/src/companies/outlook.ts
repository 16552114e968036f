import type { Day } from "@plumbline/core/time";
import { chanceOf } from "../chance/chance.ts";
import { exp } from "../chance/exponential.ts";
import type { Economy } from "../economy/economy.ts";
import type { Company } from "./company.ts";
import { type ReportedQuarter, reportedQuarters } from "./reported-quarters.ts";

/** How the business of one company goes, from which both its prices and its statements follow. */
export interface Outlook {
  readonly quarters: readonly ReportedQuarter[];
  /** What each quarter added to sales for good, in logarithms; the price reacts to it with the report. */
  readonly surprise: Float64Array;
  /** Yearly sales (research, for biotech) a share of the opening day, in dollars, as of each quarter's end. */
  readonly salesPerShare: Float64Array;
  /** How far a quarter lies in ruin: 0 for a going concern, towards 1 before bankruptcy. */
  readonly distress: Float64Array;
  /** Shares at each quarter's end, counted in shares of the opening day. */
  readonly shares: Float64Array;
  /** Log deviation of the opening price from what sales would justify. */
  readonly exuberance: number;
}

const DAYS_A_YEAR = 365.25;
const SALES_LOST_IN_RUIN = 0.6;

/** Draws how the business of a company goes. */
export function outlookOf(company: Company, economy: Economy): Outlook {
  const chance = chanceOf(economy.seed, `outlook/${company.symbol}`);
  const { character } = company;
  const quarters = reportedQuarters(company, economy.calendar, economy.seed);
  const opening = economy.calendar.days[company.first] as Day;
  const surprise = Float64Array.from(quarters, () => chance.normal(0, character.surprise));
  const distress = Float64Array.from(quarters, ({ end }) => distressOn(company, economy, end));
  const exuberance = chance.normal(0, 0.2);
  const openingSales = character.price / (character.valuation * exp(exuberance));
  let sum = -learnedBefore(opening, quarters, surprise);
  const salesPerShare = quarters.map(({ end }, index) => {
    sum += surprise[index] as number;
    const business = businessOn(company, economy, end) - businessOn(company, economy, opening);
    const trend = (character.growth * (end - opening)) / DAYS_A_YEAR;
    return openingSales * exp(trend + sum + business - SALES_LOST_IN_RUIN * (distress[index] as number));
  });
  return {
    quarters,
    surprise,
    salesPerShare: Float64Array.from(salesPerShare),
    distress,
    shares: Float64Array.from(quarters, ({ end }) => sharesOn(company, opening, end)),
    exuberance,
  };
}

function sharesOn({ character }: Company, opening: Day, end: Day): number {
  const outstanding = character.marketValue / character.price;
  return Math.round(outstanding * exp((character.shareGrowth * (end - opening)) / DAYS_A_YEAR));
}

function learnedBefore(opening: Day, quarters: readonly ReportedQuarter[], surprise: Float64Array): number {
  return quarters.reduce(
    (sum, { announced }, index) => sum + (announced < opening ? (surprise[index] as number) : 0),
    0,
  );
}

/** What the economy and the sector make of sales, in logarithms. */
function businessOn(company: Company, economy: Economy, on: Day): number {
  const { beta, sectorBeta } = company.character;
  const position = Math.max(0, economy.calendar.onOrBefore(on));
  const own =
    (economy.sector(company.industry).earned[position] as number) +
    (economy.industry(company.industry).earned[position] as number);
  return beta * economy.sales(on) + sectorBeta * own;
}

function distressOn({ ending, last }: Company, { calendar }: Economy, on: Day): number {
  if (ending?.kind !== "bankruptcy") return 0;
  const position = calendar.onOrBefore(on);
  return Math.min(1, Math.max(0, (position - ending.announced) / (last - ending.announced)));
}
