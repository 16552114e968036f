import { useFormats, useText } from "../../i18n/index.ts";
import { Button } from "../../ui/index.ts";
import type { AsOf, MarketSpan } from "./as-of.ts";
import styles from "./PastBanner.module.css";

interface PastBannerProps {
  readonly asOf: AsOf;
  readonly span: MarketSpan | null;
  readonly onReturn: () => void;
}

/** Says that the page shows the past, or why it does not show the day that was asked for. */
export function PastBanner({ asOf: { day: shown, refusal }, span, onReturn }: PastBannerProps) {
  const text = useText();
  const { day } = useFormats();
  if (shown === null && refusal === null) return null;
  const bounds = { first: day(span?.first), last: day(span?.last) };
  return (
    <div className={styles.banner} role="status">
      <p>
        {refusal === null && text("past.banner", { day: day(shown) })}
        {refusal === "notADay" && text("past.notADay")}
        {(refusal === "beforeMarket" || refusal === "afterMarket") && text(`past.${refusal}`, bounds)}
      </p>
      <Button data-print="hide" onClick={onReturn}>
        {text(refusal === null ? "past.return" : "past.dismiss")}
      </Button>
    </div>
  );
}
