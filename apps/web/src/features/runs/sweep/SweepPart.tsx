import { useMemo, useState } from "react";
import { HeatCell, heatScale } from "../../../charts/index.ts";
import { writeTypedNumber } from "../../../format/index.ts";
import { translator, useFormats, useLanguage, useText } from "../../../i18n/index.ts";
import { useObservable } from "../../../state/index.ts";
import { classNames, Select, Table } from "../../../ui/index.ts";
import { Part } from "../Part.tsx";
import type { RunResult } from "../runs.query.ts";
import styles from "./SweepPart.module.css";
import { SWEEP_FIGURES, type SweepFigure, sweepGrid } from "./sweep-grid.ts";

interface SweepPartProps {
  readonly sweep: NonNullable<RunResult["sweep"]>;
  readonly honesty: RunResult["honesty"];
}

/** Every combination that was tried, and how likely the best one is luck. */
export function SweepPart({ sweep, honesty }: SweepPartProps) {
  const text = useText();
  const { count, percent } = useFormats();
  const [figure, setFigure] = useState<SweepFigure>("sharpe");
  const known = (value: number | null) => (value === null ? text("runs.unknown") : percent(value, 0));
  return (
    <Part
      title={text("runs.sweep")}
      note={text("runs.sweepNote", {
        n: count(honesty.trials),
        dsr: known(honesty.deflatedSharpe.value),
        pbo: known(honesty.overfittingProbability.value),
      })}
      tools={
        <Select
          aria-label={text("runs.sweepFigure")}
          value={figure}
          onChange={({ target }) => setFigure(target.value as SweepFigure)}
        >
          {SWEEP_FIGURES.map((id) => (
            <option key={id} value={id}>
              {text(`runs.sweep.${id}`)}
            </option>
          ))}
        </Select>
      }
    >
      <SweepTable sweep={sweep} figure={figure} />
    </Part>
  );
}

function SweepTable({ sweep, figure }: Pick<SweepPartProps, "sweep"> & { readonly figure: SweepFigure }) {
  const text = useText();
  const language = useLanguage();
  // A parameter as it was written: without the traces of adding steps.
  const plain = (value: number): string => writeTypedNumber(Number(value.toPrecision(10)), language);
  const { change, number, compact, count } = useFormats();
  const { rows, columns, placeOf } = sweepGrid(sweep);
  const values: readonly (number | null)[] = sweep[figure];
  const middle = useMemo(() => medianOf(values), [values]);
  // Coloured by the distance from the median, so that a plateau is seen as one and a lonely peak too.
  const heatOf = useMemo(
    () => heatScale(values.map((value) => (value === null ? null : value - middle))),
    [values, middle],
  );
  const write = { sharpe: number, cagr: change, maxDrawdown: change, finalEquity: compact, trades: count }[figure];
  const { find } = useObservable(translator);
  // Who builds a strategy gives its parameters names of their own.
  const [down = "", across] = sweep.parameters.map(({ name }) => find(`setup.parameter.${name}`) ?? name);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <div className={styles.scroller} tabIndex={0}>
      <Table sticky lines={false} className={styles.table}>
        <caption className={styles.caption}>
          <span>{across ? text("runs.sweepAxes", { down, across }) : text("runs.sweepAxis", { name: down })}</span>
        </caption>
        {columns && (
          <thead>
            <tr>
              <th scope="col">{down}</th>
              {columns.map((value) => (
                <th key={value} scope="col">
                  {plain(value)}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((of, row) => (
            <tr key={of}>
              <th scope="row">{plain(of)}</th>
              {(columns ?? [0]).map((column, place) => {
                const at = placeOf(row, place);
                const value = values[at] ?? null;
                return (
                  <HeatCell
                    key={column}
                    heat={heatOf(value === null ? null : value - middle)}
                    rates
                    className={classNames(styles.cell, at === sweep.best && styles.best)}
                  >
                    {write(value)}
                    {at === sweep.best && <span className="visually-hidden"> {text("runs.best")}</span>}
                  </HeatCell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}

function medianOf(values: readonly (number | null)[]): number {
  const known = values.flatMap((value) => (value === null ? [] : [value])).toSorted((a, b) => a - b);
  return known[Math.floor((known.length - 1) / 2)] ?? 0;
}
