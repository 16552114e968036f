import { Button, Notice } from "../../../ui/index.ts";
import type { ScreenWords } from "../catalogue/screen-words.ts";
import { filterPhrase } from "../filters/filter-phrase.ts";
import { strictestFilter } from "../filters/strictest-filter.ts";
import type { ChangeScreen, ScreenState } from "../state/screen-state.ts";
import type { RowsAnswer } from "./screen-csv.ts";

interface EmptyResultProps {
  readonly answer: RowsAnswer;
  readonly state: ScreenState;
  readonly words: ScreenWords;
  readonly onChange: ChangeScreen;
}

/** No company passes: says which filter leaves out most, and takes it away. */
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
