import type { WireFigure } from "@plumbline/contract";
import type { ReactNode } from "react";
import { HeatCell } from "../../../charts/HeatCell.tsx";
import type { Heat } from "../../../charts/heat/heat-scale.ts";
import { FigureValue } from "../../../ui/index.ts";
import styles from "./ReturnCell.module.css";

interface ReturnCellProps {
  /** Where there is none, the cell stays empty. */
  readonly figure: WireFigure | null | undefined;
  readonly heatOf: (value: number | null) => Heat;
  readonly label: string;
  readonly explanation: string;
  readonly format: (value: number) => string;
  /** Beside the value, such as that the month still runs. */
  readonly mark?: ReactNode;
  /** The one figure of the table that the tabulator reaches at first. */
  readonly isEntry?: boolean;
}

/** A return in its colour, which can be asked where it comes from. */
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
