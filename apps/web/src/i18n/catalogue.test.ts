import { REASONS } from "@plumbline/core/figure";
import { describe, expect, it } from "vitest";
import { about as enAbout } from "./catalogue/en/about.ts";
import { alerts as enAlerts } from "./catalogue/en/alerts.ts";
import { avatar as enAvatar } from "./catalogue/en/avatar.ts";
import { checks as enChecks } from "./catalogue/en/checks.ts";
import { data as enData } from "./catalogue/en/data.ts";
import { forms as enForms } from "./catalogue/en/forms.ts";
import { fundamentals as enFundamentals } from "./catalogue/en/fundamentals.ts";
import { en, parts } from "./catalogue/en/index.ts";
import { lab as enLab } from "./catalogue/en/lab.ts";
import { opinion as enOpinion } from "./catalogue/en/opinion.ts";
import { owner as enOwner } from "./catalogue/en/owner.ts";
import { phone as enPhone } from "./catalogue/en/phone.ts";
import { plans as enPlans } from "./catalogue/en/plans.ts";
import { runs as enRuns } from "./catalogue/en/runs.ts";
import { saved as enSaved } from "./catalogue/en/saved.ts";
import { screener as enScreener } from "./catalogue/en/screener.ts";
import { signIn as enSignIn } from "./catalogue/en/sign-in.ts";
import { statistics as enStatistics } from "./catalogue/en/statistics.ts";
import { strategies as enStrategies } from "./catalogue/en/strategies.ts";
import { strategyBuilder as enStrategyBuilder } from "./catalogue/en/strategy-builder.ts";
import { strategySentence as enStrategySentence } from "./catalogue/en/strategy-sentence.ts";
import { strategySetup as enStrategySetup } from "./catalogue/en/strategy-setup.ts";
import { strategyVersions as enStrategyVersions } from "./catalogue/en/strategy-versions.ts";
import { userCenter as enUserCenter } from "./catalogue/en/user-center.ts";
import { valuation as enValuation } from "./catalogue/en/valuation.ts";
import { verdict as enVerdict } from "./catalogue/en/verdict.ts";
import { watchlists as enWatchlists } from "./catalogue/en/watchlists.ts";
import { about as esAbout } from "./catalogue/es/about.ts";
import { alerts as esAlerts } from "./catalogue/es/alerts.ts";
import { avatar as esAvatar } from "./catalogue/es/avatar.ts";
import { checks as esChecks } from "./catalogue/es/checks.ts";
import { data as esData } from "./catalogue/es/data.ts";
import { forms as esForms } from "./catalogue/es/forms.ts";
import { fundamentals as esFundamentals } from "./catalogue/es/fundamentals.ts";
import { es } from "./catalogue/es/index.ts";
import { lab as esLab } from "./catalogue/es/lab.ts";
import { opinion as esOpinion } from "./catalogue/es/opinion.ts";
import { owner as esOwner } from "./catalogue/es/owner.ts";
import { phone as esPhone } from "./catalogue/es/phone.ts";
import { plans as esPlans } from "./catalogue/es/plans.ts";
import { runs as esRuns } from "./catalogue/es/runs.ts";
import { saved as esSaved } from "./catalogue/es/saved.ts";
import { screener as esScreener } from "./catalogue/es/screener.ts";
import { signIn as esSignIn } from "./catalogue/es/sign-in.ts";
import { statistics as esStatistics } from "./catalogue/es/statistics.ts";
import { strategies as esStrategies } from "./catalogue/es/strategies.ts";
import { strategyBuilder as esStrategyBuilder } from "./catalogue/es/strategy-builder.ts";
import { strategySentence as esStrategySentence } from "./catalogue/es/strategy-sentence.ts";
import { strategySetup as esStrategySetup } from "./catalogue/es/strategy-setup.ts";
import { strategyVersions as esStrategyVersions } from "./catalogue/es/strategy-versions.ts";
import { userCenter as esUserCenter } from "./catalogue/es/user-center.ts";
import { valuation as esValuation } from "./catalogue/es/valuation.ts";
import { verdict as esVerdict } from "./catalogue/es/verdict.ts";
import { watchlists as esWatchlists } from "./catalogue/es/watchlists.ts";
import { about as frAbout } from "./catalogue/fr/about.ts";
import { alerts as frAlerts } from "./catalogue/fr/alerts.ts";
import { avatar as frAvatar } from "./catalogue/fr/avatar.ts";
import { checks as frChecks } from "./catalogue/fr/checks.ts";
import { data as frData } from "./catalogue/fr/data.ts";
import { forms as frForms } from "./catalogue/fr/forms.ts";
import { fundamentals as frFundamentals } from "./catalogue/fr/fundamentals.ts";
import { fr } from "./catalogue/fr/index.ts";
import { lab as frLab } from "./catalogue/fr/lab.ts";
import { opinion as frOpinion } from "./catalogue/fr/opinion.ts";
import { owner as frOwner } from "./catalogue/fr/owner.ts";
import { phone as frPhone } from "./catalogue/fr/phone.ts";
import { plans as frPlans } from "./catalogue/fr/plans.ts";
import { runs as frRuns } from "./catalogue/fr/runs.ts";
import { saved as frSaved } from "./catalogue/fr/saved.ts";
import { screener as frScreener } from "./catalogue/fr/screener.ts";
import { signIn as frSignIn } from "./catalogue/fr/sign-in.ts";
import { statistics as frStatistics } from "./catalogue/fr/statistics.ts";
import { strategies as frStrategies } from "./catalogue/fr/strategies.ts";
import { strategyBuilder as frStrategyBuilder } from "./catalogue/fr/strategy-builder.ts";
import { strategySentence as frStrategySentence } from "./catalogue/fr/strategy-sentence.ts";
import { strategySetup as frStrategySetup } from "./catalogue/fr/strategy-setup.ts";
import { strategyVersions as frStrategyVersions } from "./catalogue/fr/strategy-versions.ts";
import { userCenter as frUserCenter } from "./catalogue/fr/user-center.ts";
import { valuation as frValuation } from "./catalogue/fr/valuation.ts";
import { verdict as frVerdict } from "./catalogue/fr/verdict.ts";
import { watchlists as frWatchlists } from "./catalogue/fr/watchlists.ts";
import type { PartName } from "./catalogue/part-loaders.ts";
import { about as zhHansAbout } from "./catalogue/zh-Hans/about.ts";
import { alerts as zhHansAlerts } from "./catalogue/zh-Hans/alerts.ts";
import { avatar as zhHansAvatar } from "./catalogue/zh-Hans/avatar.ts";
import { checks as zhHansChecks } from "./catalogue/zh-Hans/checks.ts";
import { data as zhHansData } from "./catalogue/zh-Hans/data.ts";
import { forms as zhHansForms } from "./catalogue/zh-Hans/forms.ts";
import { fundamentals as zhHansFundamentals } from "./catalogue/zh-Hans/fundamentals.ts";
import { zhHans } from "./catalogue/zh-Hans/index.ts";
import { lab as zhHansLab } from "./catalogue/zh-Hans/lab.ts";
import { opinion as zhHansOpinion } from "./catalogue/zh-Hans/opinion.ts";
import { owner as zhHansOwner } from "./catalogue/zh-Hans/owner.ts";
import { phone as zhHansPhone } from "./catalogue/zh-Hans/phone.ts";
import { plans as zhHansPlans } from "./catalogue/zh-Hans/plans.ts";
import { runs as zhHansRuns } from "./catalogue/zh-Hans/runs.ts";
import { saved as zhHansSaved } from "./catalogue/zh-Hans/saved.ts";
import { screener as zhHansScreener } from "./catalogue/zh-Hans/screener.ts";
import { signIn as zhHansSignIn } from "./catalogue/zh-Hans/sign-in.ts";
import { statistics as zhHansStatistics } from "./catalogue/zh-Hans/statistics.ts";
import { strategies as zhHansStrategies } from "./catalogue/zh-Hans/strategies.ts";
import { strategyBuilder as zhHansStrategyBuilder } from "./catalogue/zh-Hans/strategy-builder.ts";
import { strategySentence as zhHansStrategySentence } from "./catalogue/zh-Hans/strategy-sentence.ts";
import { strategySetup as zhHansStrategySetup } from "./catalogue/zh-Hans/strategy-setup.ts";
import { strategyVersions as zhHansStrategyVersions } from "./catalogue/zh-Hans/strategy-versions.ts";
import { userCenter as zhHansUserCenter } from "./catalogue/zh-Hans/user-center.ts";
import { valuation as zhHansValuation } from "./catalogue/zh-Hans/valuation.ts";
import { verdict as zhHansVerdict } from "./catalogue/zh-Hans/verdict.ts";
import { watchlists as zhHansWatchlists } from "./catalogue/zh-Hans/watchlists.ts";
import { about as zhHantAbout } from "./catalogue/zh-Hant/about.ts";
import { alerts as zhHantAlerts } from "./catalogue/zh-Hant/alerts.ts";
import { avatar as zhHantAvatar } from "./catalogue/zh-Hant/avatar.ts";
import { checks as zhHantChecks } from "./catalogue/zh-Hant/checks.ts";
import { data as zhHantData } from "./catalogue/zh-Hant/data.ts";
import { forms as zhHantForms } from "./catalogue/zh-Hant/forms.ts";
import { fundamentals as zhHantFundamentals } from "./catalogue/zh-Hant/fundamentals.ts";
import { zhHant } from "./catalogue/zh-Hant/index.ts";
import { lab as zhHantLab } from "./catalogue/zh-Hant/lab.ts";
import { opinion as zhHantOpinion } from "./catalogue/zh-Hant/opinion.ts";
import { owner as zhHantOwner } from "./catalogue/zh-Hant/owner.ts";
import { phone as zhHantPhone } from "./catalogue/zh-Hant/phone.ts";
import { plans as zhHantPlans } from "./catalogue/zh-Hant/plans.ts";
import { runs as zhHantRuns } from "./catalogue/zh-Hant/runs.ts";
import { saved as zhHantSaved } from "./catalogue/zh-Hant/saved.ts";
import { screener as zhHantScreener } from "./catalogue/zh-Hant/screener.ts";
import { signIn as zhHantSignIn } from "./catalogue/zh-Hant/sign-in.ts";
import { statistics as zhHantStatistics } from "./catalogue/zh-Hant/statistics.ts";
import { strategies as zhHantStrategies } from "./catalogue/zh-Hant/strategies.ts";
import { strategyBuilder as zhHantStrategyBuilder } from "./catalogue/zh-Hant/strategy-builder.ts";
import { strategySentence as zhHantStrategySentence } from "./catalogue/zh-Hant/strategy-sentence.ts";
import { strategySetup as zhHantStrategySetup } from "./catalogue/zh-Hant/strategy-setup.ts";
import { strategyVersions as zhHantStrategyVersions } from "./catalogue/zh-Hant/strategy-versions.ts";
import { userCenter as zhHantUserCenter } from "./catalogue/zh-Hant/user-center.ts";
import { valuation as zhHantValuation } from "./catalogue/zh-Hant/valuation.ts";
import { verdict as zhHantVerdict } from "./catalogue/zh-Hant/verdict.ts";
import { watchlists as zhHantWatchlists } from "./catalogue/zh-Hant/watchlists.ts";
import { loadCatalogue, type Texts } from "./load-catalogue.ts";
import type { Message } from "./message.ts";

const english: Texts = {
  ...en,
  ...enAbout,
  ...enAlerts,
  ...enAvatar,
  ...enChecks,
  ...enForms,
  ...enFundamentals,
  ...enData,
  ...enOwner,
  ...enLab,
  ...enOpinion,
  ...enPhone,
  ...enPlans,
  ...enRuns,
  ...enSaved,
  ...enScreener,
  ...enSignIn,
  ...enStatistics,
  ...enStrategies,
  ...enStrategySetup,
  ...enStrategyVersions,
  ...enStrategySentence,
  ...enStrategyBuilder,
  ...enUserCenter,
  ...enValuation,
  ...enVerdict,
  ...enWatchlists,
};
const traditional: Texts = {
  ...zhHant,
  ...zhHantAbout,
  ...zhHantAlerts,
  ...zhHantAvatar,
  ...zhHantChecks,
  ...zhHantForms,
  ...zhHantFundamentals,
  ...zhHantData,
  ...zhHantOwner,
  ...zhHantLab,
  ...zhHantOpinion,
  ...zhHantPhone,
  ...zhHantPlans,
  ...zhHantRuns,
  ...zhHantSaved,
  ...zhHantScreener,
  ...zhHantSignIn,
  ...zhHantStatistics,
  ...zhHantStrategies,
  ...zhHantStrategySetup,
  ...zhHantStrategyVersions,
  ...zhHantStrategySentence,
  ...zhHantStrategyBuilder,
  ...zhHantUserCenter,
  ...zhHantValuation,
  ...zhHantVerdict,
  ...zhHantWatchlists,
};
const OTHERS: readonly [string, Texts][] = [
  [
    "es",
    {
      ...es,
      ...esAbout,
      ...esAlerts,
      ...esAvatar,
      ...esChecks,
      ...esForms,
      ...esFundamentals,
      ...esData,
      ...esOwner,
      ...esLab,
      ...esOpinion,
      ...esPhone,
      ...esPlans,
      ...esRuns,
      ...esSaved,
      ...esScreener,
      ...esSignIn,
      ...esStatistics,
      ...esStrategies,
      ...esStrategySetup,
      ...esStrategyVersions,
      ...esStrategySentence,
      ...esStrategyBuilder,
      ...esUserCenter,
      ...esValuation,
      ...esVerdict,
      ...esWatchlists,
    },
  ],
  [
    "fr",
    {
      ...fr,
      ...frAbout,
      ...frAlerts,
      ...frAvatar,
      ...frChecks,
      ...frForms,
      ...frFundamentals,
      ...frData,
      ...frOwner,
      ...frLab,
      ...frOpinion,
      ...frPhone,
      ...frPlans,
      ...frRuns,
      ...frSaved,
      ...frScreener,
      ...frSignIn,
      ...frStatistics,
      ...frStrategies,
      ...frStrategySetup,
      ...frStrategyVersions,
      ...frStrategySentence,
      ...frStrategyBuilder,
      ...frUserCenter,
      ...frValuation,
      ...frVerdict,
      ...frWatchlists,
    },
  ],
  [
    "zh-Hans",
    {
      ...zhHans,
      ...zhHansAbout,
      ...zhHansAlerts,
      ...zhHansAvatar,
      ...zhHansChecks,
      ...zhHansForms,
      ...zhHansFundamentals,
      ...zhHansData,
      ...zhHansOwner,
      ...zhHansLab,
      ...zhHansOpinion,
      ...zhHansPhone,
      ...zhHansPlans,
      ...zhHansRuns,
      ...zhHansSaved,
      ...zhHansScreener,
      ...zhHansSignIn,
      ...zhHansStatistics,
      ...zhHansStrategies,
      ...zhHansStrategySetup,
      ...zhHansStrategyVersions,
      ...zhHansStrategySentence,
      ...zhHansStrategyBuilder,
      ...zhHansUserCenter,
      ...zhHansValuation,
      ...zhHansVerdict,
      ...zhHansWatchlists,
    },
  ],
  ["zh-Hant", traditional],
];

const textsOf = (message: Message): string[] => (typeof message === "string" ? [message] : Object.values(message));
const placeholdersOf = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

describe.each(OTHERS)("the texts in %s", (_, catalogue) => {
  it("are complete", () => {
    expect(Object.keys(catalogue).sort()).toEqual(Object.keys(english).sort());
  });

  it("are never empty", () => {
    const empty = Object.entries(catalogue).filter(([, message]) =>
      textsOf(message).some((text) => text.trim() === ""),
    );
    expect(empty).toEqual([]);
  });

  it("have the placeholders of the English ones", () => {
    for (const [key, message] of Object.entries(catalogue)) {
      const wanted = placeholdersOf(textsOf(english[key] as Message)[0] as string);
      for (const text of textsOf(message)) expect({ key, has: placeholdersOf(text) }).toEqual({ key, has: wanted });
    }
  });
});

/** A number of things in English: a placeholder of a count, followed by a noun in the plural. */
const COUNTED =
  /\{(?:n|quantity|shares|used|figures|passages|length|multiple|bound|stocks|years|known|of|items|amounts|bytes|judged|total)\} (?:[a-z-]+ ){0,2}?[a-z]{2,}s\b/;
/** Counts that are never 1: limits of the program, what begins at two, and what is shown only where there are several. */
const ALWAYS_SEVERAL: readonly RegExp[] = [
  /^charting\.enough|^forms\.|^builder\.tooLong$|^setup\.tooMany$|^userCenter\.nameHint$|^runs\.compareHint$/,
  /^detail\.(?:line-beyond|rows-|list-too-large|sheets-|unpacks|would-unpack|entry-too|stuck|cell-count)/,
  /^changes\.filedOfLargest$|^data\.askFiles$|^lab\.moat\.|^opinion\.showAll$|^runs\.(?:sampled|tradesPrinted)$|^screener\.(?:bestIn|totalTaken)$/,
  /^sentence\.(?:operand\.(?:bollinger|volatility)|sizing)|^versions\.all$|^valuation\.past|^verdict\.(?:is|all)\.|^statistics\.headlineAll|^watchlists\.(?:allOf|shownOf)$/,
];
/** Numbers with decimals, which English never counts as one, and figures of accounts, which have many digits. */
const MEASURED = /^runs\.finding\.HON-|^valuation\.noSafety$|^fundamentals\.shares$/;
/** Texts of a number that no noun follows, such as how many a list leaves out. */
const NO_NOUN = /^detail\.more-of-kind$|^market\.priced$/;

it("has a singular wherever English counts something that may be one", () => {
  const isExempt = (key: string) => [...ALWAYS_SEVERAL, MEASURED, NO_NOUN].some((form) => form.test(key));
  const counted = Object.entries(english).filter(([key, message]) => typeof message === "string" && !isExempt(key));
  expect(counted.filter(([, message]) => COUNTED.test(message as string)).map(([key]) => key)).toEqual([]);
});

it.each([["en", english], ...OTHERS.filter(([language]) => !language.startsWith("zh"))] as [string, Texts][])(
  "counts in %s what English counts, with a singular of its own",
  (_, texts) => {
    const counted = Object.keys(english).filter((key) => typeof english[key] === "object");
    const lacking = counted.filter((key) => !["one", "other"].every((form) => Object.hasOwn(Object(texts[key]), form)));
    expect(lacking).toEqual([]);
  },
);

it("uses no Simplified character in Traditional texts where Traditional has another", () => {
  // Common characters that exist in the Simplified script only.
  const simplified =
    /[这个们经价为样时间图标识设题显单报营业绩长种关闭页网络连载数据记录语区东开动态务产权类总进还发现没从车门]/;
  const found = Object.entries(traditional).flatMap(([key, message]) =>
    textsOf(message)
      .filter((text) => simplified.test(text))
      .map((text) => `${key}: ${text} (${simplified.exec(text)?.[0]})`),
  );
  expect(found).toEqual([]);
});

it("keeps punctuation and percent signs on the line of their word, in French and Spanish", () => {
  const breaking: Readonly<Record<string, RegExp>> = { es: / %|EE\. UU/, fr: / [:;?!»%]|« / };
  const found = OTHERS.flatMap(([language, catalogue]) =>
    Object.entries(catalogue)
      .filter(([, message]) => textsOf(message).some((text) => breaking[language]?.test(text)))
      .map(([key]) => `${language} ${key}`),
  );
  expect(found).toEqual([]);
});

it("has a sentence for every reason why a number may not exist", async () => {
  const whole = await loadCatalogue("en", Object.keys(parts) as PartName[]);
  expect(REASONS.filter((reason) => !(`reason.${reason}` in whole))).toEqual([]);
});

/** Debt bears interest; liabilities are everything owed. The first list has words for debt, the second for liabilities. */
const DEBT: Readonly<Record<string, RegExp>> = {
  es: /deud/i,
  fr: /dette|endett/i,
  "zh-Hans": /有息负债|债务/,
  "zh-Hant": /有息負債|債務/,
};
const LIABILITIES: Readonly<Record<string, RegExp>> = {
  es: /pasivo/i,
  fr: /passif/i,
  "zh-Hans": /(?<!有息)负债/,
  "zh-Hant": /(?<!有息)負債/,
};

describe.each(OTHERS)("the texts in %s", (language, catalogue) => {
  const speaks = (key: string, of: RegExp | undefined) =>
    textsOf(catalogue[key] as Message).some((text) => of?.test(text));
  const keysThatSay = (word: RegExp, not: RegExp) =>
    Object.keys(english).filter((key) => {
      const text = textsOf(english[key] as Message).join(" ");
      return word.test(text) && !not.test(text);
    });
  // Its English name is the one in textbooks; its formula is liabilities ÷ assets.
  const MISNAMED = "fundamentals.metric.debtRatio";

  it("use the word for debt when it bears interest", () => {
    const keys = keysThatSay(/\bdebts?\b|indebted/i, /liabilit/i).filter((key) => key !== MISNAMED);
    const wrong = keys.filter((key) => !speaks(key, DEBT[language]) || speaks(key, LIABILITIES[language]));
    expect(keys.length).toBeGreaterThan(30);
    expect(wrong).toEqual([]);
  });

  it("use the word for liabilities when all obligations are meant", () => {
    const keys = [...keysThatSay(/liabilit/i, /debt/i), MISNAMED];
    const wrong = keys.filter((key) => !speaks(key, LIABILITIES[language]) || speaks(key, DEBT[language]));
    expect(wrong).toEqual([]);
  });
});
