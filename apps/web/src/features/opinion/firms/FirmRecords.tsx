import { useState } from "react";
import { useFormats, useText } from "../../../i18n/index.ts";
import { Button, Panel } from "../../../ui/index.ts";
import type { Opinion } from "../opinion.query.ts";
import type { ChangeOpinion, OpinionState } from "../opinion-state.ts";
import { FirmHead } from "./FirmHead.tsx";
import styles from "./FirmRecords.module.css";
import { FirmRow } from "./FirmRow.tsx";
import { type FirmOrder, nextFirmOrder, sortedFirms } from "./sorted-firms.ts";

interface FirmRecordsProps {
  readonly opinion: Opinion;
  readonly state: OpinionState;
  readonly onChange: ChangeOpinion;
}

/** So many are in sight before all are asked for. */
const FIRST = 10;

/** How the targets of each firm for this stock have done. */
export function FirmRecords({ opinion, state, onChange }: FirmRecordsProps) {
  const text = useText();
  const { count } = useFormats();
  const { firms, fewestMatured } = opinion;
  const [order, setOrder] = useState<FirmOrder>({ column: "matured", descending: true });
  const [isWhole, setIsWhole] = useState(false);
  const sorted = sortedFirms(firms, order);
  const choose = (id: string): void => {
    onChange((current) => ({ ...current, firm: current.firm === id ? null : id, target: null }));
  };
  return (
    <Panel title={text("opinion.records")} note={text("opinion.recordsNote")}>
      <table className={styles.table}>
        <FirmHead order={order} onSort={(column) => setOrder((current) => nextFirmOrder(current, column))} />
        <tbody>
          {(isWhole ? sorted : sorted.slice(0, FIRST)).map((firm) => (
            <FirmRow
              key={firm.id}
              firm={firm}
              others={opinion.baseRates.metAny.value}
              isChosen={state.firm === firm.id}
              onChoose={() => choose(firm.id)}
            />
          ))}
        </tbody>
      </table>
      <div className={styles.foot}>
        <p>{text("opinion.recordsLegend", { least: count(fewestMatured) })}</p>
        {firms.length > FIRST && (
          <Button data-print="hide" onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? text("analysis.showFewer") : text("opinion.showAll", { n: count(firms.length) })}
          </Button>
        )}
      </div>
    </Panel>
  );
}
