import { describe, expect, it } from "vitest";
import { readConfiguration } from "./read-configuration.ts";

const MODEL = { LLM_URL: "http://127.0.0.1:11434/v1/", LLM_MODEL: "a-model" };
const PRICES = { LLM_INPUT_PRICE: "0.4", LLM_OUTPUT_PRICE: "1.6" };

describe("the settings of a language model", () => {
  it("are none unless they are given", () => {
    expect(readConfiguration({}).languageModel).toBeNull();
  });

  it("are read with prices of a token and ceilings in millionths of the currency", () => {
    expect(readConfiguration({ ...MODEL, ...PRICES, LLM_USER_CEILING: "0.05" }).languageModel).toEqual({
      url: "http://127.0.0.1:11434/v1",
      model: "a-model",
      key: null,
      prices: { input: 0.4, output: 1.6, currency: "USD" },
      ceilings: { run: null, user: 50_000, month: null },
      outputTokens: 6000,
      atOnce: 2,
    });
  });

  it.each([
    [{ LLM_URL: MODEL.LLM_URL }, "LLM_URL and LLM_MODEL belong together"],
    [{ LLM_MODEL: "a-model" }, "LLM_URL and LLM_MODEL belong together"],
    [{ ...MODEL, LLM_INPUT_PRICE: "1" }, "LLM_INPUT_PRICE and LLM_OUTPUT_PRICE belong together"],
    [{ ...MODEL, LLM_MONTH_CEILING: "5" }, "need LLM_INPUT_PRICE and LLM_OUTPUT_PRICE"],
    [{ ...MODEL, LLM_AT_ONCE: "0" }, "LLM_AT_ONCE"],
  ])("are refused where they do not fit together: %j", (environment, sentence) => {
    expect(() => readConfiguration(environment)).toThrow(sentence);
  });
});
