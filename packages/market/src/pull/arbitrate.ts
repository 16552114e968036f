import { hash } from "node:crypto";
import { type Day, formatDay } from "@plumbline/core/time";
import type { PriceHistory } from "../model/index.ts";
import { type LiveProvider, ProviderError } from "../providers/index.ts";
import { agreementOf } from "./price-agreement.ts";
import { askPrices, type PriceAnswer } from "./price-answers.ts";
import type { Pulling } from "./pulling.ts";

/** One delivery in so many is compared with a second provider. */
const SAMPLED = 20;
const COMPARED_DAYS = 30;

/** What a delivery is compared with. */
export interface Witnesses {
  /** What the market holds of the stock. */
  readonly before: PriceHistory | null;
  readonly providers: readonly LiveProvider[];
  readonly until: Day;
  readonly pulling: Pulling;
}

/**
 * Decides whether delivered prices may be taken. Those that contradict what the market holds are taken only if a second provider
 * says the same; a sample of the others, those that their provider has changed and those whose answer names no stock must not be
 * contradicted by one. Prices that disagree are set aside as a whole, never averaged.
 *
 * @returns Why they are set aside; null where they may be taken.
 */
export async function arbitrate(delivered: PriceAnswer, witnesses: Witnesses): Promise<string | null> {
  const { before, providers, until } = witnesses;
  const held = before === null ? "unknown" : agreementOf(before, delivered.history);
  const terms = providers.find((provider) => provider.terms.name === delivered.provider)?.terms;
  const isNameless = terms?.namesStock !== true && held !== "same";
  const needsWitness = held === "different" || delivered.isRestated || isNameless;
  if (!needsWitness && !isSampled(delivered.symbol, until)) return null;
  const other = await secondOpinion(delivered, witnesses);
  const said = other === null ? "unknown" : agreementOf(other.history, delivered.history);
  if (said === "different") return `They contradict those of ${other?.provider} up to ${formatDay(until)}.`;
  if (said === "same") return null;
  if (held === "different") return "They contradict those that the market has, and no second provider confirms them.";
  return isNameless ? "Nothing shows whose they are: the answer names no stock, and nothing compares with it." : null;
}

/** The same stocks for all pulls of a day, others on the next. */
function isSampled(symbol: string, until: Day): boolean {
  return Number.parseInt(hash("sha256", `${symbol} ${until}`).slice(0, 8), 16) % SAMPLED === 0;
}

/** Prices of the last weeks from the first other provider that has them; null where none can be asked. */
async function secondOpinion(
  { symbol, provider: asked }: PriceAnswer,
  { providers, until, pulling }: Witnesses,
): Promise<PriceAnswer | null> {
  for (const provider of providers) {
    if (provider.terms.name === asked) continue;
    try {
      const found = await askPrices(symbol, (until - COMPARED_DAYS) as Day, { provider, until, pulling });
      if (found !== null) return found;
    } catch (error) {
      // Whoever cannot be asked is no witness; what failed is known at its gate.
      if (!(error instanceof ProviderError)) throw error;
    }
  }
  return null;
}
