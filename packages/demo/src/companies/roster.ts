import { type Chance, chanceOf } from "../chance/chance.ts";
import { brandsOf } from "../names/brands.ts";
import { companyName } from "../names/company-names.ts";
import { symbolsOf } from "../names/symbols.ts";
import { characterOf } from "./character.ts";
import type { Company, Ending, FiscalHabit } from "./company.ts";
import { INDUSTRIES } from "./industries.ts";
import type { Industry } from "./industry.ts";
import type { Trait } from "./trait.ts";
import { traitsOf } from "./traits.ts";

const MIN_MEMBERS = 5;
const FIRST_CIK = 9_000_000;

/**
 * Lays out all companies of a market: who they are, what they do, when they list and leave.
 *
 * @param plan Seed, number of companies and number of trading days of the market.
 * @returns Companies in ascending order of symbol and of central index key alike.
 */
export function rosterOf(plan: { seed: number; companies: number; days: number }): readonly Company[] {
  const chance = chanceOf(plan.seed, "roster");
  const industries = chance.shuffle(industriesOf(plan.companies));
  const traits = traitsOf(industries, chance);
  const brands = brandsOf(chance);
  const symbols = symbolsOf(chance);
  const companies = industries.map((industry, index) => {
    const own = traits[index] as ReadonlySet<Trait>;
    const exchange = exchangeOf(industry, chance);
    const name = companyName(industry, brands, { chance, abroad: own.has("foreign") || own.has("foreign-currency") });
    const stem = symbols.next(name.names.en, exchange);
    const formerSymbol = own.has("renamed")
      ? symbols.next(chance.pick(["Old", "First", "United"]) + name.brand, exchange)
      : null;
    const character = characterOf(industry, own, chance);
    return {
      symbol: own.has("dual-class") ? `${stem}.A` : stem,
      secondSymbol: own.has("dual-class") ? `${stem}.B` : null,
      formerSymbol,
      exchange,
      name,
      industry,
      traits: own,
      character,
      fiscal: fiscalHabitOf(industry, own, chance),
      currency: own.has("foreign-currency") ? ("EUR" as const) : ("USD" as const),
      rounding: character.marketValue > 4e9 ? (1_000_000 as const) : (1_000 as const),
      ...lifeOf(own, plan.days, chance),
    };
  });
  companies.sort((left, right) => (left.symbol < right.symbol ? -1 : 1));
  let cik = FIRST_CIK;
  return companies.map((company) => {
    cik += chance.whole(37, 1490);
    return { ...company, cik };
  });
}

/** One entry a company, in the proportions of the table; each industry has enough members for a median. */
function industriesOf(companies: number): Industry[] {
  const least = Math.min(MIN_MEMBERS, Math.floor(companies / INDUSTRIES.length));
  const total = INDUSTRIES.reduce((sum, { members }) => sum + members, 0);
  const shares = INDUSTRIES.map((industry) => ({ industry, exact: (industry.members / total) * companies, given: 0 }));
  for (const share of shares) share.given = Math.max(least, Math.floor(share.exact));
  const byNeed = [...shares].sort((left, right) => right.exact - right.given - (left.exact - left.given));
  let missing = companies - shares.reduce((sum, { given }) => sum + given, 0);
  for (let turn = 0; missing > 0; turn = (turn + 1) % byNeed.length, missing--)
    (byNeed[turn] as { given: number }).given++;
  for (let turn = byNeed.length - 1; missing < 0; turn = turn > 0 ? turn - 1 : byNeed.length - 1) {
    const share = byNeed[turn] as { given: number };
    if (share.given <= least) continue;
    share.given--;
    missing++;
  }
  return shares.flatMap(({ industry, given }) => Array.from({ length: given }, () => industry));
}

function exchangeOf({ sector, kind }: Industry, chance: Chance): Company["exchange"] {
  const young = sector === "Information Technology" || kind === "biotech" || kind === "software";
  return chance.happens(young ? 0.75 : 0.25) ? "NASDAQ" : "NYSE";
}

function fiscalHabitOf({ kind, name }: Industry, traits: ReadonlySet<Trait>, chance: Chance): FiscalHabit {
  if (/Retail$/.test(name))
    return { endMonth: 1, saturdays: traits.has("fifty-two-weeks"), namedByStart: chance.happens(0.5) };
  const free = kind === "maker" || kind === "service" || kind === "software";
  const endMonth = free && chance.happens(0.3) ? chance.pick([1, 3, 6, 6, 9, 9, 9, 10, 11]) : 12;
  return { endMonth, saturdays: traits.has("fifty-two-weeks"), namedByStart: false };
}

function lifeOf(
  traits: ReadonlySet<Trait>,
  days: number,
  chance: Chance,
): { first: number; last: number; ending: Ending | null } {
  const end = days - 1;
  const first = traits.has("listed-later") ? Math.round(chance.between(0.04, 0.93) * end) : 0;
  if (traits.has("bankrupt")) {
    const last = Math.round(chance.between(0.3, 0.96) * end);
    const decline = Math.min(Math.round(last * 0.8), chance.whole(260, 460));
    return { first, last, ending: { kind: "bankruptcy", announced: last - decline } };
  }
  if (traits.has("acquired")) {
    const last = Math.round(chance.between(0.2, 0.97) * end);
    return { first, last, ending: { kind: "takeover", announced: last - Math.min(chance.whole(55, 160), last >> 1) } };
  }
  return { first, last: end, ending: null };
}
