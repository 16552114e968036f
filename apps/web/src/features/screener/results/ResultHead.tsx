import { CircleHelp } from "lucide-react";
import { lazy, type ReactNode, type RefObject, Suspense } from "react";
import { Button, Skeleton } from "../../../ui/index.ts";
import { numberName } from "../catalogue/number-text.ts";
import type { ScreenWords } from "../catalogue/screen-words.ts";
import type { ScreenState } from "../screen-state.ts";
import type { ScreenRequest } from "../screener.query.ts";
import styles from "./ResultHead.module.css";
import { onlyCurrency } from "./screen-rows.ts";
import type { FirstPage } from "./use-rows.ts";

const ScreenCsvButton = lazy(async () => ({ default: (await import("./ScreenCsvButton.tsx")).ScreenCsvButton }));

interface ResultHeadProps {
  readonly state: ScreenState;
  readonly request: ScreenRequest;
  readonly page: FirstPage;
  readonly isWhyOpen: boolean;
  readonly whyButton: RefObject<HTMLButtonElement | null>;
  readonly words: ScreenWords;
  readonly onWhy: (isOpen: boolean) => void;
  /** The button that saves the screen in an account. */
  readonly saveButton: ReactNode;
  /** What else there is to say of the screen. */
  readonly children: ReactNode;
}

/** How many companies pass, in which order, and the actions on them. */
export function ResultHead({
  state,
  request,
  page,
  isWhyOpen,
  whyButton,
  words,
  onWhy,
  saveButton,
  children,
}: ResultHeadProps) {
  const { text } = words;
  const currency = page.answer ? onlyCurrency(page.answer.rows) : undefined;
  return (
    <div className={styles.head}>
      <div className={styles.count}>
        <p className={styles.total} role="status" data-old={page.isOld}>
          {totalText(page, state, words)}
        </p>
        <p className={styles.order}>
          {orderText(state.order, words)}
          {currency !== undefined && page.count !== 0 && (
            <span className={styles.currency}>
              {currency === null ? text("screener.amountsMixed") : text("screener.amountsIn", { currency })}
            </span>
          )}
        </p>
        {children}
      </div>
      <div className={styles.actions} data-print="hide">
        <Button
          ref={whyButton}
          aria-expanded={isWhyOpen}
          title={text("screener.why.title")}
          onClick={() => onWhy(!isWhyOpen)}
        >
          <CircleHelp size={16} aria-hidden="true" />
          {text("screener.why")}
        </Button>
        {saveButton}
        <Suspense fallback={<Skeleton width="5rem" height="2.25rem" />}>
          <ScreenCsvButton request={request} count={page.count} words={words} />
        </Suspense>
      </div>
    </div>
  );
}

function totalText({ answer, count }: FirstPage, { take }: ScreenState, { text, formats }: ScreenWords): string {
  if (!answer) return "";
  const given = { count: answer.companies, n: formats.count(count), of: formats.count(answer.companies) };
  if (take === null || answer.total <= take) return text("screener.total", given);
  return text("screener.totalTaken", { ...given, total: formats.count(answer.total) });
}

function orderText(order: ScreenState["order"], words: ScreenWords): string {
  const { text } = words;
  if (!order) return text("screener.unranked");
  if ("metric" in order) return text("screener.sortedBy", { column: numberName(order.metric, words) });
  const metrics = order.bestBy.map((id) => numberName(id, words)).join(text("screener.listSeparator"));
  return text("screener.ranked", { metrics });
}
