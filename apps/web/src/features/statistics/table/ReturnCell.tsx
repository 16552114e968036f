import type { WireFigure } from "@plumbline/contract";
import type { ReactNode } from "react";
import { type Heat, HeatCell } from "../../../charts/index.ts";
import { useFormats, useText } from "../../../i18n/index.ts";
import { FigureValue } from "../../../ui/index.ts";
import { useMonthName } from "../use-month-name.ts";
import styles from "./ReturnCell.module.css";
import type { Footer, TableCell, TableYear } from "./table-model.ts";

interface ReturnCellProps {
  /** Without a figure, the cell is empty. */
  readonly figure: WireFigure | null | undefined;
  readonly heatOf: (value: number | null) => Heat;
  readonly label: string;
  readonly explanation: string;
  readonly format: (value: number) => string;
  /** Stands beside the value, such as the mark of a running month. */
  readonly mark?: ReactNode;
  /** Whether it is the figure of the table that the tab key reaches first. */
  readonly isEntry?: boolean;
}

/** A return in its colour, with its provenance. */
export function ReturnCell({ figure, heatOf, label, explanation, format, mark, isEntry }: ReturnCellProps) {
  if (!figure) return <td className={styles.cell} />;
  return (
    <HeatCell heat={heatOf(figure.value)} className={styles.cell}>
      <FigureValue
        figure={figure}
        label={label}
        format={format}
        explanation={explanation}
        className={styles.value}
        tabIndex={isEntry ? 0 : -1}
      />
      {mark}
    </HeatCell>
  );
}

interface FooterCellProps {
  readonly footer: Footer;
  readonly figure: WireFigure;
  /** The calendar month in words; null for all months. */
  readonly month: string | null;
  readonly heatOf: (value: number | null) => Heat;
  readonly format: (value: number) => string;
  readonly isEntry?: boolean;
}

const PLAIN: Heat = { sign: "flat", strength: 0 };
const plain = (): Heat => PLAIN;

/** A summary of one calendar month, or of all, over the years; the average has a colour. */
export function FooterCell({ footer, figure, month, heatOf, format, isEntry = false }: FooterCellProps) {
  const text = useText();
  const what = text(`statistics.${footer}`);
  return (
    <ReturnCell
      figure={figure}
      heatOf={footer === "average" ? heatOf : plain}
      label={month === null ? text("statistics.ofAllMonths", { what }) : text("statistics.ofMonth", { what, month })}
      explanation={text(`statistics.explain.${footer}`)}
      format={format}
      isEntry={isEntry}
    />
  );
}

/** The labels and explanations of the cells. */
export function useCellWords(isLessMarket: boolean) {
  const text = useText();
  const { day, count } = useFormats();
  const nameOf = useMonthName();
  return {
    nameOf,
    monthLabel: (year: number, month: number): string => text("statistics.monthOfYear", { month: nameOf(month), year }),
    monthExplanation: ({ isRunning, figure }: TableCell): string => {
      if (isRunning && figure.value !== null) {
        return text("statistics.explain.running", { day: day(figure.provenance.periodEnd) });
      }
      return text(isLessMarket ? "statistics.explain.monthLess" : "statistics.explain.month");
    },
    yearLabel: (year: number): string => text("statistics.table.ofYear", { year }),
    yearExplanation: ({ n }: TableYear): string =>
      isLessMarket ? text("statistics.explain.yearLess") : text("statistics.explain.year", { count: n, n: count(n) }),
  };
}
