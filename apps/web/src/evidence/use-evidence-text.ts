import type { Evidence, WireRival, WireSeam } from "@plumbline/contract";
import { formatCompactMoney } from "../format/index.ts";
import { useFormats, useLanguage, useText } from "../i18n/index.ts";
import { itemKey, partName } from "./evidence-name.ts";

const CURRENCY = /^[A-Z]{3}$/;

/** Writes a number of the evidence by its unit: money in the unit of the page, share counts in short, other numbers as they are. */
export function useEvidenceValue(): (evidence: Pick<Evidence, "value" | "unit">) => string {
  const text = useText();
  const { amount, compact, number } = useFormats();
  return ({ value, unit }) => {
    if (unit === "shares") return text("fundamentals.shares", { n: compact(value) });
    return unit === "pure" || unit.endsWith("/shares") ? number(value) : amount(value);
  };
}

/** Names a part of a number in the reader's language. */
export function usePartText(): (part: Evidence, whole: Evidence, index: number) => string {
  const text = useText();
  const { day } = useFormats();
  return (part, whole, index) => {
    const name = partName(part, whole, index);
    if (!name) return day(part.end);
    const words = name.kind === "text" ? text(name.key) : name.words;
    if (part.how === "sum-of-quarters") return text("fundamentals.trailing", { item: words });
    return part.how === "average" ? text("fundamentals.average", { item: words }) : words;
  };
}

/** Names an item of the statements with its period, such as "Revenue, Jan 1 – Dec 31, 2020". */
export function useItemPeriodText(): (of: Pick<WireRival, "item" | "start" | "end">) => string {
  const text = useText();
  const { day } = useFormats();
  return ({ item, start, end }) => {
    const key = itemKey(item);
    const period = start
      ? text("fundamentals.fromTo", { from: day(start), to: day(end) })
      : text("fundamentals.on", { day: day(end) });
    return text("fundamentals.of", { metric: key ? text(key) : item, column: period });
  };
}

/**
 * Says in a sentence what a seam is, with the two filings that prove it.
 *
 * @param isUnitStated Whether the page says beside its figures in which unit of which currency they are; else each value does.
 */
export function useSeamSentence(isUnitStated = true): (seam: WireSeam) => string {
  const text = useText();
  const { day } = useFormats();
  const language = useLanguage();
  const writeInUnit = useEvidenceValue();
  const writeValue = (stated: Pick<Evidence, "value" | "unit">): string =>
    isUnitStated || !CURRENCY.test(stated.unit)
      ? writeInUnit(stated)
      : formatCompactMoney(stated.value, stated.unit, language);
  const itemPeriod = useItemPeriodText();
  return (seam) => {
    const { restated, former, unit } = seam;
    return text("fundamentals.seam", {
      of: itemPeriod(seam),
      restated: writeValue({ value: restated.value, unit }),
      form: restated.form,
      day: day(restated.filedAt),
      former: writeValue({ value: former.value, unit }),
      formerForm: former.form,
      formerDay: day(former.filedAt),
    });
  };
}
