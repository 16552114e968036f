import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { Notice } from "../Notice.tsx";
import { matchingOptions, type PickerGroup, type PickerOption } from "./matching-options.ts";
import styles from "./Picker.module.css";

/** The words of a picker, in the reader's language. */
export interface PickerWords {
  /** Name of the field, and what stands in it while it is empty. */
  readonly search: string;
  readonly none: (query: string) => string;
  readonly noneExplained: string;
}

interface PickerProps {
  readonly label: string;
  readonly words: PickerWords;
  readonly groups: readonly PickerGroup[];
  /** What was chosen of late; it comes first until something is typed. */
  readonly recent?: PickerGroup | undefined;
  /** Ids of the chosen options, where several can be chosen; choosing one again removes it. */
  readonly chosen?: readonly string[];
  readonly onChoose: (id: string) => void;
}

/** Finds one of many options by typing, or with the arrow keys. */
export function Picker({ label, words, groups, recent, chosen, onChoose }: PickerProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const [active, setActive] = useState(0);
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: "nearest" });
  }, [id, active]);
  const offered = recent && query.trim() === "" ? [recent, ...groups] : groups;
  const shown = matchingOptions(offered, query);
  const options = shown.flatMap((group) => group.options);
  const marked = Math.min(active, options.length - 1);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Ignores the keys with which an input method composes a word; Safari sends 229 for the last of them.
    if (event.nativeEvent.isComposing || event.keyCode === 229) return;
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined && options.length > 0) {
      event.preventDefault();
      setActive((marked + step + options.length) % options.length);
    }
    if (event.key === "Enter") {
      event.preventDefault();
      const option = options[marked];
      if (option) onChoose(option.id);
    }
  }

  let place = 0;
  return (
    <div className={styles.picker}>
      <input
        ref={input}
        className={styles.input}
        type="text"
        inputMode="search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={options.length > 0}
        aria-controls={id}
        aria-activedescendant={options.length > 0 ? `${id}-${marked}` : undefined}
        aria-label={words.search}
        placeholder={words.search}
        autoComplete="off"
        spellCheck={false}
        maxLength={140}
        value={query}
        onChange={({ target }) => {
          setQuery(target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      {options.length === 0 && <Notice title={words.none(query.trim())}>{words.noneExplained}</Notice>}
      <div
        id={id}
        role="listbox"
        aria-label={label}
        aria-multiselectable={chosen !== undefined}
        className={styles.list}
      >
        {shown.map(({ name, options: members }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options has no element of its own.
          <div key={name} role="group" aria-label={name}>
            <p className={styles.group} aria-hidden="true">
              {name}
            </p>
            {members.map((option) => {
              const here = place++;
              return (
                <Option
                  key={option.id}
                  elementId={`${id}-${here}`}
                  option={option}
                  isActive={here === marked}
                  isChosen={chosen?.includes(option.id)}
                  onMark={() => setActive(here)}
                  onChoose={() => onChoose(option.id)}
                />
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}

interface OptionProps {
  readonly elementId: string;
  readonly option: PickerOption;
  readonly isActive: boolean;
  readonly isChosen: boolean | undefined;
  readonly onMark: () => void;
  readonly onChoose: () => void;
}

function Option({ elementId, option, isActive, isChosen, onMark, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the box above has the focus and the keys.
    <div
      id={elementId}
      role="option"
      aria-selected={isChosen ?? isActive}
      data-active={isActive}
      className={styles.option}
      // Keeps the focus in the box.
      onPointerDown={(event) => event.preventDefault()}
      onPointerMove={() => !isActive && onMark()}
      onClick={onChoose}
    >
      {isChosen !== undefined && <span className={styles.tick} data-chosen={isChosen} aria-hidden="true" />}
      <span className={styles.name}>{option.name}</span>
      {option.note && <span className={styles.note}>{option.note}</span>}
    </div>
  );
}
