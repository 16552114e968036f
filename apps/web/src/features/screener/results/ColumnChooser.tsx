import { type FormEvent, useMemo, useState } from "react";
import { Button, FieldInput, Sheet, showToast } from "../../../ui/index.ts";
import type { PickerGroup } from "../../../ui/picker/matching-options.ts";
import { Picker } from "../../../ui/picker/Picker.tsx";
import type { ScreenWords } from "../catalogue/screen-words.ts";
import { pickerWords } from "../filters/picker-words.ts";
import { valueGroups } from "../filters/value-groups.ts";
import { type ChangeScreen, MAX_VIEW_NAME } from "../screen-state.ts";
import styles from "./ColumnChooser.module.css";
import type { KeptColumns } from "./column-groups.ts";
import { ABOUT_COLUMNS, columnIds } from "./columns.ts";

interface ColumnChooserProps {
  /** Ids of the columns on screen. */
  readonly ids: readonly string[];
  /** The name of these columns, where they have one. */
  readonly view: string | null;
  readonly kept: KeptColumns;
  readonly words: ScreenWords;
  readonly onChange: ChangeScreen;
  readonly onClose: () => void;
}

/** The last column cannot be removed: a table needs one. */
const MIN_COLUMNS = 1;

/** Chooses the columns of the table, and keeps them under a name; new ones come last. */
export function ColumnChooser({ ids, view, kept, words, onChange, onClose }: ColumnChooserProps) {
  const { text, formats } = words;
  const groups = useMemo((): PickerGroup[] => {
    const about = ABOUT_COLUMNS.map((id) => ({ id, name: text(`screener.column.${id}`), keywords: "" }));
    return [{ name: text("screener.groupName.about"), options: about }, ...valueGroups(words)];
  }, [text, words]);
  const toggle = (id: string): void =>
    onChange((current) => {
      const shown = columnIds(current);
      const columns = shown.includes(id) ? shown.filter((other) => other !== id) : [...shown, id];
      return columns.length < MIN_COLUMNS ? current : { ...current, columns };
    });
  const foot = (
    <div className={styles.foot}>
      <div className={styles.line}>
        <span>{text("screener.columnCount", { count: ids.length, n: formats.count(ids.length) })}</span>
        <Button look="quiet" onClick={() => onChange((current) => ({ ...current, columns: null, view: null }))}>
          {text("screener.columnsUsual")}
        </Button>
      </div>
      <KeepForm
        view={view}
        kept={kept}
        words={words}
        onKeep={(name) => {
          onChange((current) => ({ ...current, columns: columnIds(current), view: name }));
          onClose();
        }}
        ids={ids}
      />
    </div>
  );
  return (
    <Sheet title={text("screener.columns")} onClose={onClose} foot={foot}>
      <Picker
        label={text("screener.columns")}
        words={pickerWords(words)}
        groups={groups}
        chosen={ids}
        onChoose={toggle}
      />
    </Sheet>
  );
}

interface KeepFormProps extends Pick<ColumnChooserProps, "ids" | "view" | "kept" | "words"> {
  readonly onKeep: (name: string) => void;
}

/** Keeps the columns on screen under a name, in the account or in this browser. */
function KeepForm({ ids, view, kept, words: { text }, onKeep }: KeepFormProps) {
  const [typed, setTyped] = useState(view ?? "");
  const name = typed.trim();
  async function keep(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (name === "") return;
    try {
      await kept.keep({ name, columns: ids });
      onKeep(name);
      showToast(text(kept.isInAccount ? "screener.groups.inAccount" : "screener.groups.inBrowser"));
    } catch {
      showToast(text("screener.groups.failed"));
    }
  }
  return (
    <form className={styles.line} onSubmit={keep}>
      <FieldInput
        className={styles.name}
        aria-label={text("screener.groups.name")}
        placeholder={text("screener.groups.name")}
        maxLength={MAX_VIEW_NAME}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit" look="primary" disabled={name === ""}>
        {text("screener.groups.keep")}
      </Button>
    </form>
  );
}
