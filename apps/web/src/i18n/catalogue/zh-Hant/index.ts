import type { Catalogue } from "../catalogue.ts";

import type { PartLoaders } from "../part-loaders.ts";
import { accounts } from "./accounts.ts";
import { analysis } from "./analysis.ts";
import { chart } from "./chart.ts";
import { classification } from "./classification.ts";
import { header } from "./header.ts";
import { home } from "./home.ts";
import { market } from "./market.ts";
import { provenance } from "./provenance.ts";
import { rules } from "./rules.ts";
import { search } from "./search.ts";
import { shell } from "./shell.ts";

export const zhHant: Catalogue = {
  ...accounts,
  ...analysis,
  ...chart,
  ...classification,
  ...header,
  ...home,
  ...market,
  ...provenance,
  ...rules,
  ...search,
  ...shell,
};

/** The texts that are loaded when a screen needs them. */
export const parts: PartLoaders = {
  about: () => import("./about.ts"),
  alerts: () => import("./alerts.ts"),
  avatar: () => import("./avatar.ts"),
  changes: () => import("./changes.ts"),
  charting: () => import("./charting.ts"),
  checks: () => import("./checks.ts"),
  citations: () => import("./citations.ts"),
  data: () => import("./data.ts"),
  findingSentences: () => import("./finding-sentences.ts"),
  findings: () => import("./findings.ts"),
  forms: () => import("./forms.ts"),
  fundamentals: () => import("./fundamentals.ts"),
  lab: () => import("./lab.ts"),
  marks: () => import("./marks.ts"),
  opinion: () => import("./opinion.ts"),
  owner: () => import("./owner.ts"),
  phone: () => import("./phone.ts"),
  plans: () => import("./plans.ts"),
  providers: () => import("./providers.ts"),
  quotes: () => import("./quotes.ts"),
  report: () => import("./report.ts"),
  runs: () => import("./runs.ts"),
  saved: () => import("./saved.ts"),
  screener: () => import("./screener.ts"),
  secondFactor: () => import("./second-factor.ts"),
  signIn: () => import("./sign-in.ts"),
  statistics: () => import("./statistics.ts"),
  stockFacts: () => import("./stock-facts.ts"),
  strategies: () => import("./strategies.ts"),
  strategy: () => import("./strategy.ts"),
  userCenter: () => import("./user-center.ts"),
  valuation: () => import("./valuation.ts"),
  verdict: () => import("./verdict.ts"),
  watchlists: () => import("./watchlists.ts"),
};
