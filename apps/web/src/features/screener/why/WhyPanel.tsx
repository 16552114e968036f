import type { ParamFilter } from "@plumbline/contract/calls";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Boundary, Button, Skeleton } from "../../../ui/index.ts";
import type { ScreenWords } from "../catalogue/screen-words.ts";
import { Explanation } from "./Explanation.tsx";
import styles from "./WhyPanel.module.css";

interface WhyPanelProps {
  /** Symbol of the company that is asked about; null while none is chosen. */
  readonly code: string | null;
  readonly filters: readonly ParamFilter[];
  readonly asOf: string | undefined;
  readonly words: ScreenWords;
  /** Null asks about another company. */
  readonly onAsk: (code: string | null) => void;
  readonly onClose: () => void;
  /** Draws what a company is found with. */
  readonly renderPicker: (onPick: (symbol: string) => void) => ReactNode;
}

/** Answers why a company passes the screen or not, a sentence a filter. */
export function WhyPanel({ code, filters, asOf, words, onAsk, onClose, renderPicker }: WhyPanelProps) {
  const { text } = words;
  return (
    <section className={styles.panel} aria-label={text("screener.why.title")}>
      <header className={styles.head}>
        <h3 className={styles.title}>{text("screener.why.title")}</h3>
        <Button look="quiet" icon aria-label={text("shell.close")} onClick={onClose}>
          <X size={16} aria-hidden="true" />
        </Button>
      </header>
      {filters.length === 0 ? (
        <p className={styles.note}>{text("screener.why.noFilters")}</p>
      ) : code === null ? (
        <div className={styles.picker}>{renderPicker(onAsk)}</div>
      ) : (
        <Boundary key={code} loading={<Skeleton height="8rem" />}>
          <Explanation code={code} filters={filters} asOf={asOf} words={words} />
          <Button onClick={() => onAsk(null)}>{text("screener.why.another")}</Button>
        </Boundary>
      )}
    </section>
  );
}
