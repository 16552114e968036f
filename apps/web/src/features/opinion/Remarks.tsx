import { useFormats, useText } from "../../i18n/index.ts";
import styles from "./Opinion.module.css";
import type { Opinion } from "./opinion.query.ts";

/** What a reader should know of these targets before reading one. */
export function Remarks({ opinion }: { readonly opinion: Opinion }) {
  const text = useText();
  const { day, count } = useFormats();
  const { delisted, unjudged, leftOut, targets, symbol } = opinion;
  const tooOld = targets.filter(
    ({ outcome }) => outcome.state === "unknown" && outcome.because === "history-too-short",
  );
  const counted = (many: number) => ({ count: many, n: count(many) });
  const remarks = [
    delisted && text("opinion.delisted", { symbol, day: day(delisted) }),
    (unjudged === "no-price" || unjudged === "not-available-from-provider") && text(`opinion.unjudged.${unjudged}`),
    tooOld.length > 0 && text("opinion.tooOld", counted(tooOld.length)),
    leftOut.currencyDiffers > 0 && text("opinion.otherCurrency", counted(leftOut.currencyDiffers)),
    leftOut.currencyUnknown > 0 && text("opinion.unknownCurrency", counted(leftOut.currencyUnknown)),
    leftOut.targetNotPositive > 0 && text("opinion.notPositive", counted(leftOut.targetNotPositive)),
  ].filter((remark) => typeof remark === "string");
  if (remarks.length === 0) return null;
  return (
    <ul className={styles.remarks}>
      {remarks.map((remark) => (
        <li key={remark}>{remark}</li>
      ))}
    </ul>
  );
}
