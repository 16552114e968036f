import { Trash2 } from "lucide-react";
import { Button } from "../../../ui/index.ts";
import { AnchoredPopover } from "../../../ui/popover/AnchoredPopover.tsx";
import { FilterEditor, type FilterEditorProps } from "./FilterEditor.tsx";
import styles from "./FilterPopover.module.css";
import { filterSubject } from "./filter-phrase.ts";
import { type Edited, placeOf } from "./group-filter.ts";

interface FilterPopoverProps extends FilterEditorProps {
  readonly anchor: HTMLElement;
  readonly edited: Edited;
  readonly onRemove: (place: number) => void;
  readonly onClose: () => void;
}

/** Changes a filter beside its chip. */
export function FilterPopover({ anchor, onRemove, onClose, ...editor }: FilterPopoverProps) {
  const { edited, filters, words } = editor;
  const { text } = words;
  const place = placeOf(edited, filters);
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
