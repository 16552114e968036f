import { Pin } from "lucide-react";
import { useText } from "../../i18n/index.ts";
import { useObservable } from "../../state/index.ts";
import { Button } from "../../ui/index.ts";
import styles from "./PinButton.module.css";
import { pinnedStocks, togglePin } from "./remembered-stocks.ts";

interface PinButtonProps {
  readonly symbol: string;
  /** Tab index in a grid whose arrow keys move the focus. */
  readonly tabIndex?: number;
}

/** Pins a stock to the top of the search, or unpins it. */
export function PinButton({ symbol, tabIndex }: PinButtonProps) {
  const text = useText();
  const isPinned = useObservable(pinnedStocks).includes(symbol);
  return (
    <Button
      look="quiet"
      icon
      className={styles.pin}
      tabIndex={tabIndex}
      aria-label={text(isPinned ? "search.unpin" : "search.pin", { symbol })}
      aria-pressed={isPinned}
      onClick={() => togglePin(symbol)}
    >
      <Pin size={16} aria-hidden="true" fill={isPinned ? "currentColor" : "none"} />
    </Button>
  );
}
