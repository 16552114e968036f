import { queryOptions, useSuspenseQuery } from "@tanstack/react-query";
import { callQuery } from "../../../api/index.ts";
import { useFormats, useText } from "../../../i18n/index.ts";
import { Picker } from "../../../ui/picker/Picker.tsx";

/** Kinds of groups that a universe can be narrowed to. */
export type GroupPart = "sectors" | "industries" | "companyTypes";

interface GroupPickerProps {
  readonly part: GroupPart;
  readonly title: string;
  readonly chosen: readonly string[];
  readonly nameOf: (id: string) => string;
  readonly onToggle: (id: string) => void;
}

/** The groups of this market with the number of their companies, found by typing. */
export function GroupPicker({ part, title, chosen, nameOf, onToggle }: GroupPickerProps) {
  const text = useText();
  const { count } = useFormats();
  const { data } = useSuspenseQuery(groupsQuery(part));
  // A link may hold a name that this market does not have; the reader can still remove it.
  const unknown = chosen.filter((id) => !data.has(id)).map((id) => [id, 0] as const);
  const options = [...unknown, ...data].map(([id, members]) => ({
    id,
    name: nameOf(id),
    note: count(members),
    keywords: id,
  }));
  return (
    <Picker
      label={title}
      words={{
        search: text("builder.universe.search"),
        none: (query) => text("builder.pickNone", { query }),
        noneExplained: text("builder.universe.searchNone"),
      }}
      groups={[{ name: title, options }]}
      chosen={chosen}
      onChoose={onToggle}
    />
  );
}

const COLUMNS = { sectors: "sector", industries: "industry", companyTypes: "companyType" } as const;
/** All companies of a market. */
const MAX_ROWS = 10_000;

/** The groups of the market, the largest first. */
function groupsQuery(part: GroupPart) {
  return queryOptions({
    ...callQuery("screener", { paramFilters: [], page: { offset: 0, limit: MAX_ROWS } }),
    select: (answer): ReadonlyMap<string, number> => {
      const names: readonly (string | null)[] = answer.kind === "rows" ? answer.rows[COLUMNS[part]] : [];
      const counts = new Map<string, number>();
      for (const name of names) if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1);
      return new Map([...counts].sort(([, one], [, other]) => other - one));
    },
  });
}
