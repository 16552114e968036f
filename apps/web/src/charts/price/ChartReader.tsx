import { type KeyboardEvent, type RefObject, useId } from "react";
import { useFormats, useText } from "../../i18n/index.ts";
import styles from "./ChartReader.module.css";
import { crosshairStep } from "./crosshair-step.ts";
import { doubtsWithin } from "./doubts-within.ts";
import type { LiveChart } from "./live-chart.ts";
import type { PriceDrawing } from "./price-drawing.ts";
import type { PriceView } from "./price-view.ts";
import { spanSummary } from "./span-summary.ts";
import { useBarSentence } from "./use-bar-sentence.ts";

interface ChartReaderProps {
  readonly view: PriceView;
  /** Name of the company. */
  readonly name: string;
  readonly currency: string | null;
  readonly pointed: LiveChart["pointed"];
  readonly drawing: PriceDrawing | null;
  readonly element: RefObject<HTMLDivElement | null>;
}

/** How much a press of plus or minus zooms. */
const ZOOM = { "+": 1 / 1.35, "=": 1 / 1.35, "-": 1.35 } as const;

/** The chart for the keyboard and for those who listen: a slider over the bars that reads each of them out. */
export function ChartReader({ view, name, currency, pointed, drawing, element }: ChartReaderProps) {
  const text = useText();
  const sentenceOf = useBarSentence(view, currency);
  const summaryId = useId();
  const keysId = useId();
  const last = Math.max(0, view.bars.date.length - 1);

  const pointAt = (index: number | null): void => {
    drawing?.pointAt(index);
    pointed.write(index);
    // Written past React, like the crosshair itself.
    element.current?.setAttribute("aria-valuenow", String(index ?? last));
    element.current?.setAttribute("aria-valuetext", sentenceOf(index ?? last));
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const zoom = ZOOM[event.key as keyof typeof ZOOM];
    const step = crosshairStep(event.key, pointed.read(), view.bars.date.length);
    if (zoom) drawing?.zoom(zoom);
    else if (event.key === "0") drawing?.resetView();
    else if (event.key === "Escape") pointAt(null);
    else if (step !== null) pointAt(step);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div
        ref={element}
        className={styles.reader}
        role="slider"
        tabIndex={0}
        aria-label={text("chart.label", { name })}
        aria-describedby={`${summaryId} ${keysId}`}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={last}
        aria-valuetext={sentenceOf(last)}
        onKeyDown={onKeyDown}
        onBlur={() => pointAt(null)}
      />
      <Summary id={summaryId} view={view} />
      <p id={keysId} hidden>
        {text("chart.keys")}
      </p>
    </>
  );
}

function Summary({ id, view }: { readonly id: string; readonly view: PriceView }) {
  const text = useText();
  const { day, price, change } = useFormats();
  const span = spanSummary(view);
  const events = view.marks.flatMap((mark) => mark.events);
  return (
    <p id={id} hidden>
      {span &&
        text("chart.summary", {
          symbol: view.symbol,
          from: day(span.from),
          to: day(span.to),
          first: price(span.first),
          last: price(span.last),
          change: change(span.last / span.first - 1),
          low: price(span.low),
          lowDate: day(span.lowDate),
          high: price(span.high),
          highDate: day(span.highDate),
        })}
      {span && doubtsWithin(events, span.from, span.to).length > 0 && ` ${text("provenance.containsDoubt")}`}
    </p>
  );
}
