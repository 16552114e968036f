import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { currencyDigits } from "./plans.ts";
import { readConfiguration } from "./read-configuration.ts";

const KEYS = {
  STRIPE_SECRET_KEY: "sk_test_0123456789",
  STRIPE_PK: "pk_test_0123456789",
  STRIPE_WEBHOOK_SECRET: "whsec_0123456789",
};
const DEFAULT = join(import.meta.dirname, "../../plans.json");

const folder = mkdtempSync(join(tmpdir(), "plumbline-plans-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// biome-ignore lint/suspicious/noExplicitAny: a file of plans is spoiled in any place.
function spoiled(change: (file: any) => void): string {
  const file = JSON.parse(readFileSync(DEFAULT, "utf8"));
  change(file);
  const path = join(folder, `${Math.random()}.json`);
  writeFileSync(path, JSON.stringify(file));
  return path;
}

describe("payment", () => {
  it("is off unless it is configured, and then has the plans of the repository", () => {
    expect(readConfiguration({}).payment).toBeNull();
    const { payment } = readConfiguration(KEYS);
    expect(payment?.plans.plans.map(({ id }) => id)).toEqual(["free", "investor", "professional"]);
    expect(payment).toMatchObject({ secretKey: KEYS.STRIPE_SECRET_KEY, publicKey: KEYS.STRIPE_PK, apiUrl: null });
  });

  it("offers reports by a language model only where one is configured", () => {
    const featuresWith = (model: object) =>
      readConfiguration({ ...KEYS, ...model }).payment?.plans.plans.map(({ features }) => features);
    expect(featuresWith({})).toEqual([[], [], []]);
    const model = { LLM_URL: "http://127.0.0.1:11434/v1", LLM_MODEL: "honest" };
    // As `plans.json` has it.
    expect(featuresWith(model)).toEqual([[], ["modelReports"], ["modelReports"]]);
  });

  it.each([
    [{ STRIPE_SECRET_KEY: KEYS.STRIPE_SECRET_KEY }, "cannot be used without STRIPE_PK and STRIPE_WEBHOOK_SECRET."],
    [{ STRIPE_PK: KEYS.STRIPE_PK }, "STRIPE_PK cannot be used without STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET."],
    [{ ...KEYS, ACCOUNTS: "off" }, "cannot be used with ACCOUNTS=off."],
    [
      { ...KEYS, STRIPE_PK: "sk_test_0123456789" },
      'STRIPE_PK is "sk_test_0123456789"; it must be a public key of Stripe',
    ],
    [{ ...KEYS, STRIPE_API_URL: "stripe" }, 'STRIPE_API_URL is "stripe"; it must be an address'],
    [{ PLANS_FILE: "/no/such/file.json" }, 'PLANS_FILE is "/no/such/file.json"; it must be a file of JSON'],
  ])("is not half configured: %j", (variables, sentence) => {
    expect(() => readConfiguration(variables)).toThrow(sentence);
  });
});

describe("a file of plans", () => {
  it.each([
    // biome-ignore-start lint/suspicious/noExplicitAny: a file of plans is spoiled in any place.
    ["plans.1.prices.0.amount", (file: any) => (file.plans[1].prices[0].amount = -1)],
    ["plans.1.prices.0.amount", (file: any) => (file.plans[1].prices[0].amount = 12.345)],
    ["plans.1.prices.0.currency", (file: any) => (file.plans[1].prices[0].currency = "gold")],
    ["plans.1.prices.1.interval", (file: any) => (file.plans[1].prices[1].interval = "week")],
    ["plans.1.prices", (file: any) => (file.plans[1].prices[1].interval = "month")],
    ["plans.1.prices", (file: any) => (file.plans[1].prices = [])],
    ["plans.0.prices", (file: any) => (file.plans[0].prices = file.plans[1].prices)],
    ["plans.2.id", (file: any) => (file.plans[2].id = "investor")],
    ["plans.0.limits.unlocks", (file: any) => (file.plans[0].limits.unlocks = "three")],
    ["plans.0.limits.strategies", (file: any) => delete file.plans[0].limits.strategies],
    ["plans.0.names.fr", (file: any) => delete file.plans[0].names.fr],
    ["plans.1.trialDays", (file: any) => (file.plans[1].trialDays = 1.5)],
    ["plans.1.features.0", (file: any) => (file.plans[1].features = ["everything"])],
    ["plans", (file: any) => (file.plans[2].prices[0].currency = "eur")],
    ["plans", (file: any) => (file.plans = [])],
    ["tax", (file: any) => delete file.tax],
    // biome-ignore-end lint/suspicious/noExplicitAny: a file of plans is spoiled in any place.
  ])("that is wrong in %s is refused with a sentence that names the field", (field, change) => {
    const path = spoiled(change);
    expect(() => readConfiguration({ PLANS_FILE: path })).toThrow(
      `${field} of the plans in "${path}" cannot be used: `,
    );
  });

  it("has amounts with as many digits as its currency has (ISO 4217)", () => {
    expect(["usd", "eur", "jpy", "krw"].map(currencyDigits)).toEqual([2, 2, 0, 0]);
    const path = spoiled(({ plans }) => {
      for (const { prices } of plans)
        for (const price of prices) Object.assign(price, { currency: "jpy", amount: 1200 });
    });
    expect(readConfiguration({ ...KEYS, PLANS_FILE: path }).payment?.plans.plans[1]?.prices[0]?.amount).toBe(1200);
  });
});
