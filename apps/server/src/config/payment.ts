import { join, resolve } from "node:path";
import { featuresOf, type PlanFile, readPlans, withFeatures } from "./plans.ts";

/** How payment is taken: the plans, and an account at Stripe. */
export interface PaymentConfiguration {
  readonly plans: PlanFile;
  readonly secretKey: string;
  /** Reaches the page. */
  readonly publicKey: string;
  readonly webhookSecret: string;
  /** Null: Stripe itself. */
  readonly apiUrl: string | null;
}

/** Which variables payment needs; with none of them everything is open. */
interface PaymentVariables {
  readonly STRIPE_SECRET_KEY?: string | undefined;
  readonly STRIPE_PK?: string | undefined;
  readonly STRIPE_WEBHOOK_SECRET?: string | undefined;
  readonly STRIPE_API_URL?: string | undefined;
  readonly PLANS_FILE?: string | undefined;
  readonly ACCOUNTS: "on" | "off";
}

const NEEDED = ["STRIPE_SECRET_KEY", "STRIPE_PK", "STRIPE_WEBHOOK_SECRET"] as const;
const DEFAULT_PLANS: string = join(import.meta.dirname, "../../plans.json");

interface ReadPayment {
  readonly payment: PaymentConfiguration | null;
  /** A sentence for each variable or field that cannot be used. */
  readonly problems: readonly string[];
}

/**
 * Reads what payment needs: all of it, or nothing. A file of plans that is named is checked either way; what it offers that this
 * server has not is left out.
 */
export function readPayment(variables: PaymentVariables, server: Parameters<typeof featuresOf>[0]): ReadPayment {
  const { STRIPE_SECRET_KEY, STRIPE_PK, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL, PLANS_FILE, ACCOUNTS } = variables;
  const given = NEEDED.filter((name) => variables[name] !== undefined);
  if (given.length === 0 && PLANS_FILE === undefined) return { payment: null, problems: [] };
  const read = readPlans(resolve(PLANS_FILE ?? DEFAULT_PLANS));
  const problems = [...read.problems];
  if (given.length > 0 && given.length < NEEDED.length) {
    const missing = NEEDED.filter((name) => !given.includes(name));
    problems.push(`${given.join(" and ")} cannot be used without ${missing.join(" and ")}.`);
  }
  if (given.length > 0 && ACCOUNTS === "off") problems.push(`${given.join(" and ")} cannot be used with ACCOUNTS=off.`);
  if (!STRIPE_SECRET_KEY || !STRIPE_PK || !STRIPE_WEBHOOK_SECRET || !read.plans || problems.length > 0) {
    return { payment: null, problems };
  }
  const payment = {
    plans: withFeatures(read.plans, featuresOf(server)),
    secretKey: STRIPE_SECRET_KEY,
    publicKey: STRIPE_PK,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
    apiUrl: STRIPE_API_URL ?? null,
  };
  return { payment, problems };
}
