import { useFormats, useText } from "../../i18n/index.ts";
import { Notice } from "../../ui/index.ts";
import styles from "./Opinion.module.css";
import type { Opinion } from "./opinion.query.ts";

interface NoTargetsProps {
  readonly opinion: Opinion;
  /** The day of the past on which the page is seen, if any. */
  readonly asOf: string | undefined;
}

/** Says that there is no target, and why. */
export function NoTargets({ opinion: { symbol, isDelivered, leftOut }, asOf }: NoTargetsProps) {
  const text = useText();
  const { day, count } = useFormats();
  const { currencyUnknown, currencyDiffers } = leftOut;
  const counted = (many: number) => ({ count: many, n: count(many) });
  const nothing = asOf ? text("opinion.nothingYet", { day: day(asOf) }) : text("opinion.noneExplained");
  const otherwise = currencyDiffers > 0 ? text("opinion.otherCurrency", counted(currencyDiffers)) : nothing;
  // What somebody did publish is not silently nothing.
  const explanation = currencyUnknown > 0 ? text("opinion.unknownCurrency", counted(currencyUnknown)) : otherwise;
  return (
    <section className={styles.none}>
      {isDelivered ? (
        <Notice title={text("opinion.none", { symbol })}>{explanation}</Notice>
      ) : (
        <Notice title={text("opinion.notDelivered")}>{text("opinion.notDeliveredExplained")}</Notice>
      )}
    </section>
  );
}
