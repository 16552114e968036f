import { useMemo } from "react";
import { Button, Sheet } from "../../../ui/index.ts";
import type { PickerGroup } from "../../../ui/picker/matching-options.ts";
import { Picker } from "../../../ui/picker/Picker.tsx";
import type { ScreenWords } from "../catalogue/screen-words.ts";
import { pickerWords } from "../filters/picker-words.ts";
import { valueGroups } from "../filters/value-groups.ts";
import type { ChangeScreen } from "../screen-state.ts";
import { ABOUT_COLUMNS, columnIds } from "./columns.ts";

interface ColumnChooserProps {
  /** Ids of the columns on screen. */
  readonly ids: readonly string[];
  readonly words: ScreenWords;
  readonly onChange: ChangeScreen;
  readonly onClose: () => void;
}

/** The last column cannot be removed: a table needs one. */
const MIN_COLUMNS = 1;

/** Chooses the columns of the table; new ones come last. */
export function ColumnChooser({ ids, words, onChange, onClose }: ColumnChooserProps) {
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
    <>
      <span>{text("screener.columnCount", { count: ids.length, n: formats.count(ids.length) })}</span>
      <Button look="quiet" onClick={() => onChange((current) => ({ ...current, columns: null }))}>
        {text("screener.columnsUsual")}
      </Button>
    </>
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
