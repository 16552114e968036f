import { useFormats, useText } from "../../../i18n/index.ts";
import type { MonthColumn } from "./month-columns.ts";

/** Below this share, whole percents would read 0 or 1 of hundred. */
const SMALL = 0.02;

/** Says in plain words how often luck alone would take some month as far from the average as this one. */
export function useLuckSentence(): (column: MonthColumn) => string {
  const text = useText();
  const { percent } = useFormats();
  return ({ luck }) => {
    if (luck === null) return text("statistics.luck.unknown");
    const share = percent(luck, luck < SMALL ? 1 : 0);
    return text("statistics.luck.share", { share });
  };
}
