import type { WireFairValueHistory } from "@plumbline/contract";
import { useMemo, useState } from "react";
import { LineChart } from "../../../charts/LineChart.tsx";
import { yearMarks } from "../../../charts/lines/year-marks.ts";
import { MISSING } from "../../../format/index.ts";
import { LiveFigure } from "../live/LiveFigure.tsx";
import { useSpeaker } from "../words/speaker.ts";
import styles from "./ThroughTime.module.css";
import { LINE_COLOURS, VALUE_LINES, type ValueLine, valueLines } from "./value-lines.ts";

const ZERO = [0];
const MOST_YEARS = 6;

/** Fair value against price; a month is read with the filing that was the latest by then. */
export function ValueChart({ history }: { readonly history: WireFairValueHistory }) {
  const { text, formats } = useSpeaker();
  const { day, price } = formats;
  const [stop, setStop] = useState<number | null>(null);
  const { lines, places, isCut } = useMemo(() => valueLines(history), [history]);
  const { date, filedAt } = history;
  const read = stop ?? date.length - 1;
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
  const times = yearMarks(date[0] ?? "", date.at(-1) ?? "", MOST_YEARS).map(({ year, place }) => ({
    text: String(year),
    place,
  }));
  return (
    <>
      <ul className={styles.legend}>
        <li className={styles.day}>{day(date[read])}</li>
        {VALUE_LINES.map((name) => (
          <li key={name}>
            <span className={styles.key} data-line={name} style={{ color: LINE_COLOURS[name] }} />
            {text(`valuation.line.${name}`)} <Reading history={history} name={name} at={read} />
          </li>
        ))}
        <li className={styles.filed}>{filed(read)}</li>
      </ul>
      <LineChart
        lines={lines}
        label={text("valuation.throughTimeSpoken")}
        stops={places}
        chosen={stop}
        onChoose={setStop}
        spokenOf={spoken}
        formatTick={(value) => formats.count(value)}
        times={times}
        bounds={ZERO}
        className={styles.chart}
      />
      <p className={styles.note}>
        {text("valuation.pointInTime")}
        {isCut && <> {text("valuation.cutOff")}</>}
      </p>
    </>
  );
}

interface ReadingProps {
  readonly history: WireFairValueHistory;
  readonly name: ValueLine;
  readonly at: number;
}

function Reading({ history, name, at }: ReadingProps) {
  const { text, formats } = useSpeaker();
  const value = history[name][at];
  const proof = name === "price" ? history.priceProvenance : history.provenance;
  if (value == null || proof === null) return <b>{MISSING}</b>;
  return (
    <LiveFigure
      value={value}
      proof={proof}
      label={text(`valuation.line.${name}`)}
      format={formats.price}
      className={styles.reading}
    />
  );
}
