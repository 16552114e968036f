import { Columns3, X } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button, showToast } from "../../../ui/index.ts";
import type { ScreenWords } from "../catalogue/screen-words.ts";
import type { ChangeScreen, ScreenState } from "../screen-state.ts";
import styles from "./ColumnGroups.module.css";
import { builtInGroups, isSame, type KeptColumns } from "./column-groups.ts";

const ColumnChooser = lazy(async () => ({ default: (await import("./ColumnChooser.tsx")).ColumnChooser }));

export interface ColumnGroupsProps {
  readonly state: ScreenState;
  /** Ids of the columns on screen. */
  readonly ids: readonly string[];
  readonly kept: KeptColumns;
  readonly words: ScreenWords;
  readonly onChange: ChangeScreen;
}

/** What the table shows of each company: one of the groups that everyone has, one of the reader's own, or chosen columns. */
export function ColumnGroups({ state, ids, kept, words, onChange }: ColumnGroupsProps) {
  const { text } = words;
  const [isChoosing, setIsChoosing] = useState(false);
  const { columns, view } = state;
  const show = (shown: readonly string[] | null, name: string | null): void =>
    onChange((current) => ({ ...current, columns: shown, view: name }));
  // A link may name columns that this reader has not kept.
  const isForeign = view !== null && !kept.groups.some(({ name }) => name === view);
  const groups = isForeign && columns ? [...kept.groups, { name: view, columns }] : kept.groups;
  return (
    <div className={styles.bar} data-print="hide">
      <ul className={styles.groups} aria-label={text("screener.groups")}>
        <Group isShown={columns === null} name={text("screener.groups.usual")} onShow={() => show(null, null)} />
        {builtInGroups(words.catalogue).map(({ group, columns: members }) => (
          <Group
            key={group}
            isShown={view === null && isSame(columns, members)}
            name={text(`screener.groupName.${group}`)}
            onShow={() => show(members, null)}
          />
        ))}
        {groups.map((group) => (
          <Group
            key={`own ${group.name}`}
            isShown={view === group.name}
            name={group.name}
            onShow={() => show(group.columns, group.name)}
            forget={
              view === group.name && !isForeign
                ? {
                    label: text("screener.groups.forget", { name: group.name }),
                    act: () => {
                      show(null, null);
                      kept.forget(group.name).catch(() => showToast(text("screener.groups.failed")));
                    },
                  }
                : undefined
            }
          />
        ))}
      </ul>
      <Button className={styles.choose} aria-haspopup="dialog" onClick={() => setIsChoosing(true)}>
        <Columns3 size={16} aria-hidden="true" />
        {text("screener.columns")}
      </Button>
      <Suspense>
        {isChoosing && (
          <ColumnChooser
            ids={ids}
            view={view}
            kept={kept}
            words={words}
            onChange={onChange}
            onClose={() => setIsChoosing(false)}
          />
        )}
      </Suspense>
    </div>
  );
}

interface GroupProps {
  readonly name: string;
  readonly isShown: boolean;
  readonly onShow: () => void;
  /** For a group of the reader's own that is on screen. */
  readonly forget?: { readonly label: string; readonly act: () => void } | undefined;
}

function Group({ name, isShown, onShow, forget }: GroupProps) {
  return (
    <li className={styles.group} data-shown={isShown}>
      <button type="button" className={styles.name} title={name} aria-pressed={isShown} onClick={onShow}>
        {name}
      </button>
      {forget && (
        <button
          type="button"
          className={styles.forget}
          aria-label={forget.label}
          title={forget.label}
          onClick={forget.act}
        >
          <X size={13} aria-hidden="true" />
        </button>
      )}
    </li>
  );
}
