import type { PickerWords } from "../../../ui/picker/Picker.tsx";
import type { ScreenWords } from "../catalogue/screen-words.ts";

/** The words of the pickers of filters and columns. */
export function pickerWords({ text }: ScreenWords): PickerWords {
  return {
    search: text("screener.pickSearch"),
    none: (query) => text("screener.pickNone", { query }),
    noneExplained: text("screener.pickNoneExplained"),
  };
}
