import type { Day } from "@plumbline/core/time";
import type { PriceHistory } from "@plumbline/market/model";
import { type Chance, chanceOf } from "../chance/chance.ts";
import { exp } from "../chance/exponential.ts";
import type { Company } from "../companies/company.ts";
import type { Outlook } from "../companies/outlook.ts";
import type { ReportedQuarter } from "../companies/reported-quarters.ts";
import type { Economy } from "../economy/economy.ts";
import { shareBasis } from "../prices/share-basis.ts";

/** What the books of one quarter start from; money in the unit to which the company rounds. */
export interface QuarterInputs {
  /** Sales of the quarter (research, for biotech) in this unit, before rounding. */
  readonly sales: number;
  /** Sales of a year at the quarter's pace, without seasons. */
  readonly yearlySales: number;
  /** How much better or worse than in quiet times margins are: 1 is usual. */
  readonly luck: number;
  /** How far a company lies in ruin, 0 to 1. */
  readonly distress: number;
  readonly dividends: number;
  /** Money for shares issued (positive) or bought back (negative). */
  readonly shareMoney: number;
  /** Cost of borrowed money in proportion to its usual rate: no two years are alike. */
  readonly moneyCost: number;
  /** How far business is above its long-run path, in logarithms. */
  readonly boom: number;
}

const MARGIN_MEMORY = 0.75;
const MARGIN_NOISE = 0.09;
const BOOM_ON_MARGINS = 1.6;
const RATE_MEMORY = 0.9;
const RATE_NOISE = 0.012;
const DAYS_A_YEAR = 365.25;

/** Sets out the inputs of all quarters of a company. */
export function quarterInputs(
  company: Company,
  world: { outlook: Outlook; prices: PriceHistory; economy: Economy },
): readonly QuarterInputs[] {
  const { outlook, prices, economy } = world;
  const chance = chanceOf(economy.seed, `books/${company.symbol}`);
  const lenders = chanceOf(economy.seed, `lenders/${company.symbol}`);
  let margin = chance.normal(0, MARGIN_NOISE);
  let rate = 0;
  let next = 0;
  let held = sharesBefore(company, outlook);
  return outlook.quarters.map((quarter, index) => {
    rate = RATE_MEMORY * rate + lenders.normal(0, RATE_NOISE);
    margin = MARGIN_MEMORY * margin + chance.normal(0, MARGIN_NOISE);
    const shares = outlook.shares[index] as number;
    const yearlySales = ((outlook.salesPerShare[index] as number) * shares) / company.rounding;
    let dividends = 0;
    for (; next < prices.actions.dividends.length; next++) {
      const { exDay, amount } = prices.actions.dividends[next] as { exDay: Day; amount: number };
      if (exDay > quarter.end) break;
      dividends += amount * shareBasis(prices.actions.splits, exDay) * held;
    }
    const shareMoney = (shares - held) * openingPriceOn(company, quarter, prices);
    held = shares;
    const boom = economy.boom(quarter.end);
    return {
      yearlySales,
      sales: salesOf(company, quarter, yearlySales, chance),
      luck: Math.max(-0.6, 1 + margin + BOOM_ON_MARGINS * company.character.beta * boom),
      distress: outlook.distress[index] as number,
      dividends: Math.round(dividends / company.rounding),
      shareMoney: Math.round(shareMoney / company.rounding),
      moneyCost: exp(rate),
      boom,
    };
  });
}

function salesOf({ character }: Company, { start, end }: ReportedQuarter, yearlySales: number, chance: Chance): number {
  const season = character.seasons[Math.floor((((start + end) / 2 / DAYS_A_YEAR) % 1) * 4)] ?? 1;
  const length = (end - start + 1) / (DAYS_A_YEAR / 4);
  return (yearlySales / 4) * season * length * exp(chance.normal(0, 0.012));
}

function sharesBefore({ character }: Company, { shares }: Outlook): number {
  return Math.round((shares[0] as number) * exp(-character.shareGrowth / 4));
}

/** The close at a quarter's end in shares of the opening day; the first close before there is one. */
function openingPriceOn({ character }: Company, { end }: ReportedQuarter, { bars, actions }: PriceHistory): number {
  const { day, close } = bars;
  if (end < (day[0] as number)) return character.price;
  let low = 0;
  let high = day.length;
  while (low + 1 < high) {
    const middle = (low + high) >>> 1;
    if ((day[middle] as number) <= end) low = middle;
    else high = middle;
  }
  return (close[low] as number) * shareBasis(actions.splits, end);
}
