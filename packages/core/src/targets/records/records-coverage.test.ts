import { describe, expect, it, vi } from "vitest";
import { mean } from "../../stats/index.ts";
import { alternatingMarket } from "../../stats/simulated-market.fixture.ts";
import {
  type Chance,
  chanceOf,
  clusteredVolatility,
  DAILY_MEAN,
  shock,
} from "../../stats/simulated-returns.fixture.ts";
import type { Day } from "../../time/index.ts";
import type { AnalystTarget } from "../posts/adjusted-targets.ts";
import type { Closes } from "../posts/closes.ts";
import { biasAdjustedConsensus } from "./bias-adjusted-consensus.ts";
import { firmBiases } from "./firm-biases.ts";
import { targetOutcome } from "./target-outcome.ts";
import { type JudgedTarget, type TrackRecord, trackRecord } from "./track-record.ts";

// A second or two of computing, of which a busy machine makes more.
vi.setConfig({ testTimeout: 240_000 });

const POINTS = 0.02;
const STOCKS = 800;
const YEAR = 366;
const TRADED = 252 / YEAR;

/** The firms that cover a stock: how often they publish, and what they promise. */
interface Cover {
  readonly years: number;
  readonly firms: number;
  /** Days from one target of a firm to its next, on average. */
  readonly gap: number;
  readonly volatility: number;
  /** Mean and standard deviation of the rise that targets promise. */
  readonly upside: number;
  readonly scatter: number;
  /** Whether the price moves with an index whose bull and bear markets alternate, beside its own volatility. */
  readonly hasIndex?: boolean;
}

const TYPICAL = { volatility: 0.3, upside: 0.12, scatter: 0.12 };

/** A price each calendar day, as volatile a year as a share of 252 days. */
function simulatedCloses(chance: Chance, { years, volatility, hasIndex = false }: Cover): Closes {
  const next = clusteredVolatility(chance, volatility * Math.sqrt(TRADED));
  const index = hasIndex ? alternatingMarket(chance) : null;
  const common = () => (index ? Number(chance.uniform() < TRADED) * index() : DAILY_MEAN * TRADED);
  let price = 100;
  const close = Float64Array.from({ length: (years + 1) * YEAR + 2 }, () => {
    price *= Math.max(0.05, 1 + common() + next() * shock(chance));
    return price;
  });
  return { day: Int32Array.from(close, (_, at) => at), close };
}

/** The targets of each firm over the years, without regard to what the price will do. */
function simulatedTargets(
  chance: Chance,
  closes: Closes,
  { years, firms, gap, upside, scatter }: Cover,
): AnalystTarget[] {
  return Array.from({ length: firms }, (_, firm) => {
    const targets: AnalystTarget[] = [];
    for (
      let at = Math.floor(chance.uniform() * gap);
      at < years * YEAR;
      at += Math.ceil(gap * (0.5 + chance.uniform()))
    ) {
      const priceWhenPosted = closes.close[at] as number;
      targets.push({
        published: at as Day,
        firm: { id: String(firm), name: String(firm) },
        analyst: null,
        action: null,
        priorTarget: null,
        priceFrom: "close",
        upsideWhenPosted: null,
        target: priceWhenPosted * Math.exp(upside + scatter * chance.normal()),
        priceWhenPosted,
        postedTarget: priceWhenPosted,
        sources: [],
      });
    }
    return targets;
  }).flat();
}

function judged(targets: readonly AnalystTarget[], closes: Closes, asOf: Day): JudgedTarget[] {
  return targets.map((target) => ({ ...target, outcome: targetOutcome(target, closes, asOf) }));
}

function recordsOf(cover: Cover): TrackRecord[] {
  return Array.from({ length: STOCKS }, (_, seed) => {
    const chance = chanceOf(seed);
    const closes = simulatedCloses(chance, cover);
    return trackRecord(judged(simulatedTargets(chance, closes, cover), closes, closes.day.at(-1) as Day));
  }).filter((record) => "metAny" in record);
}

describe("the 95 % interval of a share of targets that were reached", () => {
  it.each<Cover>([
    { years: 5, firms: 1, gap: 45, ...TYPICAL },
    { years: 5, firms: 1, gap: 90, ...TYPICAL },
    { years: 10, firms: 1, gap: 90, ...TYPICAL },
    { years: 5, firms: 8, gap: 90, ...TYPICAL },
    { years: 8, firms: 3, gap: 90, ...TYPICAL, volatility: 0.2 },
    { years: 8, firms: 3, gap: 90, ...TYPICAL, volatility: 0.45 },
    { years: 5, firms: 8, gap: 90, ...TYPICAL, volatility: 0.24, hasIndex: true },
    { years: 8, firms: 3, gap: 90, ...TYPICAL, volatility: 0.08, hasIndex: true },
  ])("holds the true share in 19 of 20 cases: %o", (cover) => {
    const records = recordsOf(cover);
    for (const name of ["metAny", "metEnd"] as const) {
      const truth = mean(records.map((record) => record[name].rate.value));
      const held = records.filter(({ [name]: { interval } }) => interval.low <= truth && truth <= interval.high);
      expect(Math.abs(held.length / records.length - 0.95)).toBeLessThanOrEqual(POINTS);
    }
  });
});
describe("the consensus corrected for past error", () => {
  it("is right on average, within two points, where targets promise far too much", () => {
    const cover = { years: 9, firms: 3, gap: 90, ...TYPICAL, upside: 0.2 };
    const errors = Array.from({ length: STOCKS }, (_, seed) => {
      const chance = chanceOf(seed);
      const closes = simulatedCloses(chance, cover);
      const asOf = (cover.years * YEAR) as Day;
      const targets = simulatedTargets(chance, closes, cover);
      const latest = [...Map.groupBy(targets, ({ firm }) => firm.id).values()].map((of) => of.at(-1) as AnalystTarget);
      const after = closes.close.at(-1) as number;
      const known = { day: closes.day.slice(0, asOf + 1), close: closes.close.slice(0, asOf + 1) };
      const corrected = biasAdjustedConsensus(latest, firmBiases(judged(targets, known, asOf)));
      const raw = mean(latest.map(({ target }) => target));
      return { ofCorrected: (corrected.mean.value as number) / after - 1, ofRaw: raw / after - 1 };
    });
    expect(Math.abs(mean(errors.map(({ ofCorrected }) => ofCorrected)))).toBeLessThanOrEqual(POINTS);
    expect(mean(errors.map(({ ofRaw }) => ofRaw))).toBeGreaterThan(0.15);
  });
});
