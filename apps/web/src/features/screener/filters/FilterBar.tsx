import type { ParamFilter } from "@plumbline/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import { Plus, RotateCcw, SlidersHorizontal, X } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { MAX_FILTERS } from "../../../state/index.ts";
import { Button, classNames } from "../../../ui/index.ts";
import type { ScreenWords } from "../catalogue/screen-words.ts";
import type { ScreenCounts } from "../results/use-rows.ts";
import { type ChangeScreen, EMPTY_SCREEN, type ScreenState } from "../screen-state.ts";
import type { FilterCount } from "../screener.query.ts";
import styles from "./FilterBar.module.css";
import type { ScreenSetting } from "./FilterEditor.tsx";
import { countText, filterPhrase, strategyPhrase } from "./filter-phrase.ts";
import { type Edited, editOf, isGroupKey, placeOf } from "./group-filter.ts";

const FilterPopover = lazy(async () => ({ default: (await import("./FilterPopover.tsx")).FilterPopover }));
const FilterPicker = lazy(async () => ({ default: (await import("./FilterPicker.tsx")).FilterPicker }));
const FilterSheet = lazy(async () => ({ default: (await import("./FilterSheet.tsx")).FilterSheet }));

interface FilterBarProps extends ScreenSetting {
  readonly state: ScreenState;
  readonly onChange: ChangeScreen;
  readonly counts: ScreenCounts;
  /** Companies that pass all filters; null until they are counted. */
  readonly total: number | null;
}

/** The filters of the screen: chips on a wide screen, a sheet on a phone. */
export function FilterBar({ state, onChange, counts, total, ...setting }: FilterBarProps) {
  const { text, formats } = setting.words;
  const { filters, strategies, take } = state;
  const [edited, setEdited] = useState<Edited | null>(null);
  const [isPicking, setIsPicking] = useState(false);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const client = useQueryClient();
  const bar = useRef<HTMLDivElement>(null);
  const conditions = filters.length + strategies.length;
  const focusAfter = useFocusAfterRemoval(bar, conditions);

  const changeFilters = (change: (filters: readonly ParamFilter[]) => readonly ParamFilter[]): void =>
    onChange((current) => ({ ...current, filters: change(current.filters) }));
  const remove = (place: number): void => {
    setEdited(null);
    focusAfter(place);
    changeFilters((current) => current.filter((_, other) => other !== place));
  };
  const removeStrategy = (id: string): void => {
    focusAfter(filters.length);
    onChange((current) => ({ ...current, strategies: current.strategies.filter((other) => other !== id) }));
  };
  const addStrategy = (id: string): void =>
    onChange((current) => ({ ...current, strategies: [...current.strategies, id] }));
  const add = async (id: string): Promise<void> => {
    if (isGroupKey(id)) {
      setEdited({ group: id });
      return;
    }
    const { firstFilter } = await import("./first-filter.ts");
    const filter = await firstFilter(id, { catalogue: setting.words.catalogue, asOf: setting.asOf, client });
    if (!filter) return;
    changeFilters((current) => [...current, filter].slice(0, MAX_FILTERS));
    setEdited({ place: filters.length, isNew: true });
  };
  const hasConditions = conditions > 0 || take !== null;
  const editing = { ...setting, filters, onFilters: changeFilters, onRemove: remove };
  return (
    <div ref={bar} className={styles.bar} data-print="hide">
      <Button className={styles.opener} aria-haspopup="dialog" onClick={() => setIsSheetOpen(true)}>
        <SlidersHorizontal size={16} aria-hidden="true" />
        {conditions === 0
          ? text("screener.filters")
          : text("screener.filterCount", { count: conditions, n: formats.count(conditions) })}
      </Button>
      <ul className={classNames(styles.chips, styles.wide)} aria-label={text("screener.filters")}>
        {filters.map((filter, place) => (
          <Chip
            // biome-ignore lint/suspicious/noArrayIndexKey: a filter is its place; what it asks for changes under the hand.
            key={place}
            phrase={filterPhrase(filter, setting.words)}
            count={counts[place] ?? null}
            words={setting.words}
            onRemove={() => remove(place)}
            editing={{
              isOpen: edited !== null && placeOf(edited, filters) === place,
              onOpen: () => setEdited(editOf(filter, place)),
            }}
          />
        ))}
        {strategies.map((id, place) => (
          <Chip
            key={id}
            phrase={strategyPhrase(id, setting.words)}
            count={counts[filters.length + place] ?? null}
            words={setting.words}
            onRemove={() => removeStrategy(id)}
          />
        ))}
        {take !== null && (
          <Chip
            phrase={text("screener.take", { n: formats.count(take) })}
            words={setting.words}
            onRemove={() => onChange((current) => ({ ...current, take: null }))}
          />
        )}
      </ul>
      <Button
        className={styles.wide}
        data-add=""
        aria-haspopup="dialog"
        disabled={filters.length >= MAX_FILTERS}
        onClick={() => setIsPicking(true)}
      >
        <Plus size={16} aria-hidden="true" />
        {text("screener.add")}
      </Button>
      {hasConditions && (
        <Button look="quiet" onClick={() => onChange(({ columns, why }) => ({ ...EMPTY_SCREEN, columns, why }))}>
          <RotateCcw size={15} aria-hidden="true" />
          {text("screener.reset")}
        </Button>
      )}
      <Suspense>
        {edited && !isSheetOpen && (
          <FilterPopover bar={bar} edited={edited} onClose={() => setEdited(null)} {...editing} />
        )}
        {isSheetOpen && (
          <FilterSheet
            edited={edited}
            counts={counts}
            strategies={strategies}
            onRemoveStrategy={removeStrategy}
            total={total}
            onEdit={setEdited}
            onAdd={() => setIsPicking(true)}
            onClose={() => {
              setIsSheetOpen(false);
              setEdited(null);
            }}
            {...editing}
          />
        )}
        {isPicking && (
          <FilterPicker
            chosen={strategies}
            words={setting.words}
            onChoose={add}
            onStrategy={addStrategy}
            onClose={() => setIsPicking(false)}
          />
        )}
      </Suspense>
    </div>
  );
}

/** The elements of a bar that can be seen. */
function inSight(bar: HTMLElement | null, selector: string): HTMLElement[] {
  return Array.from(bar?.querySelectorAll<HTMLElement>(selector) ?? []).filter((one) => one.offsetParent !== null);
}

/**
 * Moves the focus when a condition has been removed: to the filter that took its place, else to the last one, else to the button that
 * adds one; in the sheet of a phone or in the bar, whichever is in sight.
 *
 * @returns A function that is called with the place of the condition, before it is removed.
 */
function useFocusAfterRemoval(bar: React.RefObject<HTMLElement | null>, count: number): (place: number) => void {
  const removed = useRef<{ readonly place: number; readonly before: number } | null>(null);
  useEffect(() => {
    if (!removed.current || count >= removed.current.before) return;
    const filters = inSight(bar.current, "[data-chip]");
    (filters[removed.current.place] ?? filters.at(-1) ?? inSight(bar.current, "[data-add]").at(-1))?.focus();
    removed.current = null;
  }, [bar, count]);
  return (place) => {
    removed.current = { place, before: count };
  };
}

interface ChipProps {
  readonly phrase: string;
  /** Null until it is counted; absent where nothing is counted. */
  readonly count?: FilterCount | null;
  readonly words: ScreenWords;
  readonly onRemove: () => void;
  /** Absent where there is nothing to change: a strategy, or that the screen has its first rows only, as classic screens that rank do. */
  readonly editing?: { readonly isOpen: boolean; readonly onOpen: () => void };
}

/** A condition with the number of companies that pass it alone; a click changes it. */
function Chip({ phrase, count, words: { text, formats }, onRemove, editing }: ChipProps) {
  return (
    <li className={styles.chip}>
      {editing ? (
        <button
          type="button"
          className={styles.phrase}
          data-chip=""
          aria-haspopup="dialog"
          aria-expanded={editing.isOpen}
          aria-label={text("screener.edit", { filter: phrase })}
          onClick={editing.onOpen}
        >
          {phrase}
        </button>
      ) : (
        <span className={styles.phrase}>{phrase}</span>
      )}
      {count !== undefined && (
        <span className={styles.count} title={count ? countText(count, { text, formats }) : undefined}>
          {count ? formats.count(count.passing) : "…"}
        </span>
      )}
      <button
        type="button"
        className={styles.remove}
        aria-label={text("screener.remove", { filter: phrase })}
        onClick={onRemove}
      >
        <X size={14} aria-hidden="true" />
      </button>
    </li>
  );
}
