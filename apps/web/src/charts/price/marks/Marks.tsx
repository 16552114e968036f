import { INDICATORS } from "@plumbline/core/words";
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { useFormats, useText } from "../../../i18n/index.ts";
import { observable } from "../../../state/index.ts";
import type { GiveLayer } from "../chart-layer.ts";
import { type ChosenIndicator, readIndicators } from "../indicators/chosen-indicators.ts";
import { IndicatorLegends, type NamedPane } from "../layers/IndicatorLegends.tsx";
import type { PanePlace } from "../layers/indicator-layer.ts";
import { useLegendRows } from "../layers/use-legend-rows.ts";
import type { LiveChart } from "../live-chart.ts";
import type { PriceView } from "../price-view.ts";
import type { MarkId } from "./chosen-marks.ts";
import { levelReadings } from "./level-readings.ts";
import styles from "./Marks.module.css";
import { MarkTip } from "./MarkTip.tsx";
import { useMarkWords } from "./mark-words.ts";
import type { MarkedStock } from "./marks.query.ts";
import { drawMarks, type Point } from "./marks-layer.ts";
import { shownMarks } from "./shown-marks.ts";
import { useMarks } from "./use-marks.ts";

interface MarksProps extends MarkedStock {
  readonly view: PriceView;
  /** As in the address. */
  readonly chosen: string;
  /** Whether the bars are prices, so that values per share can stand among them. */
  readonly isPriced: boolean;
  /** Those of the reader, as in the address: their legends stand above. */
  readonly indicators: string;
  /** Legends of other indicators above. */
  readonly otherLegends?: number;
  /** Those that the page shows anyway. */
  readonly without?: readonly MarkId[];
  readonly live: LiveChart;
  readonly onLayer: GiveLayer;
}

/** A bar whose marks are open, and where it was clicked: both hold for these dates of the bars alone. */
interface Opened {
  readonly bar: number;
  readonly dates: readonly string[];
  readonly at: Point;
}

/** Nobody needs it before a mark is clicked. */
const MarkCard = lazy(async () => ({ default: (await import("./MarkCard.tsx")).MarkCard }));

const NO_PLACES = observable<readonly PanePlace[]>([]);

function isOnPrices({ id, pane }: ChosenIndicator): boolean {
  return INDICATORS[id].panes[pane]?.overlaysPrice === true;
}

/** The marks of a reader over a price chart: lines with a legend, signs with a tip, and what is behind each of them. */
export function Marks({
  view,
  chosen,
  isPriced,
  indicators,
  otherLegends = 0,
  without,
  live,
  onLayer,
  ...stock
}: MarksProps) {
  const text = useText();
  const { price } = useFormats();
  const words = useMarkWords();
  const { answers, lines, events, drawn } = useMarks({ view, chosen, isPriced, without, ...stock });
  const { date } = view.bars;
  const [clicked, setOpened] = useState<Opened | null>(null);
  const opened = clicked?.dates === date ? clicked : null;
  const drawing = useMemo(() => drawMarks(drawn, (bar, at) => setOpened({ bar, at, dates: date })), [drawn, date]);
  const readingsAt = (index: number) => levelReadings(lines, answers, { index, date: date[index] ?? "" });
  const eventsAt = (index: number) => events.find((mark) => mark.index === index)?.events ?? [];
  const place = useRef<HTMLSpanElement>(null);
  const rows = useLegendRows(view) + otherLegends + readIndicators(indicators).filter(isOnPrices).length;

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is read out follows the drawing and the language.
  useEffect(() => {
    const readAt = (index: number) => [
      ...readingsAt(index).map(({ id, value }) =>
        text("marks.reading", { name: text(`marks.name.${id}`), value: price(value) }),
      ),
      ...eventsAt(index).map((event) => `${words.title(event)}.`),
    ];
    onLayer("marks", { ...drawing.layer, readAt });
    return () => drawing.end();
  }, [drawing, onLayer, text]);
  useEffect(() => () => onLayer("marks", null), [onLayer]);
  useEffect(() => {
    shownMarks.write({ marks: events, inView: live.inView });
    return () => shownMarks.write(null);
  }, [events, live]);
  useEffect(() => {
    const plot = place.current?.parentElement;
    const onKeyDown = (event: KeyboardEvent): void => {
      const bar = live.pointed.read();
      const isReader = event.target instanceof Element && event.target.matches("[role=slider]");
      if (event.key !== "Enter" || !isReader || bar === null) return;
      const x = drawing.xOf(bar);
      if (x === null) return;
      event.preventDefault();
      setOpened({ bar, at: { x, y: (plot?.clientHeight ?? 0) / 2 }, dates: date });
    };
    plot?.addEventListener("keydown", onKeyDown);
    return () => plot?.removeEventListener("keydown", onKeyDown);
  }, [drawing, live, date]);

  const named = lines.map(
    (line): NamedPane => ({
      key: line.id,
      overlaysPrice: true,
      unit: "price",
      levels: [],
      lines: [{ ...line, name: line.id }],
      title: text(`marks.name.${line.id}`),
      lineNames: [],
    }),
  );
  return (
    <>
      <span ref={place} hidden />
      <IndicatorLegends
        panes={named}
        places={NO_PLACES}
        pointed={live.pointed}
        rowsAbove={rows}
        last={date.length - 1}
      />
      <MarkTip marks={events} pointed={live.pointed} drawing={drawing} />
      <Suspense>
        {opened && (
          <MarkCard
            key={`${opened.bar} ${opened.at.x}`}
            at={opened.at}
            date={date[opened.bar] ?? ""}
            code={stock.code}
            readings={readingsAt(opened.bar)}
            events={eventsAt(opened.bar)}
            className={styles.anchor}
            onClose={() => setOpened(null)}
          />
        )}
      </Suspense>
    </>
  );
}
