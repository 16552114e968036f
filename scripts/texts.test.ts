import { readdirSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { describe, expect, it } from "vitest";
import { parts } from "../apps/web/src/i18n/catalogue/en/index.ts";
import type { PartName } from "../apps/web/src/i18n/catalogue/part-loaders.ts";
import { loadCatalogue } from "../apps/web/src/i18n/load-catalogue.ts";
import { root } from "./setup.mjs";

type Language = "en" | "es" | "fr" | "zh-Hans" | "zh-Hant";
type Entry = readonly [place: string, text: string];

const SERVER = `${root}/apps/server/src`;
/** Folders with a file for each language. */
const FOLDERS = ["mail/texts", "reports/wordings", "routes/notes", "routes/notes/methods", "routes/notes/plan-terms"];
/** Files that hold a text in all languages side by side. */
const TABLES = [
  "http/messages.ts",
  "http/phrases.ts",
  "screening/screen-filters.ts",
  "routes/checks/moved-thresholds.ts",
];
const FILES: Readonly<Record<Language, RegExp>> = {
  en: /^(en|english)\.ts$/,
  es: /^(es|spanish)\.ts$/,
  fr: /^(fr|french)\.ts$/,
  "zh-Hans": /^(zh-hans|simplified-chinese)\.ts$/,
  "zh-Hant": /^(zh-hant|traditional-chinese)\.ts$/,
};

/** A string of a source, not an import: with a space, or with a character beyond ASCII. */
const SENTENCE = /"((?:[^"\\\n]|\\.)*(?: |[^\p{ASCII}])(?:[^"\\\n]|\\.)*)"/gu;

const sentencesOf = (path: string, source: string): Entry[] =>
  [...source.matchAll(SENTENCE)].map(([, text]) => [relative(root, path), text as string] as const);

function serverTexts(language: Language): Entry[] {
  const own = FOLDERS.flatMap((folder) =>
    readdirSync(`${SERVER}/${folder}`)
      .filter((name) => FILES[language].test(name))
      .flatMap((name) => {
        const path = `${SERVER}/${folder}/${name}`;
        return sentencesOf(path, readFileSync(path, "utf8").replace(/^\s*\/\/.*$/gm, ""));
      }),
  );
  const shared = TABLES.flatMap((name) => {
    const path = `${SERVER}/${name}`;
    const source = readFileSync(path, "utf8");
    // A line of a text, or a block of them, begins with its language.
    const values = [...source.matchAll(/^ +"?(en|es|fr|zh-Hans|zh-Hant)"?:\s*("(?:[^"\\\n]|\\.)*"|\{[^}]*\})/gm)];
    return values.filter(([, of]) => of === language).flatMap(([, , value]) => sentencesOf(path, value as string));
  });
  return [...own, ...shared];
}

async function textsIn(language: Language): Promise<readonly Entry[]> {
  const catalogue = await loadCatalogue(language, Object.keys(parts) as PartName[]);
  const page = Object.entries(catalogue).flatMap(([key, message]) =>
    (typeof message === "string" ? [message] : Object.values(message)).map((text): Entry => [key, text]),
  );
  return [...page, ...serverTexts(language)];
}

/** Labels of buttons that stand side by side, dates as people write them, and counts that end in 亿 or 萬 are set tight. */
const TIGHT = /^(chart|header)\.(range|period)\.|^statistics\.(month|period)|^fundamentals\.shares$/;
const HAN = "\\p{Script=Han}";

/** What no text of a language may hold; the reason is what the test says. */
const FORBIDDEN: Readonly<Record<Language, Readonly<Record<string, RegExp>>>> = {
  en: {
    "names the data a market":
      /\b(this|the) market (has no|lacks|contains|holds|names)\b|\bin this market\b|market data/i,
    "is written in British English":
      /\b(colour|centre|organis|recognis|judgement|favour|cancell(ed|ing)\b|adviser|misspelt|whilst)/i,
    "has one name too many": /\bmarket value\b|\baccounts? (show|of the company)|\bminority interest|\be-mail\b/i,
    "gives better and worse the colors of gains and losses": /colors? of (gains|losses)/i,
    "calls financial statements accounts": /\b(have|no) accounts\b/i,
    "says minus in words that need a second reading": /, less one\b|\bless the (benchmark|market|mean|return)\b/i,
  },
  es: {
    "uses a term that the glossary has replaced":
      /fondos propios|explotación|valor en bolsa|tip[oa] sin riesgo|tasa sin riesgo|crecimiento terminal|\bcostes?\b|\bexistencias\b|socimi|período|\bdías? natural/i,
    "uses a word of Spain": /bróker|letras del Tesoro/i,
    "gives better and worse the colors of gains and losses": /color de las (ganancias|pérdidas)/i,
    "has a second unit for percentage points": /\{(points|high|median|change)\} puntos/,
    "names the data a market": /\beste mercado\b|\bel mercado no (tiene|contiene)/i,
    "is on first-name terms": /\b(tú|tus|ejecuta una|introduce |elige una|restablécelo)\b/i,
    "may break before a percent sign or within an abbreviation": / %(?![KDb])|EE\. UU|p\. p\./,
  },
  fr: {
    // A return is a “performance”; a “rendement” is a yield, or the rate that a price promises.
    "uses a term that the glossary has replaced":
      /fonds propres|fractionnement|flux disponible|flux d’exploitation|croissance terminale|secteur d’activité|actif circulant|rendements?\b(?! (bénéficiaire|du dividende|pour l’actionnaire|des (obligations|bons|emprunts)|AAA|implicite)|\/risque)|\brepli\b(?<!de repli)/i,
    "has two words for what one is called":
      /de son industrie|\bmaisons?\u00a0:|[Aa]ucune entreprise|\{(points|high|median)\} points(?! de p)/,
    "gives better and worse the colors of gains and losses": /couleur des (gains|pertes)/i,
    "names the data a market": /\bce marché\b|\ble marché n’a pas\b/i,
    "may break before a punctuation mark": / [:;?!»]| %(?![KDb])|« /,
  },
  "zh-Hans": {
    "uses a term that the glossary has replaced":
      /流通股|流通在外|(?<!多重)(?<!指标)检验|门槛|总市值|(长|短)期债务|贝塔|(?<!置信)(90|95)% 区间|潜在涨幅|拼音首字母|(?<![0-9])回测收益(?!率)/,
    "gives better and worse the colors of gains and losses": /(上涨|下跌)的颜色/,
    "names the data a market": /[该此]市场|这个市场|本市场|当前市场(中|没)/,
    "says you to a stranger as to a friend": /你/,
    "uses quotes or a script of another language": /[「」『』]|(?<=\p{Script=Han})[,;:?!](?!\w)/u,
  },
  "zh-Hant": {
    "uses a term that the glossary has replaced":
      /(?<!多重)(?<!指標)檢驗|回檔|盈利|(長|短)期債務|股價現金流比|拼音|水平(?!線)|標志|寬松|數據|夏普比率|股份獎酬|少數股權|潛在漲幅|期間總報酬|(?<!信賴)(90|95)% 區間/,
    "gives better and worse the colors of gains and losses": /(上漲|下跌)的顏色/,
    "names the data a market": /這個市場|[當目]前的?市場|本市場|此市場/,
    "says you to a stranger as to a friend": /你/,
    "uses quotes or a script of another language": /[“”‘]|(?<=\p{Script=Han})[,;:?!](?!\w)/u,
  },
};

/** What holds in every language. */
const EVERYWHERE: Readonly<Record<string, RegExp>> = {
  "has a hyphen for a minus": /(?:^|[\s(（])-\d/,
  "has a straight apostrophe": /\p{L}'\p{L}/u,
};

const IN_CHINESE: Readonly<Record<string, RegExp>> = {
  "has no space between Chinese and Latin letters or digits": new RegExp(
    `${HAN}(?=[A-Za-z0-9])(?!\\d+[年月日])|(?<!\\d[年月日])(?<=[A-Za-z0-9%])(?![年月日])${HAN}`,
    "u",
  ),
  "has no space beside a count": new RegExp(
    `${HAN}\\{(n|of|count|wins|known|share|years|total)\\}|\\{(n|of|count|wins|known|share|years|total)\\}(?!\\|)${HAN}`,
    "u",
  ),
  // A day ends in 日 in Chinese: nothing stands between it and the next word.
  "has a space beside a day": new RegExp(`${HAN} \\{(day|until|since)\\}|\\{(day|until|since)\\} ${HAN}`, "u"),
};

const LANGUAGES: readonly Language[] = ["en", "es", "fr", "zh-Hans", "zh-Hant"];
const isChinese = (language: Language) => language.startsWith("zh");

describe.each(LANGUAGES)("no text in %s", (language) => {
  const rules = { ...FORBIDDEN[language], ...EVERYWHERE, ...(isChinese(language) ? IN_CHINESE : {}) };
  it.each(Object.entries(rules))("%s", async (_, pattern) => {
    const texts = await textsIn(language);
    const found = texts.filter(([place, text]) => !TIGHT.test(place) && pattern.test(text));
    expect(found).toEqual([]);
  });
});

/** Works are cited under their own titles. */
const CITED = /^citation\.|^screener\.source\./;
/** Words without which hardly a sentence of English is made, and which no other of the languages has. */
const ENGLISH = /(?<![\p{L}\d_./-])(the|and|is|are|with|this|from|its|which)(?![\p{L}\d_./-])/iu;
const isEnglish = (text: string) => ENGLISH.test(text.replace(/\{[^}]*\}/g, ""));

describe.each(LANGUAGES.filter((language) => language !== "en"))("no text in %s", (language) => {
  it("is left in English", async () => {
    const texts = await textsIn(language);
    expect(texts.filter(([place, text]) => !CITED.test(place) && isEnglish(text))).toEqual([]);
  });
});

it("most sentences in English are known as such", async () => {
  const sentences = (await textsIn("en")).filter(([, text]) => /\p{L}+ \p{L}+ \p{L}+ .*\.$/u.test(text));
  const known = sentences.filter(([, text]) => isEnglish(text)).length;
  expect(known / sentences.length).toBeGreaterThan(0.75);
});

it("reads the texts of the server too", () => {
  for (const language of LANGUAGES) expect(serverTexts(language).length).toBeGreaterThan(500);
});
