import type { WireChart } from "@plumbline/contract";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { splitRatio } from "../../charts/index.ts";
import { currencyName, useFormats, useText } from "../../i18n/index.ts";
import { Button, Panel, Table } from "../../ui/index.ts";
import styles from "./EventsPanel.module.css";
import { historyQuery } from "./stock-facts.query.ts";

/** Rows shown before the reader opens the whole list. */
const MAX_SHOWN = 8;

/** The newest dividends and splits, and on request all of them. */
export function EventsPanel({ code, asOf }: { readonly code: string; readonly asOf?: string | undefined }) {
  const text = useText();
  const { count } = useFormats();
  const [showsAll, setShowsAll] = useState(false);
  const { data: chart } = useSuspenseQuery(historyQuery(code, asOf));
  if (!chart) return null;
  const events = companyEvents(chart);
  const dividends = chart.dividends.date.length;
  const splits = chart.splits.date.length;
  const note = text("analysis.eventsCount", {
    dividends: text("analysis.dividends", { count: dividends, n: count(dividends) }),
    splits: text("analysis.splits", { count: splits, n: count(splits) }),
  });
  return (
    <Panel title={text("analysis.events")} note={events.length > 0 ? note : undefined}>
      {events.length === 0 ? (
        <p className={styles.none}>
          {text(chart.basis === "total-return" ? "analysis.noEventsKnown" : "analysis.noEvents")}
        </p>
      ) : (
        <EventTable events={showsAll ? events : events.slice(0, MAX_SHOWN)} currency={chart.currency} />
      )}
      {events.length > MAX_SHOWN && (
        <Button look="quiet" className={styles.more} aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {text(showsAll ? "analysis.showFewer" : "analysis.showAll")}
        </Button>
      )}
    </Panel>
  );
}

function EventTable({
  events,
  currency,
}: {
  readonly events: readonly CompanyEvent[];
  readonly currency: string | null;
}) {
  const text = useText();
  const { day, price, number } = useFormats();
  const ratioOf = (ratio: number) =>
    splitRatio(ratio)
      .map((part) => number(part, Number.isInteger(part) ? 0 : 2))
      .join(":");
  return (
    <Table edge="panel" className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{text("analysis.exDate")}</th>
          <th scope="col" data-figure>
            {text("analysis.amount", { currency: currencyName(currency, text) })}
          </th>
        </tr>
      </thead>
      <tbody>
        {events.map((event) => (
          <tr key={`${event.kind} ${event.date}`} data-kind={event.kind}>
            <td>{day(event.date)}</td>
            <td data-figure>
              {event.kind === "split" ? text("analysis.split", { ratio: ratioOf(event.ratio) }) : price(event.amount)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

/** A dividend or a split as a row of a table. */
type CompanyEvent =
  | { readonly kind: "dividend"; readonly date: string; readonly amount: number }
  | { readonly kind: "split"; readonly date: string; readonly ratio: number };

/** Dividends and splits in one list, the newest first; a split comes before a dividend of the same day. */
export function companyEvents({ dividends, splits }: Pick<WireChart, "dividends" | "splits">): CompanyEvent[] {
  const events: CompanyEvent[] = [
    ...splits.date.map((date, i) => ({ kind: "split", date, ratio: splits.ratio[i] as number }) as const),
    ...dividends.date.map((date, i) => ({ kind: "dividend", date, amount: dividends.amount[i] as number }) as const),
  ];
  return events.sort((left, right) => right.date.localeCompare(left.date));
}
