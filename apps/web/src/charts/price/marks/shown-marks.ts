import { type Observable, observable } from "../../../state/index.ts";
import type { LiveChart } from "../live-chart.ts";
import type { BarMark } from "../marks-on-bars.ts";
import type { MarkEvent } from "./mark-events.ts";

/** The marks that the chart of the page shows, for the window that lists them. */
export interface ShownMarks {
  /** By rising bar. */
  readonly marks: readonly BarMark<MarkEvent>[];
  readonly inView: LiveChart["inView"];
}

/** Null while no chart shows marks. */
export const shownMarks: Observable<ShownMarks | null> = observable<ShownMarks | null>(null);
