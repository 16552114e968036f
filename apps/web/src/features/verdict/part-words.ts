import type { WireVerdictPart } from "@plumbline/contract";
import type { CompanyType } from "@plumbline/contract/calls";
import { useMemo } from "react";
import { type Formats, toInput, typedDecimals, wholeShare } from "../../format/index.ts";
import { checkTextsId, currencyName, type Text, translator, useFormats } from "../../i18n/index.ts";
import { useObservable } from "../../state/index.ts";

/** What the names and values of parts are written with. */
export interface PartWords {
  readonly type: CompanyType;
  readonly text: Text;
  /** The text of a key; null where the key does not exist. */
  readonly find: (key: string) => string | null;
  readonly formats: Formats;
}

export function usePartWords(type: CompanyType): PartWords {
  const { text, find } = useObservable(translator);
  const formats = useFormats();
  return useMemo(() => ({ type, text, find, formats }), [type, text, find, formats]);
}

/** The name of a part, as its own page has it; its id where it is newer than this page. */
export function partName({ id, kind }: Pick<WireVerdictPart, "id" | "kind">, words: PartWords): string {
  const { find, type } = words;
  if (kind === "check") return find(`checks.name.${checkTextsId(id, type)}`) ?? id;
  return find(`verdict.part.${id}`) ?? find(`screener.metric.${id}`) ?? metricName(id, words) ?? id;
}

function metricName(id: string, { text, find }: PartWords): string | null {
  const [metric = "", column] = id.split(".");
  const name = find(`fundamentals.metric.${metric}`);
  return name !== null && column === "yearOverYear" ? text("screener.of.yearOverYear", { metric: name }) : name;
}

/** Checks whose value is the difference of two rates. */
const DIFFERENCES: readonly string[] = ["G9", "F12"];

type Measured = Pick<WireVerdictPart, "id" | "kind" | "unit">;

/** The number behind a part, with the currency of an amount. */
export function writePart(value: number, part: Measured & Pick<WireVerdictPart, "currency">, words: PartWords): string {
  const written = writeNumber(value, part, words);
  return part.currency === null ? written : `${written}\u00a0${currencyName(part.currency, words.text)}`;
}

function writeNumber(
  value: number,
  part: Measured & { readonly decimals?: number },
  { text, formats }: PartWords,
): string {
  const { id, kind, unit, decimals = 2 } = part;
  if (kind === "gap" || id.endsWith(".yearOverYear")) return formats.change(value);
  if (DIFFERENCES.includes(id)) return text("checks.points", { n: formats.points(value, decimals) });
  switch (unit) {
    case "fraction":
      return formats.percent(value, decimals);
    case "money":
      return part.decimals === undefined ? formats.compact(value) : formats.round(value);
    case "fiscalYears":
      return text("checks.years", { count: value, n: formats.count(value) });
    case "points":
      return formats.number(value, Number.isInteger(value) ? 0 : decimals);
    default:
      return formats.number(value, decimals);
  }
}

const SIGNS = { "<": "<", "<=": "≤", ">": ">", ">=": "≥" } as const;

/** What the number is compared with: a threshold, its peers, or all who could have said so. */
export function partAside(part: WireVerdictPart, words: PartWords): string | null {
  const { text, formats } = words;
  const { standing, check, count, id } = part;
  if (standing) {
    const { peers, share } = standing;
    const others = { count: standing.others, n: formats.count(standing.others) };
    if (share === 1) return text(`verdict.betterThanAll.${peers}`, others);
    if (share === 0) return text(`verdict.betterThanNone.${peers}`, others);
    return text(`verdict.better.${peers}`, { ...others, share: formats.percent(wholeShare(share), 0) });
  }
  if (check && part.value.value !== null) {
    const decimals = typedDecimals(toInput(check.threshold, part.unit));
    return `${SIGNS[check.comparison]} ${writeNumber(check.threshold, { ...part, decimals }, words)}`;
  }
  if (!count) return null;
  if (id === "raised" && count.of === 0) return text("verdict.noneMoved");
  return text("verdict.share", { yes: formats.count(count.yes), of: formats.count(count.of) });
}
