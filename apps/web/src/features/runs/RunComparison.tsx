import type { WireFigure } from "@plumbline/contract";
import type { RiskMeasure } from "@plumbline/core/words";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { LineChart, LineLegend, SERIES_COLOURS, useTimes } from "../../charts/index.ts";
import { useFormats, useRunName, useText } from "../../i18n/index.ts";
import { classNames, FigureValue, Link, Notice, Remarks, Table, useTitle } from "../../ui/index.ts";
import { bestOf, comparedLines, countsPartialSales, dataVersionsOf } from "./comparison.ts";
import { Grade } from "./Grade.tsx";
import { Part } from "./Part.tsx";
import styles from "./RunComparison.module.css";
import { runAddress } from "./run-address.ts";
import { type Run, runsQuery } from "./runs.query.ts";

const MEASURES = [
  ["totalReturn", "change", "highest"],
  ["cagr", "change", "highest"],
  ["volatility", "percent", "lowest"],
  ["sharpe", "number", "highest"],
  ["sortino", "number", "highest"],
  ["maxDrawdown", "change", "highest"],
  ["calmar", "number", "highest"],
] as const satisfies readonly (readonly [RiskMeasure, "change" | "percent" | "number", "highest" | "lowest"])[];

/** Up to four runs beside each other. */
export function RunComparison({ ids }: { readonly ids: readonly string[] }) {
  const text = useText();
  useTitle(text("runs.comparison"));
  const { data } = useSuspenseQuery(runsQuery(ids));
  const runs = data.filter(({ result }) => result !== null);
  if (runs.length < 2)
    return <Notice title={text("runs.nothingToCompare")}>{text("runs.compareHint", { n: 4 })}</Notice>;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{text("runs.comparison")}</h1>
      <Remarks
        remarks={[
          ...(dataVersionsOf(runs).length > 1 ? [text("runs.differentData")] : []),
          ...(runs.some(countsPartialSales) ? [text("runs.someCountPartialSales")] : []),
        ]}
      />
      <ComparedEquity runs={runs} />
      <ComparedFigures runs={runs} />
    </div>
  );
}

interface ComparedProps {
  /** Each with a result. */
  readonly runs: readonly Run[];
}

function ComparedEquity({ runs }: ComparedProps) {
  const text = useText();
  const nameOf = useRunName();
  const { number } = useFormats();
  const [stop, setStop] = useState<number | null>(null);
  const { lines, from, to } = useMemo(() => comparedLines(runs), [runs]);
  const times = useTimes(from, to);
  const stops = lines[0]?.places ?? [];
  const valueAt = (line: number, at: number) => {
    const { places = [], values = [] } = lines[line] ?? {};
    const place = stops[at] ?? 0;
    const row = places.findIndex((other) => other >= place);
    return values[row < 0 ? values.length - 1 : row] ?? null;
  };
  const read = stop ?? stops.length - 1;
  return (
    <Part title={text("runs.growthOf100")}>
      <LineLegend
        entries={runs.map((run, k) => ({
          key: run.id,
          name: nameOf(run),
          value: number(valueAt(k, read), 0),
          colour: SERIES_COLOURS[k] ?? null,
        }))}
      />
      <LineChart
        lines={lines}
        label={text("runs.growthOf100")}
        stops={stops}
        chosen={stop}
        onChoose={setStop}
        spokenOf={(at) =>
          runs
            .map((run, k) => text("runs.spokenValue", { name: nameOf(run), value: number(valueAt(k, at), 0) }))
            .join(" ")
        }
        formatTick={(value, decimals) => number(value, decimals)}
        times={times}
      />
    </Part>
  );
}

function ComparedFigures({ runs }: ComparedProps) {
  const text = useText();
  const nameOf = useRunName();
  const formats = useFormats();
  const gradeOf = ({ result }: Run) => result?.honesty.grade ?? "F";
  return (
    <Part title={text("runs.statistics")}>
      <div className={styles.scroller}>
        <Table edge="flush" figures sticky>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{text("runs.measure")}</span>
              </th>
              {runs.map((run) => (
                <th key={run.id} scope="col">
                  <Link to={runAddress(run.id)}>{nameOf(run)}</Link>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{text("runs.gradeShort")}</th>
              {runs.map((run) => (
                <td key={run.id}>
                  <Grade grade={gradeOf(run)} size="small" />
                </td>
              ))}
            </tr>
            {MEASURES.map(([id, unit, best]) => {
              const figures = runs.map(({ result }): WireFigure | undefined => result?.statistics.performance[id]);
              const winner = bestOf(
                figures.map((figure) => figure?.value ?? null),
                best,
              );
              return (
                <tr key={id}>
                  <th scope="row">{text(`statistics.risk.${id}`)}</th>
                  {figures.map((figure, k) => (
                    <td key={runs[k]?.id} className={classNames(k === winner && styles.best)}>
                      {figure && (
                        <FigureValue
                          figure={figure}
                          label={text(`statistics.risk.${id}`)}
                          format={(value) => formats[unit](value)}
                          explanation={text(`statistics.formula.${id}`)}
                        />
                      )}
                      {k === winner && <span className="visually-hidden"> {text("runs.best")}</span>}
                    </td>
                  ))}
                </tr>
              );
            })}
            <tr>
              <th scope="row">{text("runs.trades")}</th>
              {runs.map(({ id, result }) => (
                <td key={id}>{formats.count(result?.statistics.counts.trades)}</td>
              ))}
            </tr>
            <tr>
              <th scope="row">{text("runs.lastDay")}</th>
              {runs.map(({ id, result }) => (
                <td key={id}>{formats.day(result?.equity.date.at(-1))}</td>
              ))}
            </tr>
            <tr>
              <th scope="row">{text("runs.dataVersion")}</th>
              {runs.map(({ id, dataVersion }) => (
                <td key={id}>{dataVersion.slice(0, 12)}</td>
              ))}
            </tr>
          </tbody>
        </Table>
      </div>
    </Part>
  );
}
