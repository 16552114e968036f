import { useState } from "react";
import { useFormats, useText } from "../../i18n/index.ts";
import { Change, FigureValue, SegmentedControl } from "../../ui/index.ts";
import styles from "./ChangeStrip.module.css";
import { type ChangeCell, changeCells, type Measure, measuresOf } from "./change-cells.ts";
import type { StockSummary } from "./stock-header.query.ts";

/** The change of the price over eight periods, without or with dividends reinvested. */
export function ChangeStrip({ info }: { readonly info: StockSummary }) {
  const text = useText();
  const measures = measuresOf(info);
  const [chosen, setMeasure] = useState<Measure>(measures[0]);
  const measure = measures.includes(chosen) ? chosen : measures[0];
  return (
    <section className={styles.strip} aria-label={text("header.changes")}>
      {measures.length > 1 ? (
        <SegmentedControl
          label={text("header.measure")}
          options={measures.map((value) => ({ value, label: text(`header.measure.${value}`) }))}
          value={measure}
          onChange={setMeasure}
          className={styles.measure}
        />
      ) : (
        <p className={styles.only}>{text("header.totalOnly")}</p>
      )}
      <ul className={styles.cells}>
        {changeCells(info.changes, measure).map((cell) => (
          <Cell key={cell.period} cell={cell} measure={measure} />
        ))}
      </ul>
    </section>
  );
}

function Cell({ cell: { period, change, annual }, measure }: { readonly cell: ChangeCell; readonly measure: Measure }) {
  const text = useText();
  const formats = useFormats();
  const name = text(`header.periodName.${period}`);
  const perYear = (rate: number) => text("header.perYear", { rate: formats.change(rate) });
  return (
    <li className={styles.cell}>
      <span className={styles.period} title={name}>
        {text(`header.period.${period}`)}
      </span>
      <FigureValue
        figure={change}
        label={text(`header.changeOf.${measure}`, { period: name })}
        format={formats.change}
        explanation={text(measure === "price" ? "header.explain.change" : "header.explain.total")}
        className={styles.change}
      >
        <Change fraction={change.value} arrow={false} />
      </FigureValue>
      {annual && (
        <FigureValue
          figure={annual}
          label={text(`header.annualOf.${measure}`, { period: name })}
          format={perYear}
          explanation={text("header.explain.annual")}
          className={styles.annual}
        />
      )}
    </li>
  );
}
