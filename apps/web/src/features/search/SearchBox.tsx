import { Search, X } from "lucide-react";
import { type InputHTMLAttributes, type KeyboardEvent, type RefObject, useId, useRef, useState } from "react";
import { useText } from "../../i18n/index.ts";
import { navigateTo, stockAddress } from "../../router/index.ts";
import { Button, classNames } from "../../ui/index.ts";
import styles from "./SearchBox.module.css";
import { SuggestionList } from "./SuggestionList.tsx";
import { useSuggestions } from "./use-suggestions.ts";

interface SearchBoxProps {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** `floating`: the list covers the page while the box has the focus. `below`: the list is part of the page. */
  readonly list: "floating" | "below";
  /** Called with the chosen stock; by default its page opens. */
  readonly onChoose?: (symbol: string) => void;
  /** Called when a stock was chosen, or Escape pressed in an empty box. */
  readonly onDone?: () => void;
  readonly size?: "medium" | "large";
  /** The input element, for callers that move the focus there. */
  readonly inputRef?: RefObject<HTMLInputElement | null>;
}

const openStock = (symbol: string): void => navigateTo(stockAddress(symbol));

/** Finds a stock by typing: a combobox with keyboard navigation. */
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
    <div className={styles.box} data-menu-place={list === "floating" ? "" : undefined}>
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

interface SearchFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "size" | "onChange" | "value"> {
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly input: RefObject<HTMLInputElement | null>;
  readonly size: "medium" | "large";
}

/** The text field, with a button that clears it. */
function SearchField({ value, onValue, input, size, ...rest }: SearchFieldProps) {
  const text = useText();
  function clear() {
    onValue("");
    input.current?.focus();
  }
  return (
    <div className={classNames(styles.field, size === "large" && styles.large)}>
      <Search className={styles.icon} aria-hidden="true" size={size === "large" ? 20 : 17} />
      <input
        {...rest}
        ref={input}
        className={styles.input}
        type="text"
        inputMode="search"
        enterKeyHint="go"
        aria-label={text("search.label")}
        placeholder={text("search.placeholder")}
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={140}
        value={value}
        onChange={(event) => onValue(event.target.value)}
      />
      {value !== "" && (
        <Button look="quiet" icon className={styles.clear} aria-label={text("search.clear")} onClick={clear}>
          <X size={16} aria-hidden="true" />
        </Button>
      )}
    </div>
  );
}

interface ComboboxOptions {
  /** How many options there are. */
  readonly count: number;
  /** The option that is marked before an arrow key was pressed: the first result, or none (-1). */
  readonly first: number;
  readonly onChoose: (option: number) => void;
  readonly onEscape: () => void;
}

/** The marked option of a list and the handler of its keys. */
function useCombobox({ count, first, onChoose, onEscape }: ComboboxOptions) {
  const [moved, setMoved] = useState<number | null>(null);
  const active = Math.min(moved ?? first, count - 1);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Ignores the keys with which an input method composes a word; Safari sends 229 for the last of them.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const action = actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }

  const actions: Readonly<Record<string, () => void>> = {
    ArrowDown: () => setMoved(count === 0 ? null : (active + 1) % count),
    ArrowUp: () => setMoved(count === 0 ? null : (Math.max(active, 0) + count - 1) % count),
    Enter: () => active >= 0 && onChoose(active),
    Escape: onEscape,
  };

  return { active, onKeyDown, mark: setMoved, restart: () => setMoved(null) };
}
