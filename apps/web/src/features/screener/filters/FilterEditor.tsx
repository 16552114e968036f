import { COMPANY_TYPES, type ParamFilter } from "@plumbline/contract/calls";
import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { callQuery } from "../../../api/index.ts";
import { Boundary, Skeleton } from "../../../ui/index.ts";
import { type ScreenWords, typeName } from "../catalogue/screen-words.ts";
import type { CheckFilter, MetricFilter } from "../screen-state.ts";
import { MAX_ROWS } from "../screener.query.ts";
import { CheckEditor } from "./CheckEditor.tsx";
import styles from "./FilterEditor.module.css";
import { chosenNames, type Edited, type GroupKey, placeOf, withGroup } from "./group-filter.ts";
import { MetricEditor } from "./MetricEditor.tsx";
import { useSettled } from "./use-settled.ts";

/** The day, currency and words with which a screen is shown. */
export interface ScreenSetting {
  /** Today by default. */
  readonly asOf: string | undefined;
  /** Currency of the amounts; null where companies differ, undefined where there are no companies. */
  readonly currency: string | null | undefined;
  readonly words: ScreenWords;
}

type ValueFilter = MetricFilter | CheckFilter;

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

/** Shows what is typed at once; the screen follows after a pause. */
function ValueEditor({ filter: settled, asOf, currency, words, onChange }: ValueEditorProps) {
  const [filter, change] = useSettled<ValueFilter>(settled, onChange);
  if ("check" in filter) return <CheckEditor filter={filter} words={words} onChange={change} />;
  return <MetricEditor filter={filter} asOf={asOf} currency={currency} words={words} onChange={change} />;
}

interface GroupEditorProps {
  readonly group: GroupKey;
  /** Names that are chosen. */
  readonly chosen: readonly string[];
  readonly asOf: string | undefined;
  readonly words: ScreenWords;
  readonly onChange: (names: readonly string[]) => void;
}

/** The groups of the market as check boxes, each with its number of companies. */
function GroupEditor({ group, chosen: settled, asOf, words, onChange }: GroupEditorProps) {
  const { text, formats } = words;
  const [chosen, change] = useSettled(settled, onChange);
  const { data: groups } = useSuspenseQuery(groupsQuery(group, asOf));
  const choices = useRef<HTMLFieldSetElement>(null);
  const isNew = useRef(settled.length === 0);
  // The groups may arrive after the window that shows them.
  useEffect(() => {
    if (isNew.current) choices.current?.querySelector("input")?.focus();
  }, []);
  const nameOf = (name: string): string => {
    if (group === "sectors") return words.sector(name);
    if (group === "industries") return words.industry(name);
    const type = COMPANY_TYPES.find((known) => known === name);
    return type ? typeName(type, words) : name;
  };
  // A link may hold a name that this market does not have; the reader can still remove it.
  const unknownNames = chosen.filter((name) => !groups.some((known) => known.name === name));
  const offered = [...unknownNames.map((name) => ({ name, members: 0 })), ...groups];
  return (
    <fieldset ref={choices} className={styles.choices}>
      <legend className={styles.explanation}>{text("screener.choices")}</legend>
      {offered.map(({ name, members }) => (
        <label key={name} className={styles.choice}>
          <input
            type="checkbox"
            checked={chosen.includes(name)}
            onChange={({ target }) =>
              change(target.checked ? [...chosen, name] : chosen.filter((other) => other !== name))
            }
          />
          <span className={styles.choiceName}>{nameOf(name)}</span>
          <span className={styles.explanation}>{formats.count(members)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** One group of companies with the number of its members. */
interface GroupCount {
  readonly name: string;
  readonly members: number;
}

const COLUMNS = { sectors: "sector", industries: "industry", companyTypes: "companyType" } as const;

/** The sectors, industries or company types of a day, the largest first. */
function groupsQuery(key: GroupKey, asOf: string | undefined) {
  return queryOptions({
    ...callQuery("screener", { paramFilters: [], page: { offset: 0, limit: MAX_ROWS }, asOf }),
    select: (answer) => (answer.kind === "rows" ? countGroups(answer.rows[COLUMNS[key]]) : []),
  });
}

/** How many companies belong to each group; those without one are not counted. */
export function countGroups(names: readonly (string | null)[]): GroupCount[] {
  const counts = new Map<string, number>();
  for (const name of names) if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, members]) => ({ name, members }))
    .sort((one, other) => other.members - one.members || one.name.localeCompare(other.name, "en"));
}
