import type { WireFairValueHistory } from "@plumbline/contract";
import { useMemo, useState } from "react";
import { type ChartLine, dayPlaces, LineChart, useTimes } from "../../../charts/index.ts";
import { SeamList, useSeamSentence } from "../../../evidence/index.ts";
import { MISSING } from "../../../format/index.ts";
import { useLocale } from "../../../i18n/index.ts";
import { ComputedFigure } from "../figures/ComputedFigure.tsx";
import styles from "./ThroughTime.module.css";

const ZERO = [0];

/** Fair value against price; each month shows the latest filing known then. */
export function ValueChart({ history }: { readonly history: WireFairValueHistory }) {
  const { text, formats } = useLocale();
  const { day, price } = formats;
  const [stop, setStop] = useState<number | null>(null);
  const seamSentence = useSeamSentence(false);
  const { lines, places, isCut } = useMemo(() => valueLines(history), [history]);
  const { date, filedAt, seams } = history;
  const month = stop ?? date.length - 1;
  const filed = (at: number): string => {
    const on = filedAt[at];
    return on ? text("valuation.filedBy", { day: day(on) }) : text("valuation.nothingFiled");
  };
  const spoken = (at: number): string =>
    text("valuation.spokenMonth", {
      day: day(date[at]),
      price: price(history.price[at]),
      dcf: price(history.dcf[at]),
      graham: price(history.graham[at]),
      filed: filed(at),
    });
  const times = useTimes(date[0], date.at(-1));
  return (
    <>
      <ul className={styles.legend}>
        <li className={styles.day}>{day(date[month])}</li>
        {VALUE_LINES.filter((name) => history[name].some((value) => value !== null)).map((name) => (
          <li key={name}>
            <span className={styles.key} data-line={name} style={{ color: LINE_COLOURS[name] }} />
            {text(`valuation.line.${name}`)} <LineValue history={history} name={name} at={month} />
          </li>
        ))}
        <li className={styles.filed}>{filed(month)}</li>
      </ul>
      <LineChart
        lines={lines}
        label={text("valuation.throughTimeSpoken")}
        stops={places}
        chosen={stop}
        onChoose={setStop}
        spokenOf={spoken}
        formatTick={(value, decimals) => formats.number(value, decimals)}
        times={times}
        bounds={ZERO}
        seams={seams.map((seam) => ({
          place: dayPlaces([date[0] ?? "", seam.restated.filedAt, date.at(-1) ?? ""])[1] ?? 0,
          sentence: seamSentence(seam),
        }))}
        className={styles.chart}
      />
      <div className={styles.seams}>
        <SeamList seams={seams.map((seam) => ({ name: day(seam.restated.filedAt), seam }))} isUnitStated={false} />
      </div>
      <p className={styles.note}>
        {text("valuation.pointInTime")}
        {isCut && <> {text("valuation.cutOff")}</>}
      </p>
    </>
  );
}

interface LineValueProps {
  readonly history: WireFairValueHistory;
  readonly name: ValueLine;
  readonly at: number;
}

function LineValue({ history, name, at }: LineValueProps) {
  const { text, formats } = useLocale();
  const value = history[name][at];
  const provenance = name === "price" ? history.priceProvenance : history.provenance;
  if (value == null || provenance === null) return <b>{MISSING}</b>;
  return (
    <ComputedFigure
      value={value}
      provenance={provenance}
      label={text(`valuation.line.${name}`)}
      format={formats.price}
      className={styles.reading}
    />
  );
}

const VALUE_LINES = ["price", "dcf", "graham"] as const;
type ValueLine = (typeof VALUE_LINES)[number];

const LINE_COLOURS: Readonly<Record<ValueLine, string>> = {
  price: "var(--ink)",
  dcf: "var(--series-1)",
  graham: "var(--series-2)",
};

/** Values beyond this multiple of the highest price are cut off, so that one extreme year does not flatten all others. */
const MAX_TIMES_PRICE = 4;

interface ValueLines {
  /** From back to front; a line without values is left out. */
  readonly lines: readonly ChartLine[];
  readonly places: readonly number[];
  /** Whether a value was cut off. */
  readonly isCut: boolean;
}

/** Fair value and price over months as lines on one scale. */
export function valueLines(history: WireFairValueHistory): ValueLines {
  const places = dayPlaces(history.date);
  const highest = Math.max(...history.price.flatMap((price) => (price === null ? [] : [price])));
  const limit = Number.isFinite(highest) && highest > 0 ? MAX_TIMES_PRICE * highest : Number.POSITIVE_INFINITY;
  let isCut = false;
  const cut = (value: number | null): number | null => {
    if (value === null || (value <= limit && value >= -limit)) return value;
    isCut = true;
    return null;
  };
  // The months from whose values on accounts count other things; a price does not change by that.
  const seams = history.seams.map(({ restated }) => history.date.findIndex((date) => date >= restated.filedAt));
  const lines = (["graham", "dcf", "price"] as const).flatMap((key): ChartLine[] => {
    const values = history[key].map(cut);
    const isEmpty = values.every((value) => value === null);
    return isEmpty
      ? []
      : [
          key === "price"
            ? { key, tone: "main", colour: LINE_COLOURS[key], places, values }
            : { key, tone: "other", colour: LINE_COLOURS[key], places, values, seams },
        ];
  });
  return { lines, places, isCut };
}
