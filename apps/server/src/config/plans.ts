import { readFileSync } from "node:fs";
import {
  BILLING_INTERVALS,
  LanguageCode,
  PLAN_FEATURES,
  PLAN_LIMITS,
  type PlanFeature,
  PlanIdInput,
} from "@plumbline/contract";
import * as z from "zod";

/** Digits after the point of amounts in a currency (ISO 4217), such as 2 of `usd` and 0 of `jpy`. */
export function currencyDigits(currency: string): number {
  return (
    new Intl.NumberFormat("en", { style: "currency", currency: currency.toUpperCase() }).resolvedOptions()
      .maximumFractionDigits ?? 2
  );
}

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency").map((code) => code.toLowerCase()));

/** Plans in a currency with thousandths would need amounts that Stripe rounds. */
const CurrencySchema = z
  .string()
  .toLowerCase()
  .refine((code) => CURRENCIES.has(code) && currencyDigits(code) <= 2, "must be a currency such as usd");

const NamesSchema = z.strictObject(
  Object.fromEntries(LanguageCode.options.map((language) => [language, z.string().min(1).max(200)])) as Record<
    LanguageCode,
    z.ZodString
  >,
);

const LimitSchema = z.int().min(0).max(1_000_000).nullable();

const PriceSchema = z
  .strictObject({
    interval: z.enum(BILLING_INTERVALS),
    amount: z.number().positive().max(1_000_000),
    currency: CurrencySchema,
    /** By which the price is found at Stripe, so that the same file serves its test mode and its live mode. */
    lookupKey: z.string().regex(/^[\w-]{1,200}$/, "must be a lookup key of Stripe: letters, digits, _ and -"),
  })
  .refine(({ amount, currency }) => isWhole(amount, currency), {
    path: ["amount"],
    message: "must have no more digits after the point than its currency",
  });

function isWhole(amount: number, currency: string): boolean {
  // What is wrong with the currency is said of the currency.
  if (!CURRENCIES.has(currency)) return true;
  const minor = amount * 10 ** currencyDigits(currency);
  return Math.abs(minor - Math.round(minor)) < 1e-6;
}

const PlanSchema = z.strictObject({
  id: PlanIdInput,
  names: NamesSchema,
  descriptions: NamesSchema,
  limits: z.strictObject(
    Object.fromEntries(PLAN_LIMITS.map((limit) => [limit, LimitSchema])) as Record<
      (typeof PLAN_LIMITS)[number],
      typeof LimitSchema
    >,
  ),
  fairUse: z.array(z.enum(PLAN_LIMITS)).default([]),
  features: z.array(z.enum(PLAN_FEATURES)),
  trialDays: z.int().min(0).max(730).default(0),
  prices: z.array(PriceSchema).max(BILLING_INTERVALS.length),
});

/** What is offered, and to whom pays nothing. */
const PlanFileSchema = z
  .strictObject({
    /** Whether tax is in the prices, comes on top of them, or is not asked for. */
    tax: z.enum(["included", "added", "none"]),
    plans: z.array(PlanSchema).min(1).max(10),
  })
  .superRefine(({ plans }, context) => {
    const problem = (path: (string | number)[], message: string) => context.addIssue({ code: "custom", path, message });
    for (const [index, { id, prices }] of plans.entries()) {
      const at = ["plans", index];
      if (plans.findIndex((other) => other.id === id) < index) problem([...at, "id"], "must be an id of its own");
      if (index === 0 && prices.length > 0) problem([...at, "prices"], "must be empty: the first plan is the free one");
      if (index > 0 && prices.length === 0)
        problem([...at, "prices"], "must have a price: only the first plan is free");
      if (new Set(prices.map(({ interval }) => interval)).size < prices.length)
        problem([...at, "prices"], "must have one price for each interval");
    }
    const keys = plans.flatMap(({ prices }) => prices.map(({ lookupKey }) => lookupKey));
    if (new Set(keys).size < keys.length) problem(["plans"], "must have a lookupKey of its own at each price");
    const currencies = new Set(plans.flatMap(({ prices }) => prices.map(({ currency }) => currency)));
    if (currencies.size > 1) problem(["plans"], "must have one currency: a subscription cannot change to another");
  });

export type PlanFile = z.output<typeof PlanFileSchema>;
export type ConfiguredPlan = PlanFile["plans"][number];
export type ConfiguredPrice = ConfiguredPlan["prices"][number];

/** What of the features of plans a server has: one without a language model has no reports by one. */
export function featuresOf({ languageModel }: { readonly languageModel: object | null }): readonly PlanFeature[] {
  return languageModel === null ? [] : PLAN_FEATURES;
}

/** The same plans without features that a server has not: nobody is offered what they cannot get. */
export function withFeatures(file: PlanFile, available: readonly PlanFeature[]): PlanFile {
  const plans = file.plans.map((plan) => ({
    ...plan,
    features: plan.features.filter((feature) => available.includes(feature)),
  }));
  return { ...file, plans };
}

interface ReadPlans {
  readonly plans: PlanFile | null;
  /** A sentence for each field that cannot be used. */
  readonly problems: readonly string[];
}

/** Reads the file of plans. @param path Its path, for the sentences too. */
export function readPlans(path: string): ReadPlans {
  let given: unknown;
  try {
    given = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { plans: null, problems: [`PLANS_FILE is "${path}"; it must be a file of JSON that can be read: ${why}.`] };
  }
  const parsed = PlanFileSchema.safeParse(given);
  if (parsed.success) return { plans: parsed.data, problems: [] };
  return { plans: null, problems: parsed.error.issues.map((issue) => sentenceOf(path, issue)) };
}

function sentenceOf(path: string, { path: field, message }: z.core.$ZodIssue): string {
  return `${field.length === 0 ? "The file" : field.map(String).join(".")} of the plans in "${path}" cannot be used: ${message}.`;
}
