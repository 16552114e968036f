import { useFormats, useText } from "../../i18n/index.ts";
import { Change, FigureValue } from "../../ui/index.ts";
import styles from "./ChangeStrip.module.css";
import { type Basis, type ChangeCell, changeCells } from "./change-cells.ts";
import { moveAlong } from "./move-along.ts";
import type { StockSummary } from "./stock-header.query.ts";

interface ChangeStripProps {
  readonly info: Pick<StockSummary, "changes">;
  readonly basis: Basis;
}

/** The change of the price over eight periods, without or with dividends reinvested. */
export function ChangeStrip({ info, basis }: ChangeStripProps) {
  const text = useText();
  return (
    <ul className={styles.cells} aria-label={text("header.changes")} onKeyDown={moveAlong}>
      {changeCells(info.changes, basis).map((cell, place) => (
        <Cell key={cell.period} cell={cell} basis={basis} tabIndex={place === 0 ? 0 : -1} />
      ))}
    </ul>
  );
}

interface ChangesUntilProps {
  readonly info: Pick<StockSummary, "price">;
  readonly basis: Basis;
}

/** How the changes are measured, and the one day on which all periods end, which a price of the moment is newer than. */
export function ChangesUntil({ info: { price }, basis }: ChangesUntilProps) {
  const text = useText();
  const { day } = useFormats();
  if (price.day === null) return null;
  return <div className={styles.until}>{text(`header.until.${basis}`, { day: day(price.day) })}</div>;
}

interface CellProps {
  readonly cell: ChangeCell;
  readonly basis: Basis;
  /** Of its change. */
  readonly tabIndex: number;
}

function Cell({ cell: { period, change, annual }, basis, tabIndex }: CellProps) {
  const text = useText();
  const formats = useFormats();
  const name = text(`header.periodName.${period}`);
  const perYear = (rate: number) => text("header.perYear", { rate: formats.change(rate) });
  return (
    <li className={styles.cell} data-annual={annual ? "" : undefined}>
      <span className={styles.period} title={name}>
        {text(`header.period.${period}`)}
      </span>
      <FigureValue
        figure={change}
        label={text(`header.changeOf.${basis}`, { period: name })}
        format={formats.change}
        explanation={text(basis === "price" ? "header.explain.change" : "header.explain.total")}
        tabIndex={tabIndex}
        className={styles.change}
      >
        <Change fraction={change.value} arrow={false} />
      </FigureValue>
      {annual && (
        <FigureValue
          figure={annual}
          label={text(`header.annualOf.${basis}`, { period: name })}
          format={perYear}
          explanation={text("header.explain.annual")}
          className={styles.annual}
        />
      )}
    </li>
  );
}
