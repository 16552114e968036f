import type { ParamFilter } from "@plumbline/contract/calls";
import { ChevronDown, Plus, Trash2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button, Sheet } from "../../../ui/index.ts";
import type { ScreenCounts } from "../results/use-rows.ts";
import type { FilterCount } from "../screener.query.ts";
import { FilterEditor, type FilterEditorProps } from "./FilterEditor.tsx";
import styles from "./FilterSheet.module.css";
import { countText, filterPhrase, strategyPhrase } from "./filter-phrase.ts";
import { type Edited, editOf, placeOf } from "./group-filter.ts";

interface FilterSheetProps extends Omit<FilterEditorProps, "edited"> {
  readonly edited: Edited | null;
  readonly counts: ScreenCounts;
  readonly strategies: readonly string[];
  readonly onRemoveStrategy: (id: string) => void;
  readonly total: number | null;
  readonly onEdit: (edited: Edited | null) => void;
  readonly onAdd: () => void;
  readonly onRemove: (place: number) => void;
  readonly onClose: () => void;
}

/** All filters in a list, for a phone; one of them is open. */
export function FilterSheet(props: FilterSheetProps) {
  const { edited, counts, strategies, total, onEdit, onAdd, onRemove, onRemoveStrategy, onClose, ...editor } = props;
  const { filters, words } = editor;
  const { text, formats } = words;
  const foot = (
    <>
      <Button data-add="" onClick={onAdd}>
        <Plus size={16} aria-hidden="true" />
        {text("screener.add")}
      </Button>
      <Button look="primary" className={styles.show} onClick={onClose}>
        {total === null ? text("screener.done") : text("screener.show", { count: total, n: formats.count(total) })}
      </Button>
    </>
  );
  const open = edited && placeOf(edited, filters);
  const list = useRef<HTMLUListElement>(null);
  const isNew = edited !== null && "place" in edited && edited.isNew === true && open !== null && open < filters.length;
  useEffect(() => {
    if (isNew) list.current?.querySelector<HTMLElement>("[data-open] input")?.focus();
  }, [isNew]);
  return (
    <Sheet title={text("screener.filters")} onClose={onClose} foot={foot}>
      {filters.length + strategies.length === 0 && open === null && (
        <p className={styles.none}>{text("screener.noFilters")}</p>
      )}
      <ul ref={list}>
        {filters.map((filter, place) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: a filter is its place; what it asks for changes under the hand.
            key={place}
            filter={filter}
            count={counts[place]}
            isOpen={open === place}
            onToggle={() => onEdit(open === place ? null : editOf(filter, place))}
            onRemove={() => onRemove(place)}
            edited={editOf(filter, place)}
            {...editor}
          />
        ))}
        {strategies.map((id, place) => (
          <StrategyRow
            key={id}
            phrase={strategyPhrase(id, words)}
            count={counts[filters.length + place]}
            words={words}
            onRemove={() => onRemoveStrategy(id)}
          />
        ))}
      </ul>
      {edited && open === -1 && (
        <div className={styles.editor}>
          <FilterEditor edited={edited} {...editor} />
        </div>
      )}
    </Sheet>
  );
}

interface RowProps extends FilterEditorProps {
  readonly filter: ParamFilter;
  readonly count: FilterCount | undefined;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
  readonly onRemove: () => void;
}

function Row({ filter, count, isOpen, onToggle, onRemove, ...editor }: RowProps) {
  const { words } = editor;
  const phrase = filterPhrase(filter, words);
  const counted = count && countText(count, words);
  return (
    <li className={styles.row} data-open={isOpen || undefined}>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.toggle}
          data-chip=""
          aria-expanded={isOpen}
          aria-label={words.text("screener.edit", { filter: phrase })}
          onClick={onToggle}
        >
          <span className={styles.phrase}>{phrase}</span>
          <ChevronDown className={styles.chevron} size={16} aria-hidden="true" />
        </button>
        <Button look="quiet" icon aria-label={words.text("screener.remove", { filter: phrase })} onClick={onRemove}>
          <Trash2 size={16} aria-hidden="true" />
        </Button>
      </div>
      <p className={styles.count}>{counted ?? "…"}</p>
      {isOpen && (
        <div className={styles.editor}>
          <FilterEditor {...editor} />
        </div>
      )}
    </li>
  );
}

interface StrategyRowProps extends Pick<RowProps, "words" | "count" | "onRemove"> {
  readonly phrase: string;
}

/** A strategy has nothing to change: it is asked for or not. */
function StrategyRow({ phrase, count, words, onRemove }: StrategyRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.head}>
        <span className={styles.toggle}>
          <span className={styles.phrase}>{phrase}</span>
        </span>
        <Button look="quiet" icon aria-label={words.text("screener.remove", { filter: phrase })} onClick={onRemove}>
          <Trash2 size={16} aria-hidden="true" />
        </Button>
      </div>
      <p className={styles.count}>{count ? countText(count, words) : "…"}</p>
    </li>
  );
}
