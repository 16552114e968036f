import { GitCompareArrows, X } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useText } from "../../i18n/index.ts";
import styles from "./CompareControl.module.css";

const load = () => import("../../ui/popover/AnchoredPopover.tsx");
const AnchoredPopover = lazy(async () => ({ default: (await load()).AnchoredPopover }));

interface CompareControlProps {
  /** Symbol of the other stock. */
  readonly compared: string | null;
  readonly onChange: (symbol: string | null) => void;
  /** Draws what the other stock is found with. */
  readonly renderPicker: (onPick: (symbol: string) => void) => ReactNode;
}

/** Puts another stock beside this one, and takes it away again. */
export function CompareControl({ compared, onChange, renderPicker }: CompareControlProps) {
  const text = useText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = (): void => setAnchor(null);
  const pick = (symbol: string): void => {
    close();
    onChange(symbol);
  };
  return (
    <span className={styles.control}>
      <button
        type="button"
        className={styles.open}
        title={text("chart.compareWith")}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onPointerEnter={load}
        onFocus={load}
        onClick={({ currentTarget }) => setAnchor(anchor ? null : currentTarget)}
      >
        <GitCompareArrows size={15} aria-hidden="true" />
        {compared ?? text("chart.compare")}
      </button>
      {compared && (
        <button
          type="button"
          className={styles.clear}
          aria-label={text("chart.stopComparing", { symbol: compared })}
          onClick={() => onChange(null)}
        >
          <X size={14} aria-hidden="true" />
        </button>
      )}
      <Suspense>
        {anchor && (
          <AnchoredPopover
            anchor={anchor}
            align="end"
            title={text("chart.compareWith")}
            onClose={close}
            className={styles.window}
          >
            <div className={styles.picker}>{renderPicker(pick)}</div>
          </AnchoredPopover>
        )}
      </Suspense>
    </span>
  );
}
