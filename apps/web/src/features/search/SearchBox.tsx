import { type RefObject, useId, useRef, useState } from "react";
import { navigateTo, stockAddress } from "../../router/index.ts";
import styles from "./SearchBox.module.css";
import { SearchField } from "./SearchField.tsx";
import { SuggestionList } from "./SuggestionList.tsx";
import { useCombobox } from "./use-combobox.ts";
import { useSuggestions } from "./use-suggestions.ts";

interface SearchBoxProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** `floating`: the list lies over the page while the box has the focus. `below`: the list is part of the page. */
  readonly list: "floating" | "below";
  /** What to do with the stock that was chosen; it is opened when not given. */
  readonly onChoose?: (symbol: string) => void;
  /** Told when a stock was chosen, or Escape pressed in an empty box. */
  readonly onDone?: () => void;
  readonly size?: "medium" | "large";
  /** The field itself, for whoever moves the focus there. */
  readonly inputRef?: RefObject<HTMLInputElement | null>;
}

const openStock = (symbol: string): void => navigateTo(stockAddress(symbol));

/** Finds a stock while one types: a combobox whose list the keyboard walks through. */
export function SearchBox(props: SearchBoxProps) {
  const { query, onQuery, list, onChoose = openStock, onDone, size = "medium" } = props;
  const listId = useId();
  const ownRef = useRef<HTMLInputElement>(null);
  const input = props.inputRef ?? ownRef;
  const [hasFocus, setHasFocus] = useState(false);
  const { state, groups, rows, symbolAt } = useSuggestions(query);
  const isTyped = query.trim() !== "";
  const isListShown = list === "below" || (hasFocus && (isTyped || rows.length > 0));

  const { active, onKeyDown, mark, restart } = useCombobox({
    count: rows.length,
    first: isTyped ? 0 : -1,
    onChoose: (option) => choose(rows[option]),
    onEscape: () => (query === "" ? leave() : type("")),
  });

  function type(next: string) {
    restart();
    onQuery(next);
  }

  function choose(row: number | undefined) {
    const symbol = symbolAt(row);
    if (symbol === undefined) return;
    onChoose(symbol);
    leave();
  }

  function leave() {
    input.current?.blur();
    onDone?.();
  }

  return (
    <div className={styles.box}>
      <SearchField
        input={input}
        size={size}
        value={query}
        onValue={type}
        onKeyDown={onKeyDown}
        onFocus={() => setHasFocus(true)}
        onBlur={() => setHasFocus(false)}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isListShown && rows.length > 0}
        aria-controls={listId}
        aria-activedescendant={active >= 0 && isListShown ? `${listId}-${active}` : undefined}
      />
      {isListShown && (
        <div className={list === "floating" ? styles.floating : styles.below}>
          <SuggestionList
            id={listId}
            state={state}
            groups={groups}
            query={query}
            active={active}
            onMark={mark}
            onChoose={choose}
          />
        </div>
      )}
    </div>
  );
}
