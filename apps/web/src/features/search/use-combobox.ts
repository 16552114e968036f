import { type KeyboardEvent, useState } from "react";

interface ComboboxOptions {
  /** How many options there are. */
  readonly count: number;
  /** Which option is marked before an arrow key was pressed: the first result, or none (-1). */
  readonly first: number;
  readonly onChoose: (option: number) => void;
  readonly onEscape: () => void;
}

/** Which option of a list the keyboard has reached, and what its keys do. */
export function useCombobox({ count, first, onChoose, onEscape }: ComboboxOptions) {
  const [moved, setMoved] = useState<number | null>(null);
  const active = Math.min(moved ?? first, count - 1);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // Keys that an input method uses to compose a word are not ours; 229 is what Safari sends for the last of them.
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
