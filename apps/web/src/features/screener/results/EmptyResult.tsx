import { CallError, refusals } from "../../../api/index.ts";
import { Button, Failure, Notice } from "../../../ui/index.ts";
import type { ScreenWords } from "../catalogue/screen-words.ts";
import { filterPhrase, strategyPhrase } from "../filters/filter-phrase.ts";
import { type ChangeScreen, EMPTY_SCREEN, type ScreenState } from "../screen-state.ts";
import type { FilterCount, RowsAnswer } from "../screener.query.ts";
import type { FirstPage } from "./use-rows.ts";

interface EmptyResultProps {
  readonly answer: RowsAnswer;
  readonly state: ScreenState;
  readonly words: ScreenWords;
  readonly onChange: ChangeScreen;
}

interface NoRowsProps extends Omit<EmptyResultProps, "answer"> {
  readonly page: FirstPage;
}

/** In place of the table: why there are no rows. */
export function NoRows({ page: { answer, error, retry }, ...props }: NoRowsProps) {
  if (answer) return <EmptyResult answer={answer} {...props} />;
  return error && <RefusedScreen error={error} onRetry={retry} {...props} />;
}

/** Shown when no company passes: names the filter or strategy that leaves out most, and offers to remove it. */
function EmptyResult({ answer, state, words, onChange }: EmptyResultProps) {
  const { text } = words;
  const counts = [...answer.filters, ...(answer.strategyFilters ?? [])];
  const place = strictestFilter(counts);
  const filter = state.filters[place];
  const strategy = state.strategies[place - state.filters.length];
  const phrase = filter ? filterPhrase(filter, words) : strategy === undefined ? null : strategyPhrase(strategy, words);
  if (phrase === null) return <Notice title={text("screener.noCompanies")} />;
  const isAlone = counts[place]?.passing === 0;
  const remove = (): void =>
    onChange((current) => ({
      ...current,
      filters: current.filters.filter((_, other) => other !== place),
      strategies: current.strategies.filter((id) => filter !== undefined || id !== strategy),
    }));
  return (
    <Notice
      role="status"
      title={text("screener.none")}
      action={<Button onClick={remove}>{text("screener.removeStrictest")}</Button>}
    >
      {text(isAlone ? "screener.noneAlone" : "screener.noneTogether", { filter: phrase })}
    </Notice>
  );
}

/**
 * The filter that leaves out most companies.
 *
 * @returns Its place among the filters; -1 when there are none. The first one when several leave out the same number.
 * @example
 * strictestFilter([{ passing: 300, missing: 4 }, { passing: 2, missing: 0 }]); // 1
 */
export function strictestFilter(counts: readonly FilterCount[]): number {
  const least = Math.min(...counts.map(({ passing }) => passing));
  return counts.findIndex(({ passing }) => passing === least);
}

interface RefusedScreenProps {
  readonly error: Error;
  readonly words: ScreenWords;
  readonly onRetry: () => void;
  readonly onChange: ChangeScreen;
}

/** Shown when the server refuses the screen, for example one of a wrong link, or does not answer. */
function RefusedScreen({ error, words: { text }, onRetry, onChange }: RefusedScreenProps) {
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
