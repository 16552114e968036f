import type { Message } from "../message.ts";

/** Texts that are loaded when a screen needs them, see `loadTexts`; every other text comes with the language. */
export type PartName =
  | "about"
  | "alerts"
  | "avatar"
  | "changes"
  | "charting"
  | "checks"
  | "citations"
  | "data"
  | "findingSentences"
  | "findings"
  | "forms"
  | "fundamentals"
  | "lab"
  | "marks"
  | "opinion"
  | "owner"
  | "phone"
  | "plans"
  | "providers"
  | "quotes"
  | "report"
  | "runs"
  | "saved"
  | "screener"
  | "secondFactor"
  | "signIn"
  | "statistics"
  | "stockFacts"
  | "strategies"
  | "strategy"
  | "userCenter"
  | "valuation"
  | "verdict"
  | "watchlists";

/** How a language loads each of its parts; a module exports its texts and nothing else. */
export type PartLoaders = Readonly<
  Record<PartName, () => Promise<Readonly<Record<string, Readonly<Record<string, Message>>>>>>
>;
