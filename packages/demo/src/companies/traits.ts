import type { Chance } from "../chance/chance.ts";
import type { CompanyKind, Industry } from "./industry.ts";
import type { Trait } from "./trait.ts";

interface Quota {
  readonly trait: Trait;
  /** Share of all companies of the market; at least one company has the trait. */
  readonly share: number;
  /** Kinds that can have it. */
  readonly kinds: readonly CompanyKind[];
}

const OPERATING: readonly CompanyKind[] = ["maker", "service", "software"];
const CLASSIFIED: readonly CompanyKind[] = [...OPERATING, "utility"];
const EVERY: readonly CompanyKind[] = [...CLASSIFIED, "reit", "bank", "insurer", "biotech"];

/** Ends and beginnings: a company has one of them at most. */
const LIVES: readonly Quota[] = [
  { trait: "bankrupt", share: 0.03, kinds: [...OPERATING, "biotech"] },
  { trait: "acquired", share: 0.05, kinds: EVERY },
  { trait: "listed-later", share: 0.15, kinds: [...OPERATING, "reit", "bank", "insurer", "biotech"] },
];

/** Ways to report that do not go together: a company has one of them at most. */
const REPORTING: readonly Quota[] = [
  { trait: "foreign-currency", share: 0.003, kinds: OPERATING },
  { trait: "foreign", share: 0.02, kinds: OPERATING },
  { trait: "restates", share: 0.03, kinds: CLASSIFIED },
  { trait: "discontinues", share: 0.02, kinds: OPERATING },
  { trait: "chronically-late", share: 0.025, kinds: EVERY },
  { trait: "dual-class", share: 0.012, kinds: OPERATING },
];

/** Oddities that go with all others. */
const ODDITIES: readonly Quota[] = [
  { trait: "renamed", share: 0.016, kinds: EVERY },
  { trait: "negative-equity", share: 0.02, kinds: ["service", "maker"] },
  { trait: "interest-not-reported", share: 0.04, kinds: OPERATING },
  { trait: "no-liabilities-tag", share: 0.07, kinds: CLASSIFIED },
  { trait: "no-gross-profit-tag", share: 0.12, kinds: OPERATING },
  { trait: "noncontrolling-interest", share: 0.08, kinds: [...CLASSIFIED, "reit"] },
  { trait: "temporary-equity", share: 0.015, kinds: OPERATING },
  { trait: "preferred-stock", share: 0.03, kinds: ["bank"] },
  { trait: "fifty-two-weeks", share: 0.06, kinds: ["maker", "service"] },
];

const UNPROFITABLE_SHARE: Readonly<Partial<Record<CompanyKind, number>>> = {
  software: 0.3,
  maker: 0.06,
  service: 0.05,
};
const DIVIDEND_SHARE: Readonly<Record<CompanyKind, number>> = {
  maker: 0.62,
  service: 0.55,
  software: 0.2,
  biotech: 0,
  utility: 1,
  reit: 1,
  bank: 0.92,
  insurer: 0.85,
};

/**
 * Decides which company of a market is special in which way.
 *
 * @param industries The industry of each company.
 * @returns The traits of each company, in the same order.
 */
export function traitsOf(industries: readonly Industry[], chance: Chance): readonly ReadonlySet<Trait>[] {
  const traits = industries.map(() => new Set<Trait>());
  deal(LIVES, { industries, traits, chance, exclusive: true });
  deal(REPORTING, { industries, traits, chance, exclusive: true });
  deal(ODDITIES, { industries, traits, chance, exclusive: false });
  industries.forEach(({ kind, payout }, index) => {
    const own = traits[index] as Set<Trait>;
    if (chance.happens(UNPROFITABLE_SHARE[kind] ?? 0) && !own.has("foreign")) own.add("unprofitable");
    const pays = !own.has("unprofitable") && (payout > 0 || kind === "reit");
    if (pays && chance.happens(DIVIDEND_SHARE[kind])) own.add("pays-dividends");
  });
  return traits;
}

interface Deal {
  readonly industries: readonly Industry[];
  readonly traits: readonly Set<Trait>[];
  readonly chance: Chance;
  readonly exclusive: boolean;
}

function deal(quotas: readonly Quota[], { industries, traits, chance, exclusive }: Deal): void {
  const dealt = new Set<number>();
  const order = chance.shuffle(industries.map((_, index) => index));
  for (const { trait, share, kinds } of quotas) {
    const wanted = Math.max(1, Math.round(share * industries.length));
    const able = order.filter((index) => kinds.includes((industries[index] as Industry).kind) && !dealt.has(index));
    for (const index of able.slice(0, wanted)) {
      (traits[index] as Set<Trait>).add(trait);
      if (exclusive) dealt.add(index);
    }
  }
}
