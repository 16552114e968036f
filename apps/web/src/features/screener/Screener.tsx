import { lazy, type ReactNode, Suspense, useMemo, useState } from "react";
import { CallError } from "../../api/index.ts";
import { Button, Failure, Notice, Skeleton } from "../../ui/index.ts";
import type { ScreenWords } from "./catalogue/screen-words.ts";
import { FilterBar } from "./filters/FilterBar.tsx";
import { PresetCards } from "./presets/PresetCards.tsx";
import { columnIds, columnsAsked, columnsOf } from "./results/columns.ts";
import { ResultHead } from "./results/ResultHead.tsx";
import { ResultTable } from "./results/ResultTable.tsx";
import { onlyCurrency } from "./results/screen-rows.ts";
import { useFilterCounts } from "./results/use-filter-counts.ts";
import { type FirstPage, useFirstPage } from "./results/use-first-page.ts";
import styles from "./Screener.module.css";
import type { ScreenQuestion } from "./screener.query.ts";
import { type ChangeScreen, EMPTY_SCREEN, type ScreenState } from "./state/screen-state.ts";

const CompareBar = lazy(async () => ({ default: (await import("./comparison/CompareBar.tsx")).CompareBar }));
const EmptyResult = lazy(async () => ({ default: (await import("./results/EmptyResult.tsx")).EmptyResult }));
const WhyPanel = lazy(async () => ({ default: (await import("./why/WhyPanel.tsx")).WhyPanel }));

interface ScreenerProps {
  readonly state: ScreenState;
  readonly onChange: ChangeScreen;
  /** The day on which the market is seen; today unless given. */
  readonly asOf: string | undefined;
  readonly words: ScreenWords;
  /** Companies that are ticked. */
  readonly selected: readonly string[];
  readonly onSelect: (symbol: string, isSelected: boolean) => void;
  readonly onClear: () => void;
  readonly onCompare: () => void;
  /** What the server says of each part of a screen that it refused. */
  readonly refusals: (error: CallError) => readonly string[];
  /** Draws what a company is found with. */
  readonly renderPicker: (onPick: (symbol: string) => void) => ReactNode;
  /** Draws what keeps a company at the top of the search. */
  readonly renderPin: (symbol: string, tabIndex: number) => ReactNode;
}

/** Finds the companies of the market that pass what the reader asks of them. */
export function Screener(props: ScreenerProps) {
  const { state, onChange, asOf, words, renderPicker } = props;
  const { filters, order, take, why } = state;
  const ids = useMemo(() => columnIds(state), [state]);
  const columns = useMemo(() => columnsOf(ids, words.catalogue), [ids, words.catalogue]);
  const question = useMemo(
    (): ScreenQuestion => ({ filters, order, columns: columnsAsked(columns), asOf }),
    [filters, order, columns, asOf],
  );
  const page = useFirstPage(question, take);
  const [isAsking, setIsAsking] = useState(false);
  const ask = (code: string | null): void => onChange((current) => ({ ...current, why: code }));
  const isWhyOpen = isAsking || why !== null;
  const openWhy = (isOpen: boolean): void => {
    setIsAsking(isOpen);
    if (!isOpen) ask(null);
  };
  return (
    <div className={styles.screener}>
      <PresetCards state={state} words={words} onChange={onChange} />
      <FilterBar
        state={state}
        onChange={onChange}
        counts={useFilterCounts(filters, page)}
        total={page.isOld ? null : page.count}
        asOf={asOf}
        currency={page.count === 0 || !page.answer ? undefined : onlyCurrency(page.answer.rows)}
        words={words}
      />
      <section className={styles.results}>
        <ResultHead
          state={state}
          question={question}
          page={page}
          ids={ids}
          isWhyOpen={isWhyOpen}
          words={words}
          onChange={onChange}
          onWhy={openWhy}
        />
        <Suspense fallback={<Skeleton height="8rem" />}>
          {isWhyOpen && (
            <WhyPanel
              code={why}
              filters={filters}
              asOf={asOf}
              words={words}
              onAsk={(code) => {
                setIsAsking(true);
                ask(code);
              }}
              onClose={() => openWhy(false)}
              renderPicker={renderPicker}
            />
          )}
        </Suspense>
        <Result {...props} page={page} question={question} columns={columns} />
      </section>
      <Suspense>
        {props.selected.length > 0 && (
          <CompareBar selected={props.selected} words={words} onClear={props.onClear} onCompare={props.onCompare} />
        )}
      </Suspense>
    </div>
  );
}

interface ResultProps extends ScreenerProps {
  readonly page: FirstPage;
  readonly question: ScreenQuestion;
  readonly columns: ReturnType<typeof columnsOf>;
}

/** The table, or why there is none. */
function Result({ page, ...props }: ResultProps) {
  const { words, state, onChange } = props;
  if (page.error && !page.answer) return <Refused error={page.error} onRetry={page.retry} {...props} />;
  if (!page.answer) return <Skeleton height="" className={styles.waiting} />;
  if (page.answer.total === 0) {
    return (
      <Suspense fallback={<Skeleton height="8rem" />}>
        <EmptyResult answer={page.answer} state={state} words={words} onChange={onChange} />
      </Suspense>
    );
  }
  return <ResultTable page={page} {...props} />;
}

interface RefusedProps extends Pick<ScreenerProps, "words" | "onChange" | "refusals"> {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** The server refused the screen, as one of a link that is wrong, or does not answer. */
function Refused({ error, onRetry, words: { text }, onChange, refusals }: RefusedProps) {
  if (error instanceof CallError && error.status === 400) {
    const reset = <Button onClick={() => onChange(() => EMPTY_SCREEN)}>{text("screener.reset")}</Button>;
    return (
      <Notice role="alert" title={text("screener.refused")} action={reset}>
        {refusals(error).join(" · ")}
      </Notice>
    );
  }
  return <Failure error={error} onRetry={onRetry} />;
}
