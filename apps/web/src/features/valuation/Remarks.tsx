import type { WireValuation } from "@plumbline/contract";
import styles from "./ValuationPanel.module.css";
import { useSpeaker } from "./words/speaker.ts";

/** What a reader should know before reading a value. */
export function Remarks({ valuation }: { readonly valuation: WireValuation }) {
  const { text, formats } = useSpeaker();
  const { delisted, symbol, price, missingSeries } = valuation;
  const remarks = [
    delisted && text("valuation.delisted", { symbol, day: formats.day(delisted) }),
    price.value === null && !delisted && text("valuation.noPrice", { reason: text(`reason.${price.because}`) }),
    ...missingSeries.map((series) => text(`valuation.missing.${series}`)),
    valuation.betaBasis === "mixed" && text("valuation.beta.mixed"),
    valuation.betaBasis === "price" && text("valuation.beta.price"),
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
