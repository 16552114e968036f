import { Trash2 } from "lucide-react";
import { type RefObject, useLayoutEffect, useState } from "react";
import { Button } from "../../../ui/index.ts";
import { AnchoredPopover } from "../../../ui/popover/AnchoredPopover.tsx";
import { FilterEditor, type FilterEditorProps } from "./FilterEditor.tsx";
import styles from "./FilterPopover.module.css";
import { filterSubject } from "./filter-phrase.ts";
import { type Edited, placeOf } from "./group-filter.ts";

interface FilterPopoverProps extends FilterEditorProps {
  /** The bar with the chips. */
  readonly bar: RefObject<HTMLElement | null>;
  readonly edited: Edited;
  readonly onRemove: (place: number) => void;
  readonly onClose: () => void;
}

/** Changes a filter beside its chip. */
export function FilterPopover({ bar, onRemove, onClose, ...editor }: FilterPopoverProps) {
  const { edited, filters, words } = editor;
  const { text } = words;
  const place = placeOf(edited, filters);
  const anchor = useAnchor(bar, place);
  if (!anchor) return null;
  const filter = filters[place];
  const title = filter ? filterSubject(filter, words) : "group" in edited ? text(`screener.group.${edited.group}`) : "";
  return (
    <AnchoredPopover
      anchor={anchor}
      align="start"
      title={title}
      onClose={onClose}
      className={styles.window}
      focusFirst="input"
    >
      <div className={styles.body}>
        <FilterEditor {...editor} />
      </div>
      <div className={styles.foot}>
        {filter && (
          <Button look="quiet" onClick={() => onRemove(place)}>
            <Trash2 size={15} aria-hidden="true" />
            {text("screener.removeThis")}
          </Button>
        )}
        <Button className={styles.done} onClick={onClose}>
          {text("screener.done")}
        </Button>
      </div>
    </AnchoredPopover>
  );
}

/** The element beside which the window of a filter opens: its chip, or the add button where there is no chip yet. */
function useAnchor(bar: RefObject<HTMLElement | null>, place: number): HTMLElement | null {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const chip = bar.current?.querySelectorAll<HTMLElement>("[data-chip]")[place];
    setAnchor(chip ?? bar.current?.querySelector<HTMLElement>("[data-add]") ?? null);
  }, [bar, place]);
  return anchor;
}
