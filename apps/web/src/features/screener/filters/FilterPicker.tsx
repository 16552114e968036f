import { useMemo } from "react";
import { Sheet } from "../../../ui/index.ts";
import { Picker } from "../../../ui/picker/Picker.tsx";
import type { ScreenWords } from "../catalogue/screen-words.ts";
import { pickerWords } from "./picker-words.ts";
import { companyGroups, valueGroups } from "./value-groups.ts";

interface FilterPickerProps {
  readonly words: ScreenWords;
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
}

/** Chooses what to filter by. */
export function FilterPicker({ words, onChoose, onClose }: FilterPickerProps) {
  const title = words.text("screener.pickFilter");
  const groups = useMemo(() => [companyGroups(words), ...valueGroups(words)], [words]);
  return (
    <Sheet title={title} onClose={onClose}>
      <Picker label={title} words={pickerWords(words)} groups={groups} onChoose={onChoose} />
    </Sheet>
  );
}
