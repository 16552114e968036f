import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useFormats, useText } from "../../../i18n/index.ts";
import { observable, useIsSignedIn, useObservable } from "../../../state/index.ts";
import { AnchoredPopover } from "../../../ui/popover/AnchoredPopover.tsx";
import type { BarsInView } from "../live-chart.ts";
import { type Absence, absences, MARK_GROUPS } from "./absences.ts";
import { type MarkId, readMarks, withMarkSwitched } from "./chosen-marks.ts";
import { MarkFacts } from "./MarkFacts.tsx";
import styles from "./MarksWindow.module.css";
import type { MarkEvent } from "./mark-events.ts";
import { useMarkWords } from "./mark-words.ts";
import { chartMarksQuery, fairValueQuery, type MarkedStock, stockTradesQuery } from "./marks.query.ts";
import { shownMarks } from "./shown-marks.ts";

interface MarksWindowProps extends MarkedStock {
  readonly anchor: HTMLElement;
  readonly onClose: () => void;
  /** As in the address. */
  readonly chosen: string;
  /** Changes what is chosen at the moment of the call, so that two quick changes both count. */
  readonly onChange: (change: (chosen: string) => string) => void;
  /** Whether the bars are prices, so that values per share can stand among them. */
  readonly isPriced: boolean;
  /** Those that the page shows anyway. */
  readonly without?: readonly MarkId[];
}

/** The window beside a chart in which marks are switched, with those in view as a list. */
export function MarksWindow({ anchor, onClose, ...menu }: MarksWindowProps) {
  return (
    <AnchoredPopover anchor={anchor} align="end" title={useText()("chart.marks")} onClose={onClose}>
      <div className={styles.menu}>
        <Switches {...menu} />
        <MarksInView code={menu.code} />
      </div>
    </AnchoredPopover>
  );
}

const NONE: readonly MarkId[] = [];

/** One switch for each mark that the data has; what it has not got is said once for each group. */
function Switches({
  chosen,
  onChange,
  isPriced,
  without = NONE,
  ...stock
}: Omit<MarksWindowProps, "anchor" | "onClose">) {
  const text = useText();
  const isSignedIn = useIsSignedIn();
  const isPast = stock.asOf !== undefined;
  const marks = useQuery(chartMarksQuery(stock)).data ?? null;
  const history = useQuery(fairValueQuery(stock)).data ?? null;
  const isAsked = isSignedIn && !isPast && !without.includes("trades");
  const trades = useQuery({ ...stockTradesQuery(stock), enabled: isAsked }).data ?? null;
  const why = absences({ marks, history, trades, isSignedIn, isPast, isPriced });
  const ids = readMarks(chosen);
  return (
    <fieldset className={styles.switches}>
      <legend className="visually-hidden">{text("chart.marks")}</legend>
      {MARK_GROUPS.map(({ group, ids: all }) => {
        const offered = all.filter((id) => !without.includes(id));
        const missing = offered.map((id) => why[id]).filter((absence) => absence !== null);
        if (offered.length > 0 && missing.length === offered.length)
          return (
            <p key={group} className={styles.absent}>
              {text("marks.absent", { name: text(`marks.group.${group}`), because: reasonOf(missing[0] as Absence) })}
            </p>
          );
        return offered
          .filter((id) => why[id] === null)
          .map((id) => (
            <label key={id} className={styles.row}>
              <input
                type="checkbox"
                checked={ids.includes(id)}
                onChange={() => onChange((newest) => withMarkSwitched(newest, id))}
              />
              <span className={styles.key} data-mark={id} aria-hidden="true" />
              <span>
                {text(`marks.name.${id}`)}
                <span className={styles.about}>{text(`marks.about.${id}`)}</span>
              </span>
            </label>
          ));
      })}
    </fieldset>
  );

  function reasonOf(absence: Absence): string {
    return "reason" in absence ? text(`reason.${absence.reason}`) : text(`marks.${absence.word}`);
  }
}

/** More would make a list that nobody reads; the chart can be zoomed. */
const MAX_LISTED = 60;
const NOWHERE = observable<BarsInView | null>(null);

/** The marks between the first and the last bar in view, the newest first; each opens what is behind it. */
function MarksInView({ code }: { readonly code: string }) {
  const text = useText();
  const { count } = useFormats();
  const shown = useObservable(shownMarks);
  const inView = useObservable(shown?.inView ?? NOWHERE);
  const [open, setOpen] = useState<MarkEvent | null>(null);
  if (!shown) return null;
  const events = shown.marks
    .filter(({ index }) => !inView || (index >= inView.first && index <= inView.last))
    .flatMap((mark) => mark.events)
    .reverse();
  return (
    <section aria-label={text("marks.inView")} className={styles.inView}>
      <h3 className={styles.head}>
        {text("marks.inView")} <span className={styles.count}>{count(events.length)}</span>
      </h3>
      {events.length === 0 && <p className={styles.about}>{text("marks.noneInView")}</p>}
      <ul className={styles.list}>
        {events.slice(0, MAX_LISTED).map((event, i) => (
          <Listed
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is made anew when the view moves.
            key={`${event.date} ${i}`}
            event={event}
            code={code}
            isOpen={open === event}
            onToggle={() => setOpen(open === event ? null : event)}
          />
        ))}
      </ul>
      {events.length > MAX_LISTED && (
        <p className={styles.about}>{text("marks.newestOnly", { n: count(MAX_LISTED) })}</p>
      )}
    </section>
  );
}

interface ListedProps {
  readonly event: MarkEvent;
  readonly code: string;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function Listed({ event, code, isOpen, onToggle }: ListedProps) {
  const { day } = useFormats();
  const words = useMarkWords();
  return (
    <li>
      <button type="button" className={styles.entry} aria-expanded={isOpen} onClick={onToggle}>
        <span className={styles.day}>{day(event.date)}</span>
        <span>{words.title(event)}</span>
      </button>
      {isOpen && (
        <div className={styles.facts}>
          <MarkFacts event={event} code={code} />
        </div>
      )}
    </li>
  );
}
