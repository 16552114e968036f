import { useMemo } from "react";
import { directionOf } from "../../format/index.ts";
import { useFormats, useText } from "../../i18n/index.ts";
import { DoubtPlace } from "../../ui/index.ts";
import { doubtsWithin } from "./doubts-within.ts";
import type { LiveChart } from "./live-chart.ts";
import type { PriceView } from "./price-view.ts";
import { useFilledFigures } from "./use-filled-figures.ts";
import styles from "./ViewChange.module.css";
import { visibleChange } from "./visible-change.ts";
import { doubt } from "./written-figures.ts";

interface ViewChangeProps {
  readonly view: PriceView;
  readonly inView: LiveChart["inView"];
}

/**
 * The change of the price from the left edge of the view to the right, also while it is panned and zoomed. It names the stock: beside a
 * second one, or trades of a backtest, the change could be taken for that of something else.
 */
export function ViewChange({ view, inView }: ViewChangeProps) {
  const text = useText();
  const { change, day } = useFormats();
  const events = useMemo(() => view.marks.flatMap((mark) => mark.events), [view]);
  const places = useFilledFigures<ReturnType<typeof inView.read>, HTMLParagraphElement>(inView, (shown) => {
    const { first, last } = shown ?? { first: view.start, last: view.bars.date.length - 1 };
    const measured = visibleChange(view.bars, first, last);
    const isDoubtful = measured !== null && doubtsWithin(events, measured.from, measured.to).length > 0;
    return {
      change: { text: change(measured?.change), direction: directionOf(measured?.change) },
      doubt: doubt(isDoubtful),
      doubtSaid: { text: isDoubtful ? text("provenance.containsDoubt") : "" },
      span: { text: measured ? text("chart.viewSpan", { from: day(measured.from), to: day(measured.to) }) : "" },
    };
  });
  return (
    <p ref={places} className={styles.change}>
      {view.symbol}
      <span>
        <span data-figure="change" className={styles.figure} />
        <DoubtPlace name="doubt" />
      </span>{" "}
      <span data-figure="span" className={styles.span} />
      <span data-figure="doubtSaid" className="visually-hidden" />
    </p>
  );
}
