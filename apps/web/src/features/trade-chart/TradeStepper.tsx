import { ChevronRight } from "lucide-react";
import { useFormats, useText } from "../../i18n/index.ts";
import { Button } from "../../ui/index.ts";
import styles from "./TradeChart.module.css";

interface TradeStepperProps {
  readonly chosen: number | null;
  readonly count: number;
  readonly onChoose: (trade: number) => void;
}

/** Steps to the trade before or after the chosen one. */
export function TradeStepper({ chosen, count, onChoose }: TradeStepperProps) {
  const text = useText();
  const formats = useFormats();
  return (
    <div className={styles.stepper}>
      <Button
        icon
        look="quiet"
        aria-label={text("charting.previousTrade")}
        title={`${text("charting.previousTrade")} (K)`}
        disabled={chosen === 0 || count === 0}
        onClick={() => onChoose(chosen === null ? count - 1 : chosen - 1)}
      >
        <ChevronRight size={16} aria-hidden="true" className={styles.back} />
      </Button>
      <span className={styles.place}>
        {chosen === null
          ? text("charting.tradeCount", { count, n: formats.count(count) })
          : text("charting.tradeOf", { n: formats.count(chosen + 1), total: formats.count(count) })}
      </span>
      <Button
        icon
        look="quiet"
        aria-label={text("charting.nextTrade")}
        title={`${text("charting.nextTrade")} (J)`}
        disabled={chosen === count - 1 || count === 0}
        onClick={() => onChoose(chosen === null ? 0 : chosen + 1)}
      >
        <ChevronRight size={16} aria-hidden="true" />
      </Button>
    </div>
  );
}
