import { useNameOf } from "../../../i18n/index.ts";
import { navigateTo, writeAddress } from "../../../router/index.ts";
import { AnchoredPopover } from "../../../ui/popover/AnchoredPopover.tsx";
import type { ScreenWords } from "../catalogue/screen-words.ts";
import styles from "./RowMenu.module.css";
import type { ScreenRow } from "./screen-rows.ts";

/** Something that can be done with a company of the table. */
export interface RowAction {
  readonly label: string;
  readonly onChoose: () => void;
}

interface RowMenuProps {
  readonly row: ScreenRow;
  /** The row on screen. */
  readonly anchor: HTMLElement;
  readonly asOf: string | undefined;
  readonly isSelected: boolean;
  readonly maySelect: boolean;
  readonly onSelect: (symbol: string, isSelected: boolean) => void;
  /** What other features can do with the company. */
  readonly actions: readonly RowAction[];
  readonly words: ScreenWords;
  readonly onClose: () => void;
}

/** What can be done with a company: opened by a long press, a right click or the key for context menus. */
export function RowMenu({ row, anchor, asOf, isSelected, maySelect, onSelect, actions, words, onClose }: RowMenuProps) {
  const nameOf = useNameOf();
  const { text } = words;
  const { symbol, names } = row;
  const compare: RowAction = {
    label: text(isSelected ? "screener.notCompared" : "screener.compare"),
    onChoose: () => onSelect(symbol, !isSelected),
  };
  const open: RowAction = {
    label: text("screener.open"),
    onChoose: () => navigateTo(writeAddress("/pages/analysis", { code: symbol, asOf })),
  };
  return (
    <AnchoredPopover
      anchor={anchor}
      title={`${symbol} · ${nameOf(names)}`}
      className={styles.menu}
      // The focus on a button that has not been placed yet would scroll the page.
      isText
      onClose={onClose}
    >
      <ul>
        {[open, ...(isSelected || maySelect ? [compare] : []), ...actions].map(({ label, onChoose }) => (
          <li key={label}>
            <button
              type="button"
              className={styles.action}
              onClick={() => {
                onClose();
                onChoose();
              }}
            >
              {label}
            </button>
          </li>
        ))}
      </ul>
    </AnchoredPopover>
  );
}
