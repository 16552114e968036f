import type { WireFundamentals, WireMark, WirePeriod } from "@plumbline/contract";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useMemo, useState } from "react";
import { BarChart } from "../../charts/index.ts";
import { namedSeams, placedSeams, SeamList, useSeamSentence } from "../../evidence/index.ts";
import { MISSING } from "../../format/index.ts";
import { useFormats, useText } from "../../i18n/index.ts";
import { Button, SegmentedControl } from "../../ui/index.ts";
import type { ChangeDetail } from "./detail-state.ts";
import { markOn, seamsOf } from "./filed-values.ts";
import { historyItems, indexOfEnd } from "./history-items.ts";
import { MarkSign } from "./MarkSign.tsx";
import styles from "./MetricHistory.module.css";
import { type MetricRow, periodsOf } from "./metric-rows.ts";
import { periodName, tickWriter, valueWriter } from "./written-value.ts";

interface MetricHistoryProps {
  readonly stock: WireFundamentals;
  readonly row: MetricRow;
  readonly span: "quarter" | "year";
  /** Index of the period whose figure is explained. */
  readonly chosen: number;
  readonly onChange: ChangeDetail;
}

const SPANS = ["quarter", "year"] as const;

/** Every quarter or year of a metric as a bar; one of them is chosen. */
export function MetricHistory({ stock, row, span, chosen, onChange }: MetricHistoryProps) {
  const text = useText();
  const formats = useFormats();
  const [pointed, setPointed] = useState<number | null>(null);
  const periods = periodsOf(stock, span);
  const values = span === "year" ? row.annual : row.quarterly;
  const seams = placedSeams(periods, seamsOf(row, span));
  const seamSentence = useSeamSentence();
  const hasValues = values.some((value) => value !== null);
  const write = useMemo(() => valueWriter(row.unit, formats, text), [row.unit, formats, text]);
  const items = useMemo(() => {
    const name = (period: (typeof periods)[number]) => periodName(period, text);
    const year = ({ fiscalYear }: { fiscalYear: number }) => text("fundamentals.year", { year: fiscalYear });
    const marked = (value: string, { end }: WirePeriod): string => {
      const mark = markOn(row, span, end);
      return mark === null ? value : text("fundamentals.marked", { value, mark: text(`fundamentals.mark.${mark}`) });
    };
    return historyItems(periods, values, { name, write, year, marked });
  }, [periods, values, row, span, write, text]);
  const move = (step: (from: number) => number): void =>
    onChange(({ end }) => {
      const index = step(indexOfEnd(periods, end));
      const isLast = index === periods.length - 1;
      return { metric: row.id, span, end: isLast ? null : (periods[index]?.end ?? null) };
    });
  return (
    <div className={styles.history}>
      <div className={styles.tools}>
        {!stock.isAnnualOnly && (
          <SegmentedControl
            label={text("fundamentals.span")}
            options={SPANS.map((value) => ({ value, label: text(`fundamentals.span.${value}s`) }))}
            value={span}
            onChange={(next) => onChange(() => ({ metric: row.id, span: next, end: null }))}
          />
        )}
        {hasValues && (
          <ChosenPeriod
            periods={periods}
            values={values}
            markOf={({ end }) => markOn(row, span, end)}
            shown={pointed ?? chosen}
            write={write}
            onMove={move}
          />
        )}
      </div>
      {hasValues ? (
        <BarChart
          key={span}
          items={items}
          seams={seams.map(({ after, seam }) => ({ after, sentence: seamSentence(seam) }))}
          label={text("fundamentals.history", { metric: text(`fundamentals.metric.${row.id}`) })}
          chosen={chosen}
          onMove={move}
          onPoint={setPointed}
          formatTick={tickWriter(row.unit, formats, text)}
        />
      ) : (
        <p className={styles.none}>{text(periods.length === 0 ? "fundamentals.noPeriods" : "fundamentals.noValues")}</p>
      )}
      <SeamList
        seams={namedSeams(
          seams,
          periods.map((period) => periodName(period, text)),
          text,
        )}
      />
    </div>
  );
}

interface ChosenPeriodProps {
  readonly periods: readonly WirePeriod[];
  readonly values: readonly (number | null)[];
  readonly markOf: (period: WirePeriod) => WireMark["mark"] | null;
  /** The period to show: the one under the pointer, otherwise the chosen one. */
  readonly shown: number;
  readonly write: (value: number) => string;
  readonly onMove: (step: (from: number) => number) => void;
}

/** The figure of one bar, with buttons for the periods before and after, which are easier to touch than bars. */
function ChosenPeriod({ periods, values, markOf, shown, write, onMove }: ChosenPeriodProps) {
  const text = useText();
  const { day } = useFormats();
  const period = periods[shown];
  if (!period) return null;
  const value = values[shown] ?? null;
  const mark = markOf(period);
  return (
    <div className={styles.chosen}>
      <Button
        look="quiet"
        icon
        data-print="hide"
        aria-label={text("fundamentals.earlier")}
        disabled={shown <= 0}
        onClick={() => onMove((from) => Math.max(0, from - 1))}
      >
        <ChevronLeft size={16} aria-hidden="true" />
      </Button>
      <p className={styles.reading}>
        <span>
          <strong>{value === null ? MISSING : write(value)}</strong>
          {mark && <MarkSign mark={mark} />} {periodName(period, text)}
        </span>
        <span className={styles.ended}>{text("fundamentals.ended", { day: day(period.end) })}</span>
      </p>
      <Button
        look="quiet"
        icon
        data-print="hide"
        aria-label={text("fundamentals.later")}
        disabled={shown >= periods.length - 1}
        onClick={() => onMove((from) => Math.min(periods.length - 1, from + 1))}
      >
        <ChevronRight size={16} aria-hidden="true" />
      </Button>
    </div>
  );
}
