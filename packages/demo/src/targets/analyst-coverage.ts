import { type Chance, chanceOf } from "../chance/chance.ts";
import { SURNAMES } from "../names/brand-parts.ts";
import { FIRMS, FIRST_NAMES } from "./firms.ts";

/** One firm that follows a company for a while. */
export interface Coverage {
  readonly firm: string;
  readonly analyst: string;
  /** By how much its targets lie above the price in the long run, a fraction. */
  readonly optimism: number;
  /** First and last earnings release that it writes about, as parts of the company's life from 0 to 1. */
  readonly from: number;
  readonly until: number;
}

const OPTIMISM = { mean: 0.165, deviation: 0.07 };
const GIVES_UP = 0.18;

/** Number of firms by market value: from, at least, at most. */
const CROWD: readonly (readonly [value: number, least: number, most: number])[] = [
  [1.2e10, 14, 25],
  [4e9, 9, 16],
  [1e9, 3, 8],
  [0, 0, 3],
];

/**
 * Decides which firms follow a company.
 *
 * @param marketValue In dollars; larger companies have more followers.
 */
export function coverageOf(symbol: string, marketValue: number, seed: number): readonly Coverage[] {
  const chance = chanceOf(seed, `coverage/${symbol}`);
  const [, least, most] = CROWD.find(([value]) => marketValue >= value) ?? [0, 0, 0];
  const count = chance.whole(least, most);
  return chance
    .shuffle(FIRMS)
    .slice(0, count)
    .map((firm) => ({
      firm,
      analyst: analystName(chance),
      optimism: chance.normal(OPTIMISM.mean, OPTIMISM.deviation),
      ...spell(chance),
    }));
}

function analystName(chance: Chance): string {
  return `${chance.pick(FIRST_NAMES)} ${chance.pick(SURNAMES).english}`;
}

/** Most firms are there from the beginning and stay; some come late, some stop publishing and leave a stale target. */
function spell(chance: Chance): { from: number; until: number } {
  const from = chance.happens(0.5) ? 0 : chance.between(0, 0.8);
  return { from, until: chance.happens(GIVES_UP) ? chance.between(from, 1) : 1 };
}
