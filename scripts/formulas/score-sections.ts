import {
  ALTMAN_ZONES,
  type AltmanInputs,
  altman,
  MIN_PIOTROSKI_SIGNALS,
  PIOTROSKI_SIGNALS,
} from "@plumbline/core/checks";
import { FINANCIAL_COMPANY_TYPES } from "@plumbline/core/words";
import { companyKinds } from "./company-kinds.ts";
import { markdownTable } from "./markdown-table.ts";

type Signal = (typeof PIOTROSKI_SIGNALS)[number];

/** Value, and what it is held against. */
const SIGNALS: Readonly<Record<Signal, readonly [value: string, against: string]>> = {
  "F1 ROA > 0": ["net income ÷ assets(t−1)", "above 0"],
  "F2 CFO > 0": ["cfo ÷ assets(t−1)", "above 0"],
  "F3 ROA rising": ["net income ÷ assets(t−1)", "above that of the year before"],
  "F4 CFO > ROA (accruals)": ["cfo ÷ assets(t−1)", "above net income ÷ assets(t−1)"],
  "F5 leverage falling": ["longTermDebt ÷ avg(assets)", "below that of the year before, or no debt in both years"],
  "F6 current ratio rising": ["assetsCurrent ÷ liabilitiesCurrent", "above that of the year before"],
  "F7 no new shares": ["shares outstanding, split-adjusted", "not above those of the year before"],
  "F8 gross margin rising": ["grossProfit ÷ revenue", "above that of the year before"],
  "F9 asset turnover rising": ["revenue ÷ assets(t−1)", "above that of the year before"],
};

const MODELS = {
  z: "Z, public manufacturers, 1968",
  zPrivate: "Z′, private manufacturers, 1983",
  zNonManufacturer: "Z″, companies that do not manufacture, 1995",
  zEmergingMarket: "Z″ for emerging markets",
} as const;

/** What makes a term 1 when it alone is 1, see `NOTHING`. */
const TERMS = {
  X1: "currentAssets",
  X2: "retainedEarnings",
  X3: "operatingIncome",
  X4: "marketValue",
  "X4 book": "equity",
  X5: "revenue",
} as const satisfies Record<string, keyof AltmanInputs>;

/** A company of which every term is 0. */
const NOTHING: AltmanInputs = {
  currentAssets: 0,
  currentLiabilities: 0,
  retainedEarnings: 0,
  operatingIncome: 0,
  marketValue: 0,
  equity: 0,
  liabilities: 1,
  revenue: 0,
  assets: 1,
};

/** The scores of Piotroski and Altman. */
export function scoreSections(): string[] {
  return [piotroskiSection(), altmanSection()];
}

function piotroskiSection(): string {
  const rows = PIOTROSKI_SIGNALS.map((signal) => {
    const [value, against] = SIGNALS[signal];
    const [id = "", ...name] = signal.split(" ");
    return [`\`${id}\``, name.join(" "), value, against];
  });
  return `## Piotroski score

One point for each of nine signals of the last three fiscal years, t being the last one; net income is that before extraordinary
items. With fewer than ${MIN_PIOTROSKI_SIGNALS} known signals there is no score. Not for
banks; of an insurer the gross margin is not known. The ids are those of the paper, not of checks.
Piotroski, Journal of Accounting Research 38, 2000.

${markdownTable(["Signal", "Name", "Value", "Scores when"], rows)}`;
}

function altmanSection(): string {
  const rows = Object.entries(MODELS).map(([model, name]) => {
    const [distress, safe] = ALTMAN_ZONES[model as keyof typeof MODELS];
    return [name, altmanFormula(model as keyof typeof MODELS), `below ${distress}`, `above ${safe}`];
  });
  return `## Altman score

How far a company is from failing. X1 = (assetsCurrent − liabilitiesCurrent) ÷ assets; X2 = retainedEarnings ÷ assets; X3 =
operatingIncome TTM ÷ assets; X4 = marketValue ÷ liabilities; X4 book = equity ÷ liabilities; X5 = revenue TTM ÷ assets. Between
distress and safe lies the grey zone. Check \`D9\` takes Z of manufacturers and Z″ of all others. Not for ${companyKinds(FINANCIAL_COMPANY_TYPES)}.
Altman, Journal of Finance 23(4), 1968.

${markdownTable(["Score", "Formula", "Distress", "Safe"], rows)}`;
}

/** The weights as the core has them: what the score becomes when one term is 1 and the others are 0. */
function altmanFormula(model: keyof typeof MODELS): string {
  const constant = altman(NOTHING)[model].score ?? 0;
  const weighed = Object.entries(TERMS).flatMap(([term, input]) => {
    const weight = (altman({ ...NOTHING, [input]: 1 })[model].score ?? 0) - constant;
    return weight === 0 ? [] : [`${Number(weight.toPrecision(9))} ${term}`];
  });
  return [...weighed, ...(constant === 0 ? [] : [String(constant)])].join(" + ");
}
