import type { Day } from "@plumbline/core/time";
import { type Chance, chanceOf } from "../chance/chance.ts";
import { log } from "../chance/exponential.ts";
import type { Company } from "../companies/company.ts";
import type { Outlook } from "../companies/outlook.ts";
import type { Economy } from "../economy/economy.ts";

/** What moves one price, day by day from the first to the last trading day, in logarithms, without splits and dividends. */
export interface LogChanges {
  /** From the close before to the open. */
  readonly overnight: Float64Array;
  /** From the open to the close. */
  readonly intraday: Float64Array;
  /** Expected standard deviation of the whole day's change. */
  readonly deviation: Float64Array;
  /** True on days that digest an earnings release. */
  readonly news: Uint8Array;
}

const SHOCK = 0.06;
const MEMORY = 0.92;
const JUMP_CHANCE = 0.035;
const JUMP_SIZE = 2.7;
const ORDINARY_SIZE = 0.875;
const OVERNIGHT_FACTOR = 0.35;
const OVERNIGHT_VARIANCE = 0.28;
const REVEALED_BY_REPORT = 0.45;
const SENTIMENT = 1.9;
const WIDEST_WANDERING = 0.5;
const MIN_PULL = 0.0009;
const TRADING_DAYS = 252;

/** Draws the changes of a company's price. */
export function logChanges(company: Company, outlook: Outlook, economy: Economy): LogChanges {
  const chance = chanceOf(economy.seed, `prices/${company.symbol}`);
  const length = company.last - company.first + 1;
  const changes: LogChanges = {
    overnight: new Float64Array(length),
    intraday: new Float64Array(length),
    deviation: new Float64Array(length),
    news: new Uint8Array(length),
  };
  wander(changes, { company, economy, wandered: outlook.exuberance, chance });
  addSurprises(changes, { company, outlook, economy, chance });
  if (company.ending?.kind === "bankruptcy") collapse(changes, company, chance);
  if (company.ending?.kind === "takeover") settle(changes, company, chance);
  return changes;
}

interface Wandering {
  readonly company: Company;
  readonly economy: Economy;
  readonly wandered: number;
  readonly chance: Chance;
}

/** Market, sector, industry and the company's own moods, which come in clusters and fade over the years. */
function wander(changes: LogChanges, { company, economy, wandered, chance }: Wandering): void {
  const { character, industry, first } = company;
  const { market, unrest } = economy;
  const sector = economy.sector(industry);
  const branch = economy.industry(industry);
  const pull = Math.max(
    MIN_PULL,
    (character.volatility * character.volatility) / (2 * WIDEST_WANDERING * WIDEST_WANDERING),
  );
  const drift = character.growth / TRADING_DAYS;
  let mispricing = wandered;
  let variance = 1;
  for (let i = 0; i < changes.overnight.length; i++) {
    const t = first + i;
    const shared = character.beta * (market.change[t] as number);
    const factor = shared + character.sectorBeta * ((sector.change[t] as number) + (branch.change[t] as number));
    const scale = character.volatility * Math.sqrt(variance) * (0.75 + 0.25 * (unrest[t] as number));
    const size = chance.happens(JUMP_CHANCE) ? JUMP_SIZE : ORDINARY_SIZE;
    const night = chance.normal();
    const session = chance.normal();
    const ownNight = scale * size * Math.sqrt(OVERNIGHT_VARIANCE) * night;
    const ownSession = scale * size * Math.sqrt(1 - OVERNIGHT_VARIANCE) * session - pull * mispricing;
    changes.overnight[i] = OVERNIGHT_FACTOR * factor + ownNight;
    changes.intraday[i] = (1 - OVERNIGHT_FACTOR) * factor + ownSession + drift;
    changes.deviation[i] = Math.sqrt(scale * scale + 0.00006 * character.beta * character.beta * (unrest[t] as number));
    mispricing += ownNight + ownSession;
    const own = (ownNight + ownSession) / scale;
    variance = 1 - SHOCK - MEMORY + variance * (SHOCK * own * own + MEMORY);
  }
}

interface Surprises {
  readonly company: Company;
  readonly outlook: Outlook;
  readonly economy: Economy;
  readonly chance: Chance;
}

/** Each quarter's surprise: a part seeps in before the report, the rest comes with it, with an overreaction of its own. */
function addSurprises(changes: LogChanges, { company, outlook, economy, chance }: Surprises): void {
  const { calendar } = economy;
  let known = 0;
  outlook.quarters.forEach(({ announced, beforeOpen }, index) => {
    const position = calendar.onOrAfter((beforeOpen ? announced : announced + 1) as Day) - company.first;
    const surprise = outlook.surprise[index] as number;
    const overreaction = chance.normal(0, SENTIMENT * company.character.volatility);
    if (position <= 0 || position >= changes.overnight.length) return;
    const days = Math.max(1, position - known);
    for (let i = known; i < position; i++) add(changes.intraday, i, ((1 - REVEALED_BY_REPORT) * surprise) / days);
    add(changes.overnight, position, REVEALED_BY_REPORT * surprise + overreaction);
    for (let i = position + 1; i < Math.min(position + 64, changes.intraday.length); i++)
      add(changes.intraday, i, -overreaction / 90);
    changes.news[position] = 1;
    known = position;
  });
}

/** The long fall to pennies. */
function collapse(changes: LogChanges, { ending, first, last }: Company, chance: Chance): void {
  const start = (ending?.announced ?? last) - first;
  const drop = log(chance.between(0.002, 0.012)) / (last - first + 1 - start);
  for (let i = Math.max(0, start); i < changes.overnight.length; i++) {
    changes.overnight[i] = 1.5 * (changes.overnight[i] as number) + 0.3 * drop;
    changes.intraday[i] = 1.8 * (changes.intraday[i] as number) + 0.7 * drop;
    changes.deviation[i] = 1.8 * (changes.deviation[i] as number);
  }
}

/** The offer: a gap up, then a price that hardly moves below the offer until the end. */
function settle(changes: LogChanges, { ending, first }: Company, chance: Chance): void {
  const start = Math.max(1, (ending?.announced ?? first) - first);
  const days = changes.overnight.length - start;
  const spread = chance.between(0.015, 0.05);
  for (let i = start; i < changes.overnight.length; i++) {
    const quiet = i === start ? chance.between(0.18, 0.4) : chance.normal(0, 0.0006);
    changes.overnight[i] = quiet;
    changes.intraday[i] = spread / days + chance.normal(0, 0.0011);
    changes.deviation[i] = i === start ? 0.012 : 0.0018;
    changes.news[i] = i < start + 3 ? 1 : 0;
  }
}

function add(column: Float64Array, index: number, amount: number): void {
  column[index] = (column[index] as number) + amount;
}
