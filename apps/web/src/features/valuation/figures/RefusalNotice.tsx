import type { WireRefusal } from "@plumbline/contract";
import { FINANCIAL_COMPANY_TYPES, type FinancialCompanyType } from "@plumbline/contract/calls";
import type { Refusal } from "@plumbline/core/valuation/model";
import { formatCompactMoney } from "../../../format/index.ts";
import { type Locale, useLocale } from "../../../i18n/index.ts";
import { figureName } from "./figure-words.ts";
import styles from "./RefusalNotice.module.css";
import { type SentenceAmounts, useSentenceAmounts } from "./sentence-amounts.ts";

/** Replaces a value that does not exist: why, and what would help. */
export function RefusalNotice({ refusal }: { readonly refusal: Refusal | WireRefusal }) {
  const { sentence, advice } = refusalWords(refusal, useLocale(), useSentenceAmounts());
  return (
    <div className={styles.refusal}>
      <p className={styles.sentence}>{sentence}</p>
      {advice && <p>{advice}</p>}
    </div>
  );
}

/** Reasons for which the catalogue has advice: another entry or another model. */
const ADVISED = ["FCF_NOT_POSITIVE", "WACC_LE_TERMINAL", "EPS_NOT_POSITIVE", "SPREAD_TOO_THIN"] as const;

interface RefusalWords {
  readonly sentence: string;
  /** A suitable model or entry; null where neither helps. */
  readonly advice: string | null;
}

/** Explains a refusal with its numbers, and says what to do instead. */
export function refusalWords(
  { because, details }: Refusal | WireRefusal,
  locale: Locale,
  { currency, language }: SentenceAmounts,
): RefusalWords {
  const { text, formats } = locale;
  const financial = FINANCIAL_COMPANY_TYPES.find((type) => type === details.companyType);
  if (because === "NOT_SUITABLE" && financial) return financialWords(financial, locale);
  const number = (name: string): number => Number(details[name]);
  const input = figureName(String(details.input), locale);
  const sentence = text(`valuation.refusal.${because}`, {
    input,
    baseFlow: formatCompactMoney(number("baseFlow"), currency, language),
    wacc: formats.percent(number("wacc")),
    terminalGrowth: formats.percent(number("terminalGrowth")),
    low: formats.percent(number("low"), 0),
    high: formats.percent(number("high"), 0),
    eps: formats.money(number("eps"), currency),
    bookValuePerShare: formats.money(number("bookValuePerShare"), currency),
    growth: formats.percent(number("growth")),
  });
  const advised = ADVISED.find((one) => one === because);
  return { sentence, advice: advised ? text(`valuation.advice.${advised}`) : null };
}

function financialWords(type: FinancialCompanyType, { text }: Locale): RefusalWords {
  return { sentence: text(`valuation.refusal.kind.${type}`), advice: text(`valuation.advice.kind.${type}`) };
}
