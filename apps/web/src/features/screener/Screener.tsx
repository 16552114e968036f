import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from "react";
import { Skeleton, useNarrow } from "../../ui/index.ts";
import { ClassicIdea, ClassicScreens } from "./ClassicScreens.tsx";
import type { ScreenWords } from "./catalogue/screen-words.ts";
import { useStrategyNames } from "./catalogue/strategy-name.ts";
import { FilterBar } from "./filters/FilterBar.tsx";
import type { ColumnGroupsProps } from "./results/ColumnGroups.tsx";
import { columnIds, columnsOf, foremost, requestedColumns } from "./results/columns.ts";
import { ResultHead } from "./results/ResultHead.tsx";
import type { RenderStar } from "./results/ResultRow.tsx";
import { ResultTable } from "./results/ResultTable.tsx";
import { onlyCurrency } from "./results/screen-rows.ts";
import { type FirstPage, useFilterCounts, useFirstPage } from "./results/use-rows.ts";
import styles from "./Screener.module.css";
import type { ChangeScreen, ScreenState } from "./screen-state.ts";
import type { ScreenRequest } from "./screener.query.ts";

const CompareBar = lazy(async () => ({ default: (await import("./comparison/CompareBar.tsx")).CompareBar }));
const NoRows = lazy(async () => ({ default: (await import("./results/EmptyResult.tsx")).NoRows }));
const WhyPanel = lazy(async () => ({ default: (await import("./why/WhyPanel.tsx")).WhyPanel }));

/** Draws the column groups: those of the reader belong to the page. */
export type RenderGroups = (shown: Omit<ColumnGroupsProps, "kept">) => ReactNode;

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
  /** The button that saves the screen in an account. */
  readonly saveButton: ReactNode;
  /** Draws the box that finds a company. */
  readonly renderPicker: (onPick: (symbol: string) => void) => ReactNode;
  /** Draws the star of a company: it belongs to another feature. */
  readonly renderStar: RenderStar;
  readonly renderGroups: RenderGroups;
}

/** Finds the companies of the market that pass the reader's filters. */
export function Screener(props: ScreenerProps) {
  const { state, onChange, asOf, words, renderPicker } = props;
  const { filters, strategies, order, take, why } = state;
  useStrategyNames(strategies.length > 0);
  const isPhone = useNarrow();
  const chosen = useMemo(() => columnIds(state), [state]);
  const ids = useMemo(
    () => (isPhone ? foremost(chosen, { filters, order }) : chosen),
    [isPhone, chosen, filters, order],
  );
  const columns = useMemo(() => columnsOf(ids, words.catalogue), [ids, words.catalogue]);
  const request = useMemo(
    (): ScreenRequest => ({ filters, strategies, order, columns: requestedColumns(columns), asOf }),
    [filters, strategies, order, columns, asOf],
  );
  const page = useFirstPage(request, take);
  const [isChoosing, setIsChoosing] = useState(false);
  const whyButton = useRef<HTMLButtonElement>(null);
  const explain = (code: string | null): void => onChange((current) => ({ ...current, why: code }));
  const isWhyOpen = isChoosing || why !== null;
  const openWhy = (isOpen: boolean): void => {
    setIsChoosing(isOpen);
    if (isOpen) return;
    explain(null);
    whyButton.current?.focus();
  };
  return (
    <div className={styles.screener}>
      <ClassicScreens state={state} words={words} onChange={onChange} />
      <FilterBar
        state={state}
        onChange={onChange}
        counts={useFilterCounts(state, page)}
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
          isWhyOpen={isWhyOpen}
          whyButton={whyButton}
          words={words}
          onWhy={openWhy}
          saveButton={props.saveButton}
        >
          <ClassicIdea state={state} words={words} />
        </ResultHead>
        <div className={styles.groups}>{props.renderGroups({ state, ids: chosen, words, onChange })}</div>
        <Suspense fallback={<Skeleton height="8rem" />}>
          {isWhyOpen && (
            <WhyPanel
              code={why}
              takesFocus={isChoosing}
              conditions={request}
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
        <Result {...props} page={page} request={request} columns={columns} isPhone={isPhone} />
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
  readonly isPhone: boolean;
}

/** The table, or the reason why there is none. */
function Result({ page, ...props }: ResultProps) {
  const { answer, error } = page;
  if (!answer && !error) return <Skeleton height="" className={styles.waiting} />;
  if (answer && answer.total > 0) return <ResultTable key={String(props.isPhone)} page={page} {...props} />;
  return (
    <Suspense fallback={<Skeleton height="8rem" />}>
      <NoRows page={page} {...props} />
    </Suspense>
  );
}
