import { COMPANY_TYPES } from "@plumbline/contract/calls";
import { useSuspenseQuery } from "@tanstack/react-query";
import { type ScreenWords, typeName } from "../catalogue/screen-words.ts";
import styles from "./FilterEditor.module.css";
import type { GroupKey } from "./group-filter.ts";
import { groupsQuery } from "./groups.query.ts";
import { useSettled } from "./use-settled.ts";

interface GroupEditorProps {
  readonly group: GroupKey;
  /** Names that are chosen. */
  readonly chosen: readonly string[];
  readonly asOf: string | undefined;
  readonly words: ScreenWords;
  readonly onChange: (names: readonly string[]) => void;
}

/** The groups of the market as a list to tick, each with how many companies it has. */
export function GroupEditor({ group, chosen: settled, asOf, words, onChange }: GroupEditorProps) {
  const { text, formats } = words;
  const [chosen, change] = useSettled(settled, onChange);
  const { data: groups } = useSuspenseQuery(groupsQuery(group, asOf));
  const nameOf = (name: string): string => {
    if (group === "sectors") return words.sector(name);
    if (group === "industries") return words.industry(name);
    const type = COMPANY_TYPES.find((known) => known === name);
    return type ? typeName(type, words) : name;
  };
  // A name of a link that this market does not have can still be taken away.
  const strangers = chosen.filter((name) => !groups.some((known) => known.name === name));
  const offered = [...strangers.map((name) => ({ name, members: 0 })), ...groups];
  return (
    <fieldset className={styles.choices}>
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
