import type { ParamFilter } from "@plumbline/contract/calls";
import { Boundary, Skeleton } from "../../../ui/index.ts";
import { CheckEditor } from "./CheckEditor.tsx";
import { type Edited, placeOf } from "./edited.ts";
import { GroupEditor } from "./GroupEditor.tsx";
import { chosenNames, withGroup } from "./group-filter.ts";
import { MetricEditor } from "./MetricEditor.tsx";
import type { ScreenSetting } from "./screen-setting.ts";
import { useSettled } from "./use-settled.ts";

type ValueFilter = Extract<ParamFilter, { metric: string } | { check: string }>;

export interface FilterEditorProps extends ScreenSetting {
  readonly filters: readonly ParamFilter[];
  readonly edited: Edited;
  readonly onFilters: (change: (filters: readonly ParamFilter[]) => readonly ParamFilter[]) => void;
}

/** Changes one filter of a screen. */
export function FilterEditor({ filters, edited, onFilters, ...setting }: FilterEditorProps) {
  const place = placeOf(edited, filters);
  const filter = filters[place];
  if (filter && ("metric" in filter || "check" in filter)) {
    const replace = (next: ValueFilter): void =>
      onFilters((current) => current.map((other, index) => (index === place ? next : other)));
    return <ValueEditor filter={filter} onChange={replace} {...setting} />;
  }
  if ("place" in edited) return null;
  return (
    <Boundary loading={<Skeleton height="12rem" />}>
      <GroupEditor
        group={edited.group}
        chosen={filter ? chosenNames(filter) : []}
        asOf={setting.asOf}
        words={setting.words}
        onChange={(names) => onFilters((current) => withGroup(current, edited.group, names))}
      />
    </Boundary>
  );
}

interface ValueEditorProps extends ScreenSetting {
  readonly filter: ValueFilter;
  readonly onChange: (filter: ValueFilter) => void;
}

/** What is typed shows at once; the screen follows when the hand rests. */
function ValueEditor({ filter: settled, asOf, currency, words, onChange }: ValueEditorProps) {
  const [filter, change] = useSettled<ValueFilter>(settled, onChange);
  if ("check" in filter) return <CheckEditor filter={filter} words={words} onChange={change} />;
  return <MetricEditor filter={filter} asOf={asOf} currency={currency} words={words} onChange={change} />;
}
