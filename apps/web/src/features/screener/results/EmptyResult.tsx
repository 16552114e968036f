import { Button, Notice } from "../../../ui/index.ts";
import type { ScreenWords } from "../catalogue/screen-words.ts";
import { filterPhrase } from "../filters/filter-phrase.ts";
import type { ChangeScreen, ScreenState } from "../screen-state.ts";
import type { FilterCount, RowsAnswer } from "../screener.query.ts";

interface EmptyResultProps {
  readonly answer: RowsAnswer;
  readonly state: ScreenState;
  readonly words: ScreenWords;
  readonly onChange: ChangeScreen;
}

/** Shown when no company passes: names the filter that leaves out most, and offers to remove it. */
export function EmptyResult({ answer, state, words, onChange }: EmptyResultProps) {
  const { text } = words;
  const place = strictestFilter(answer.filters);
  const filter = state.filters[place];
  if (!filter) return <Notice title={text("screener.noCompanies")} />;
  const phrase = filterPhrase(filter, words);
  const isAlone = answer.filters[place]?.passing === 0;
  const remove = (): void =>
    onChange((current) => ({ ...current, filters: current.filters.filter((_, other) => other !== place) }));
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
