import { useFormats } from "../../i18n/index.ts";
import { useNarrow } from "../../ui/index.ts";
import { timeTicks } from "../frame/time-ticks.ts";
import { dayPlaces } from "./day-places.ts";

/** A text under a chart. */
export interface TimeText {
  readonly text: string;
  /** From the left (0) to the right (1). */
  readonly place: number;
  /** A year stands out among months. */
  readonly unit?: "year" | "month";
}

/** Texts under a chart of a phone, and of a wider screen. */
const MAX_TIMES_NARROW = 6;
const MAX_TIMES = 12;

/** The years of an axis, with months between them where they are few. */
export function useTimes(from = "", to = ""): readonly TimeText[] {
  const { day } = useFormats();
  const ticks = timeTicks(from, to, useNarrow() ? MAX_TIMES_NARROW : MAX_TIMES);
  const places = dayPlaces([from, ...ticks.map((tick) => tick.day), to]);
  return ticks.map((tick, k) => ({
    text: day(tick.day, tick.unit === "year" ? "year" : "monthOnly"),
    place: places[k + 1] ?? 0,
    unit: tick.unit,
  }));
}
