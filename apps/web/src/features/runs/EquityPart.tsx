import { useMemo, useState } from "react";
import { dayPlaces, LineChart, LineLegend, percentDecimals, useTimes } from "../../charts/index.ts";
import { useFormats, useText } from "../../i18n/index.ts";
import { SegmentedControl } from "../../ui/index.ts";
import styles from "./EquityPart.module.css";
import { BESIDE, type EquityScale, equityLines, LINE_COLOURS, outOfSampleRow } from "./equity-lines.ts";
import { Part } from "./Part.tsx";
import { powerScale } from "./power-scale.ts";
import { useBesideNames } from "./run-words.ts";
import type { RunResult } from "./runs.query.ts";

const SCALES = ["linear", "log"] as const satisfies readonly EquityScale[];
const ZERO = [0];

/** The account beside the benchmark, and how far it was below its highest value. */
export function EquityPart({ result }: { readonly result: RunResult }) {
  const text = useText();
  const { round, percent, day } = useFormats();
  const [scale, setScale] = useState<EquityScale>("linear");
  const [stop, setStop] = useState<number | null>(null);
  const { equity } = result;
  const { lines, drawdown, places, rows } = useMemo(() => equityLines(equity, scale), [equity, scale]);
  const times = useTimes(equity.date[0], equity.date.at(-1));
  const { outOfSample } = result.honesty;
  const unseen = outOfSampleRow(equity.date, outOfSample);
  const sentenceOf = useEquitySentence(result);
  const spokenOf = (shown: number): string => {
    const reading = sentenceOf(shown);
    return unseen !== null && shown > unseen ? text("runs.outOfSampleSpoken", { reading }) : reading;
  };
  const reading = {
    stops: places,
    chosen: stop,
    onChoose: setStop,
    spokenOf: (at: number) => spokenOf(rows[at] ?? 0),
    shadedFrom: unseen === null ? null : (dayPlaces(equity.date)[unseen] ?? null),
  };
  const row = rows[stop ?? rows.length - 1] ?? 0;
  return (
    <Part
      title={text("runs.equity")}
      tools={
        <SegmentedControl
          label={text("runs.scale")}
          options={SCALES.map((value) => ({ value, label: text(`runs.scale.${value}`) }))}
          value={scale}
          onChange={setScale}
        />
      }
    >
      <EquityLegend result={result} row={row} />
      {outOfSample && unseen !== null && (
        <p className={styles.shaded}>{text("runs.outOfSampleLegend", { day: day(outOfSample.since) })}</p>
      )}
      <LineChart
        {...reading}
        lines={lines}
        label={text("runs.equityLabel")}
        formatTick={(value) => round(scale === "log" ? 10 ** value : value)}
        times={times}
        scale={scale === "log" ? powerScale : undefined}
      />
      <h3 className={styles.drawdown}>{text("runs.drawdown")}</h3>
      <LineChart
        {...reading}
        lines={drawdown}
        label={text("runs.drawdownLabel")}
        formatTick={(value, decimals) => percent(value, percentDecimals(decimals))}
        times={times}
        bounds={ZERO}
        className={styles.low}
      />
    </Part>
  );
}

/** Values of one day, by the colours of the lines. */
function EquityLegend({ result, row }: { readonly result: RunResult; readonly row: number }) {
  const text = useText();
  const { day, number, change } = useFormats();
  const names = useBesideNames(result);
  const { equity } = result;
  const lines = (["value", ...BESIDE] as const).flatMap((key) => {
    const values = equity[key];
    const name = key === "value" ? text("runs.strategy") : names[key];
    return values === null ? [] : [{ key, name, value: number(values[row], 0), colour: LINE_COLOURS[key] }];
  });
  const drawdown = { name: text("runs.drawdown"), value: change(equity.drawdown[row]), colour: null };
  return <LineLegend day={day(equity.date[row])} entries={[...lines, { key: "drawdown", ...drawdown }]} />;
}

function useEquitySentence(result: RunResult): (row: number) => string {
  const text = useText();
  const { day, number, change } = useFormats();
  const { equity } = result;
  const names = useBesideNames(result);
  return (row) => {
    const values = {
      day: day(equity.date[row]),
      value: number(equity.value[row], 0),
      drawdown: change(equity.drawdown[row]),
    };
    const other = BESIDE.find((key) => equity[key] !== null);
    if (other === undefined) return text("runs.equitySpoken", values);
    return text("runs.equitySpokenBeside", { ...values, name: names[other], other: number(equity[other]?.[row], 0) });
  };
}
