import type { ParamFilter } from "@plumbline/contract/calls";
import { Plus, RotateCcw, SlidersHorizontal } from "lucide-react";
import { lazy, Suspense, useLayoutEffect, useRef, useState } from "react";
import { MAX_FILTERS } from "../../../state/index.ts";
import { Button, classNames } from "../../../ui/index.ts";
import { type ChangeScreen, EMPTY_SCREEN, type ScreenState } from "../state/screen-state.ts";
import { type Edited, editOf, placeOf } from "./edited.ts";
import styles from "./FilterBar.module.css";
import { FilterChip } from "./FilterChip.tsx";
import { isGroupKey } from "./group-filter.ts";
import type { ScreenSetting } from "./screen-setting.ts";
import type { FilterCount } from "./strictest-filter.ts";
import { TakeChip } from "./TakeChip.tsx";
import { useFirstFilter } from "./use-first-filter.ts";

const FilterPopover = lazy(async () => ({ default: (await import("./FilterPopover.tsx")).FilterPopover }));
const FilterPicker = lazy(async () => ({ default: (await import("./FilterPicker.tsx")).FilterPicker }));
const FilterSheet = lazy(async () => ({ default: (await import("./FilterSheet.tsx")).FilterSheet }));

interface FilterBarProps extends ScreenSetting {
  readonly state: ScreenState;
  readonly onChange: ChangeScreen;
  /** One a filter; undefined until it is counted. */
  readonly counts: readonly (FilterCount | undefined)[];
  /** Companies that pass all filters; null until they are counted. */
  readonly total: number | null;
}

/** The filters of the screen: chips on a wide screen, a sheet on a phone. */
export function FilterBar({ state, onChange, counts, total, ...setting }: FilterBarProps) {
  const { text, formats } = setting.words;
  const { filters, take } = state;
  const [edited, setEdited] = useState<Edited | null>(null);
  const [isPicking, setIsPicking] = useState(false);
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const firstFilter = useFirstFilter(setting.words.catalogue, setting.asOf);
  const bar = useRef<HTMLDivElement>(null);
  const anchor = useAnchor(bar, edited && placeOf(edited, filters));

  const changeFilters = (change: (filters: readonly ParamFilter[]) => readonly ParamFilter[]): void =>
    onChange((current) => ({ ...current, filters: change(current.filters) }));
  const remove = (place: number): void => {
    setEdited(null);
    changeFilters((current) => current.filter((_, other) => other !== place));
  };
  const add = async (id: string): Promise<void> => {
    setIsPicking(false);
    const filter = isGroupKey(id) ? null : await firstFilter(id);
    if (isGroupKey(id)) setEdited({ group: id });
    if (!filter) return;
    changeFilters((current) => [...current, filter].slice(0, MAX_FILTERS));
    setEdited({ place: filters.length });
  };
  const isAsking = filters.length > 0 || take !== null;
  const editing = { ...setting, filters, onFilters: changeFilters, onRemove: remove };
  return (
    <div ref={bar} className={styles.bar} data-print="hide">
      <Button className={styles.opener} aria-haspopup="dialog" onClick={() => setIsSheetOpen(true)}>
        <SlidersHorizontal size={16} aria-hidden="true" />
        {filters.length === 0
          ? text("screener.filters")
          : text("screener.filterCount", { count: filters.length, n: formats.count(filters.length) })}
      </Button>
      <ul className={classNames(styles.chips, styles.wide)} aria-label={text("screener.filters")}>
        {filters.map((filter, place) => (
          <FilterChip
            // biome-ignore lint/suspicious/noArrayIndexKey: a filter is its place; what it asks for changes under the hand.
            key={place}
            filter={filter}
            count={counts[place]}
            isOpen={edited !== null && placeOf(edited, filters) === place}
            words={setting.words}
            onOpen={() => setEdited(editOf(filter, place))}
            onRemove={() => remove(place)}
          />
        ))}
        {take !== null && (
          <TakeChip
            take={take}
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
      {isAsking && (
        <Button look="quiet" onClick={() => onChange(({ columns, why }) => ({ ...EMPTY_SCREEN, columns, why }))}>
          <RotateCcw size={15} aria-hidden="true" />
          {text("screener.reset")}
        </Button>
      )}
      <Suspense>
        {edited && anchor && !isSheetOpen && (
          <FilterPopover anchor={anchor} edited={edited} onClose={() => setEdited(null)} {...editing} />
        )}
        {isSheetOpen && (
          <FilterSheet
            edited={edited}
            counts={counts}
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
        {isPicking && <FilterPicker words={setting.words} onChoose={add} onClose={() => setIsPicking(false)} />}
      </Suspense>
    </div>
  );
}

/** What the window of a filter stands beside: its chip, or the button that adds one where it has none yet. */
function useAnchor(bar: React.RefObject<HTMLElement | null>, place: number | null): HTMLElement | null {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => {
    const chip = place === null ? null : bar.current?.querySelectorAll<HTMLElement>("[data-chip]")[place];
    setAnchor(place === null ? null : (chip ?? bar.current?.querySelector<HTMLElement>("[data-add]") ?? null));
  }, [bar, place]);
  return anchor;
}
