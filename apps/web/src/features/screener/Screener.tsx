import { lazy, type ReactNode, Suspense, useMemo, useState } from "react";
import { CallError } from "../../api/index.ts";
import { Button, Failure, Notice, Skeleton } from "../../ui/index.ts";
import type { ScreenWords } from "./catalogue/screen-words.ts";
import { FilterBar } from "./filters/FilterBar.tsx";
import { PresetCards } from "./PresetCards.tsx";
import { columnIds, columnsOf, requestedColumns } from "./results/columns.ts";
import { ResultHead } from "./results/ResultHead.tsx";
import type { RenderStar } from "./results/ResultRow.tsx";
import { ResultTable } from "./results/ResultTable.tsx";
import { onlyCurrency } from "./results/screen-rows.ts";
import { type FirstPage, useFilterCounts, useFirstPage } from "./results/use-rows.ts";
import styles from "./Screener.module.css";
import { type ChangeScreen, EMPTY_SCREEN, type ScreenState } from "./screen-state.ts";
import type { ScreenRequest } from "./screener.query.ts";

const CompareBar = lazy(async () => ({ default: (await import("./comparison/CompareBar.tsx")).CompareBar }));
const EmptyResult = lazy(async () => ({ default: (await import("./results/EmptyResult.tsx")).EmptyResult }));
const WhyPanel = lazy(async () => ({ default: (await import("./why/WhyPanel.tsx")).WhyPanel }));

interface ScreenerProps {
  readonly state: ScreenState;
  readonly onChange: ChangeScreen;
  /** The day as of which the market is shown; today by default. */
  readonly asOf: string | undefined;
  readonly words: ScreenWords;
  /** Symbols of the companies that are selected. */
  readonly selected: readonly string[];
  readonly onSelect: (symbol: string, isSelected: boolean) => void;
  readonly onClear: () => void;
  readonly onCompare: () => void;
  /** Returns the reason for each part of a screen that the server refused. */
  readonly refusals: (error: CallError) => readonly string[];
  /** The button that saves the screen in an account. */
  readonly saveButton: ReactNode;
  /** Draws the box that finds a company. */
  readonly renderPicker: (onPick: (symbol: string) => void) => ReactNode;
  /** Draws the star of a company: it belongs to another feature. */
  readonly renderStar: RenderStar;
}

/** Finds the companies of the market that pass the reader's filters. */
export function Screener(props: ScreenerProps) {
  const { state, onChange, asOf, words, renderPicker } = props;
  const { filters, order, take, why } = state;
  const ids = useMemo(() => columnIds(state), [state]);
  const columns = useMemo(() => columnsOf(ids, words.catalogue), [ids, words.catalogue]);
  const request = useMemo(
    (): ScreenRequest => ({ filters, order, columns: requestedColumns(columns), asOf }),
    [filters, order, columns, asOf],
  );
  const page = useFirstPage(request, take);
  const [isChoosing, setIsChoosing] = useState(false);
  const explain = (code: string | null): void => onChange((current) => ({ ...current, why: code }));
  const isWhyOpen = isChoosing || why !== null;
  const openWhy = (isOpen: boolean): void => {
    setIsChoosing(isOpen);
    if (!isOpen) explain(null);
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
          request={request}
          page={page}
          ids={ids}
          isWhyOpen={isWhyOpen}
          words={words}
          onChange={onChange}
          onWhy={openWhy}
          saveButton={props.saveButton}
        />
        <Suspense fallback={<Skeleton height="8rem" />}>
          {isWhyOpen && (
            <WhyPanel
              code={why}
              filters={filters}
              asOf={asOf}
              words={words}
              onExplain={(code) => {
                setIsChoosing(true);
                explain(code);
              }}
              onClose={() => openWhy(false)}
              renderPicker={renderPicker}
            />
          )}
        </Suspense>
        <Result {...props} page={page} request={request} columns={columns} />
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
  readonly request: ScreenRequest;
  readonly columns: ReturnType<typeof columnsOf>;
}

/** The table, or the reason why there is none. */
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

/** Shown when the server refuses the screen, for example one of a wrong link, or does not answer. */
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
