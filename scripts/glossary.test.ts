import { beforeAll, describe, expect, it } from "vitest";
import { PHRASES } from "../apps/server/src/http/phrases.ts";
import { WORDINGS } from "../apps/server/src/reports/wordings/index.ts";
import { ENGLISH } from "../apps/server/src/routes/notes/english.ts";
import { FRENCH } from "../apps/server/src/routes/notes/french.ts";
import { SIMPLIFIED_CHINESE } from "../apps/server/src/routes/notes/simplified-chinese.ts";
import { SPANISH } from "../apps/server/src/routes/notes/spanish.ts";
import { TRADITIONAL_CHINESE } from "../apps/server/src/routes/notes/traditional-chinese.ts";
import { parts } from "../apps/web/src/i18n/catalogue/en/index.ts";
import type { PartName } from "../apps/web/src/i18n/catalogue/part-loaders.ts";
import { loadCatalogue } from "../apps/web/src/i18n/load-catalogue.ts";

/** All parts, so that a term is the same on every page. */
const PARTS = Object.keys(parts) as PartName[];
const LANGUAGES = ["es", "fr", "zh-Hans", "zh-Hant"] as const;
type Language = (typeof LANGUAGES)[number];

const NOTES = {
  en: ENGLISH,
  es: SPANISH,
  fr: FRENCH,
  "zh-Hans": SIMPLIFIED_CHINESE,
  "zh-Hant": TRADITIONAL_CHINESE,
} as const;

/** A pattern of an English text, and the term that its translations must contain. */
const TERMS: readonly (readonly [name: string, english: RegExp, terms: Readonly<Record<Language, RegExp>>])[] = [
  [
    "EPS",
    /\bEPS\b|earnings per share/i,
    { es: /BPA/, fr: /BPA/, "zh-Hans": /每股收益|三年平均市盈率/, "zh-Hant": /每股盈餘|三年平均本益比/ },
  ],
  [
    "gross margin",
    /gross margin/i,
    { es: /margen bruto/i, fr: /taux de marge brute/i, "zh-Hans": /毛利率/, "zh-Hant": /毛利率/ },
  ],
  [
    "operating income",
    /operating income/i,
    { es: /resultado operativo/i, fr: /résultat opérationnel/i, "zh-Hans": /营业利润/, "zh-Hant": /營業利益/ },
  ],
  [
    "free cash flow",
    /free cash flow/i,
    {
      es: /flujos? de caja libres?/i,
      fr: /flux de trésorerie disponible/i,
      "zh-Hans": /自由现金流/,
      "zh-Hant": /自由現金流/,
    },
  ],
  [
    "operating cash flow",
    /operating cash flow/i,
    {
      es: /flujos? de caja operativo/i,
      fr: /flux de trésorerie d’exploitation/i,
      "zh-Hans": /经营现金流/,
      "zh-Hant": /營業現金流/,
    },
  ],
  ["P/E", /P\/E/, { es: /PER/, fr: /PER/, "zh-Hans": /市盈率/, "zh-Hant": /本益比/ }],
  ["P/S", /P\/S/, { es: /P\/Ventas/, fr: /Cours\/CA/, "zh-Hans": /市销率/, "zh-Hant": /股價營收比/ }],
  ["P/CF", /P\/CF/, { es: /P\/FC/, fr: /Cours\/CF/, "zh-Hans": /市现率/, "zh-Hant": /股價現金流量比/ }],
  [
    "P/B",
    /P\/B/,
    { es: /Precio\/valor contable/i, fr: /Cours\/actif net/i, "zh-Hans": /市净率/, "zh-Hant": /股價淨值比/ },
  ],
  [
    "return on equity",
    /return on equity/i,
    { es: /ROE/, fr: /rentabilité des capitaux propres/i, "zh-Hans": /净资产收益率/, "zh-Hant": /股東權益報酬率/ },
  ],
  [
    "market cap",
    /market cap/i,
    { es: /capitalización/i, fr: /capitalisation/i, "zh-Hans": /(?<!总)市值/, "zh-Hant": /市值/ },
  ],
  [
    "dividend yield",
    /dividend yield/i,
    { es: /rentabilidad por dividendo/i, fr: /rendement du dividende/i, "zh-Hans": /股息率/, "zh-Hant": /殖利率/ },
  ],
  ["split", /\bsplits?\b/i, { es: /splits?/i, fr: /division/i, "zh-Hans": /拆股/, "zh-Hant": /股票分割/ }],
  [
    "shares outstanding",
    /shares outstanding/i,
    { es: /acciones en circulación/i, fr: /actions en circulation/i, "zh-Hans": /总股本/, "zh-Hant": /流通在外股數/ },
  ],
  ["drawdown", /drawdown/i, { es: /caída/i, fr: /baisse/i, "zh-Hans": /回撤/, "zh-Hant": /回撤/ }],
  [
    "risk-free rate",
    /risk-free rate/i,
    { es: /tasa libre de riesgo/i, fr: /taux sans risque/i, "zh-Hans": /无风险利率/, "zh-Hant": /無風險利率/ },
  ],
  ["WACC", /WACC/, { es: /WACC/, fr: /CMPC/, "zh-Hans": /WACC/, "zh-Hant": /WACC/ }],
  [
    "terminal growth",
    /terminal growth/i,
    { es: /crecimiento a perpetuidad/i, fr: /croissance à l’infini/i, "zh-Hans": /永续/, "zh-Hant": /永續/ },
  ],
  [
    "revenue",
    /(?<!deferred |cost of )\brevenue\b(?!\.)/i,
    { es: /ingresos/i, fr: /chiffres? d’affaires/i, "zh-Hans": /营收|营业收入/, "zh-Hant": /營收/ },
  ],
  [
    "net income",
    /net income/i,
    { es: /beneficios? netos?/i, fr: /résultats? nets?/i, "zh-Hans": /净利润/, "zh-Hant": /淨利/ },
  ],
  [
    "equity",
    /(?<!return on |cost of )\bequity\b(?! value| risk)/i,
    {
      es: /patrimonio|capital propio|ROE/i,
      fr: /capitaux propres/i,
      "zh-Hans": /股东权益|股权|净资产收益率/,
      "zh-Hant": /股東權益|股權/,
    },
  ],
  [
    "total return",
    /total return/i,
    {
      es: /rentabilidad(es)? total(es)?|rentabilidades son totales/i,
      fr: /performances? totales?|performances sont totales/i,
      "zh-Hans": /总回报|总收益率/,
      "zh-Hant": /含息總報酬|總報酬/,
    },
  ],
  ["price target", /price target/i, { es: /objetivo/i, fr: /objectif/i, "zh-Hans": /目标价/, "zh-Hant": /目標價/ }],
  [
    "check",
    /\b(a|the|this|that|each|which|all|every|no|known|\{n\}) checks?\b(?! of the)|^Checks?\b(?! (my|your|results|code))/i,
    { es: /criterio/i, fr: /critère/i, "zh-Hans": /检查项|指标检验/, "zh-Hant": /檢核項目|指標檢驗/ },
  ],
];

/** Texts by a key that is the same in every language. */
type TextsByKey = ReadonlyMap<string, string>;

/** The strings within a value, each with its path. */
function leavesOf(value: unknown, path: string): [path: string, text: string][] {
  if (typeof value === "string") return [[path, value]];
  return Object.entries(value as object).flatMap(([key, part]) => leavesOf(part, `${path}.${key}`));
}

async function pageTexts(language: Language | "en"): Promise<[string, string][]> {
  const catalogue = await loadCatalogue(language, PARTS);
  return Object.entries(catalogue).map(([key, message]) => [key, allOf(message)]);
}

/** The forms of a message, or the ways in which a report may say the same, as one text. */
const allOf = (said: string | object): string => (typeof said === "string" ? said : Object.values(said).join(" "));

async function textsIn(language: Language | "en"): Promise<TextsByKey> {
  const phrases = Object.entries(PHRASES).map(([name, of]): [string, string] => [`phrases.${name}`, of[language]]);
  const reports = Object.entries(WORDINGS[language]).map(([id, ways]): [string, string] => [
    `reports.${id}`,
    allOf(ways),
  ]);
  const texts = [...(await pageTexts(language)), ...leavesOf(NOTES[language], "notes"), ...phrases, ...reports];
  return new Map(texts);
}

describe.each(LANGUAGES)("the terms in %s", (language) => {
  let english: TextsByKey;
  let translated: TextsByKey;
  beforeAll(async () => {
    [english, translated] = await Promise.all([textsIn("en"), textsIn(language)]);
  });

  it("are looked for in the texts of the server too", () => {
    for (const part of ["notes", "phrases", "reports"]) {
      expect([...translated.keys()].filter((key) => key.startsWith(`${part}.`)).length).toBeGreaterThan(20);
    }
  });

  it.each(TERMS)("has one word for %s", (_, said, terms) => {
    const keys = [...english].filter(([, text]) => said.test(text.replace(/\{[\w|]+\}/g, ""))).map(([key]) => key);
    const wrong = keys.filter((key) => !terms[language].test(translated.get(key) ?? ""));
    expect(keys.length).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });
});
