import type { WireFigure } from "@plumbline/contract";
import type { Heat } from "../../../charts/heat/heat-scale.ts";
import { useText } from "../../../i18n/index.ts";
import { ReturnCell } from "./ReturnCell.tsx";
import type { Footer } from "./table-model.ts";

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

/** What a calendar month, or all of them, did over the years; the average in its colour. */
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
