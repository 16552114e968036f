import type { Day } from "@plumbline/core/time";
import type { PriceHistory, PriceTarget } from "@plumbline/market/model";
import { type Chance, chanceOf } from "../chance/chance.ts";
import type { Company } from "../companies/company.ts";
import type { Outlook } from "../companies/outlook.ts";
import type { Economy } from "../economy/economy.ts";
import { DEMO_SOURCE } from "../prices/trade.ts";
import { type Coverage, coverageOf } from "./analyst-coverage.ts";

const INERTIA = 0.35;
const OPINION_NOISE = 0.055;
const WRITES_ON_CHANGE = 0.62;
const WRITES_ON_NOTHING = 0.2;
const WORTH_A_CHANGE = 0.03;
const WHOLE_DOLLARS_FROM = 20;

/**
 * Publishes the price targets of all firms that follow a company: after earnings, raised and lowered after the price,
 * in shares of the day.
 *
 * @returns By day, then by firm.
 */
export function priceTargets(
  company: Company,
  world: { outlook: Outlook; prices: PriceHistory; economy: Economy },
): readonly PriceTarget[] {
  const { prices, economy } = world;
  const chance = chanceOf(economy.seed, `targets/${company.symbol}`);
  const occasions = occasionsOf(company, world);
  const posts = coverageOf(company.symbol, company.character.marketValue, economy.seed).flatMap((coverage) => {
    const part = (share: number) => Math.round(share * occasions.length);
    return postsOf(coverage, { occasions: occasions.slice(part(coverage.from), part(coverage.until)), prices, chance });
  });
  return posts.sort((left, right) => left.published - right.published || (left.firm < right.firm ? -1 : 1));
}

/** Positions of the bars after each earnings release, until a bid or ruin makes targets pointless. */
function occasionsOf(
  { first, ending, last }: Company,
  { outlook, prices, economy }: { outlook: Outlook; prices: PriceHistory; economy: Economy },
): number[] {
  const end = Math.min(prices.bars.day.length - 5, (ending?.announced ?? last) - first);
  return outlook.quarters
    .map(({ announced }) => economy.calendar.onOrAfter((announced + 1) as Day) - first)
    .filter((position) => position > 0 && position < end);
}

function postsOf(
  coverage: Coverage,
  from: { occasions: readonly number[]; prices: PriceHistory; chance: Chance },
): PriceTarget[] {
  const { occasions, prices, chance } = from;
  const posts: PriceTarget[] = [];
  let last: { target: number; published: Day } | null = null;
  for (const occasion of occasions) {
    const post = postAfter(coverage, {
      last,
      position: calmDay(prices, occasion + chance.whole(0, 3)),
      prices,
      chance,
    });
    if (post === null) continue;
    posts.push(post);
    last = post;
  }
  return posts;
}

/** No firm publishes on the day of a split, when the basis of its target changes. */
function calmDay({ bars, actions }: PriceHistory, position: number): number {
  return actions.splits.some(({ exDay }) => exDay === bars.day[position]) ? position + 1 : position;
}

interface Occasion {
  readonly last: { readonly target: number; readonly published: Day } | null;
  readonly position: number;
  readonly prices: PriceHistory;
  readonly chance: Chance;
}

function postAfter(coverage: Coverage, { last, position, prices, chance }: Occasion): PriceTarget | null {
  const published = prices.bars.day[position] as Day;
  const price = prices.bars.close[position - 1] as number;
  const prior = last && last.target / splitBetween(prices, last.published, published);
  const wanted = price * (1 + coverage.optimism + chance.normal(0, OPINION_NOISE));
  const target = rounded(prior === null ? wanted : INERTIA * prior + (1 - INERTIA) * wanted);
  const change = prior === null ? 1 : target / prior - 1;
  const writes = chance.happens(Math.abs(change) > WORTH_A_CHANGE ? WRITES_ON_CHANGE : WRITES_ON_NOTHING);
  if (!writes) return null;
  return {
    symbol: prices.symbol,
    published,
    firm: coverage.firm,
    analyst: coverage.analyst,
    action: prior === null ? "initiate" : actionFor(change),
    target,
    priorTarget: prior === null ? null : Math.round(prior * 100) / 100,
    priceWhenPosted: price,
    currency: "USD",
    source: DEMO_SOURCE,
  };
}

function splitBetween({ actions }: PriceHistory, after: Day, until: Day): number {
  return actions.splits.reduce(
    (ratio, split) => (split.exDay > after && split.exDay <= until ? ratio * split.ratio : ratio),
    1,
  );
}

function actionFor(change: number): string {
  if (change > 0.005) return "raise";
  return change < -0.005 ? "lower" : "reiterate";
}

/** Firms publish whole dollars, half dollars for cheap shares, and cents for the cheapest. */
function rounded(target: number): number {
  if (target >= WHOLE_DOLLARS_FROM) return Math.round(target);
  return target >= 4 ? Math.round(target * 2) / 2 : Math.max(0.01, Math.round(target * 100) / 100);
}
