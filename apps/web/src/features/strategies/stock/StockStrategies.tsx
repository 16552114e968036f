import { useQuery } from "@tanstack/react-query";
import { ListChecks } from "lucide-react";
import { useState } from "react";
import { createPortal } from "react-dom";
import { callQuery } from "../../../api/index.ts";
import { useFormats, useText } from "../../../i18n/index.ts";
import { Boundary, lazyPart } from "../../../ui/index.ts";
import { OWN_STRATEGIES } from "../strategies.query.ts";
import styles from "./StockStrategies.module.css";

/** Which they are, rule by rule: loaded when it is opened. */
const StockStrategiesWindow = lazyPart(
  ["checks", "screener", "strategies", "strategy"],
  async () => (await import("./StockStrategiesWindow.tsx")).StockStrategiesWindow,
);

/** Milliseconds until the library is asked again for strategies that were still being counted. */
const COUNTING = 5000;

interface StockStrategiesProps {
  readonly code: string;
  /** Where it stands in the header of the stock: a place that has room for it. */
  readonly place: Element;
}

/** How many strategies a stock passes today, beside what it is; a click says which and why. */
export function StockStrategies({ code, place }: StockStrategiesProps) {
  const text = useText();
  const { count } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const { data: mine } = useQuery(OWN_STRATEGIES);
  const { data: own } = useQuery({
    ...callQuery("ownStockStrategies", { code }),
    enabled: (mine?.strategies.length ?? 0) > 0,
  });
  const { data: library } = useQuery({
    ...callQuery("stockStrategies", { code }),
    refetchInterval: ({ state: { data } }) => ((data?.pending ?? 0) > 0 ? COUNTING : false),
  });
  // Both are known before anything is said, so that the words do not change under the eye.
  if (!mine || !library || (mine.strategies.length > 0 && !own)) return null;
  const [owned, published] = [own?.passes ?? [], library.passes];
  const n = owned.length || published.length;
  if (n === 0) return null;
  const isOwn = owned.length > 0;
  const numbers = { count: n, n: count(n) };
  const says = text(isOwn ? "stockStrategies.own" : "stockStrategies.library", numbers);
  return (
    <>
      {createPortal(
        <span className={styles.place}>
          <button
            type="button"
            className={styles.chip}
            aria-haspopup="dialog"
            aria-label={says}
            title={says}
            onClick={() => setOpen(true)}
          >
            <ListChecks size={15} aria-hidden="true" />
            <span className={styles.words}>{says}</span>
            <span className={styles.count} aria-hidden="true">
              {text(isOwn ? "stockStrategies.shortOwn" : "stockStrategies.short", numbers)}
            </span>
          </button>
        </span>,
        place,
      )}
      {isOpen && (
        <Boundary loading={null}>
          <StockStrategiesWindow
            code={code}
            own={mine.strategies.filter(({ id }) => owned.includes(id))}
            published={published}
            pending={library.pending}
            onClose={() => setOpen(false)}
          />
        </Boundary>
      )}
    </>
  );
}
