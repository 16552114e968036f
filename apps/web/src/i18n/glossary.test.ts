import { beforeAll, describe, expect, it } from "vitest";
import { parts } from "./catalogue/en/index.ts";
import type { PartName } from "./catalogue/part-loaders.ts";
import { loadCatalogue, type Texts } from "./load-catalogue.ts";
import type { Message } from "./message.ts";

/** All parts, so that a term is the same on every page. */
const PARTS = Object.keys(parts) as PartName[];
const LANGUAGES = ["es", "fr", "zh-Hans", "zh-Hant"] as const;
type Language = (typeof LANGUAGES)[number];

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
      es: /flujo de caja libre/i,
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
    /(?<!deferred |cost of )\brevenue\b/i,
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
      es: /patrimonio|capital propio/i,
      fr: /capitaux propres/i,
      "zh-Hans": /股东权益|股权/,
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
    { es: /criterio/i, fr: /critère/i, "zh-Hans": /检查项/, "zh-Hant": /檢核(項目|實驗室)/ },
  ],
];

const textsOf = (message: Message): string =>
  typeof message === "string" ? message : Object.values(message).join(" ");

describe.each(LANGUAGES)("the terms in %s", (language) => {
  let english: Texts;
  let catalogue: Texts;
  beforeAll(async () => {
    [english, catalogue] = await Promise.all([loadCatalogue("en", PARTS), loadCatalogue(language, PARTS)]);
  });

  it.each(TERMS)("has one word for %s", (_, said, terms) => {
    const keys = Object.keys(english).filter((key) =>
      said.test(textsOf(english[key] as Message).replace(/\{\w+\}/g, "")),
    );
    const wrong = keys.filter((key) => !terms[language].test(textsOf(catalogue[key] as Message)));
    expect(keys.length).toBeGreaterThan(0);
    expect(wrong).toEqual([]);
  });
});
