import { ArrowDown, ArrowUp } from "lucide-react";
import { useState } from "react";
import { useFormats, useText } from "../../../i18n/index.ts";
import { Button, classNames, Hint, Panel, Table } from "../../../ui/index.ts";
import type { WireOpinion } from "../opinion.query.ts";
import type { ChangeOpinion, OpinionState } from "../opinion-state.ts";
import styles from "./FirmRecords.module.css";
import { FirmRow } from "./FirmRow.tsx";
import { FIRM_COLUMNS, type FirmColumn, type FirmOrder, nextFirmOrder, sortedFirms } from "./sorted-firms.ts";

interface FirmRecordsProps {
  readonly opinion: WireOpinion;
  readonly state: OpinionState;
  readonly onChange: ChangeOpinion;
}

/** Rows that are shown before the reader expands the table. */
const INITIAL_ROWS = 10;

/** The track record of each firm for this stock. */
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
    <Panel title={text("opinion.records")}>
      <Table edge="panel" figures className={styles.table}>
        <FirmTableHead order={order} onSort={(column) => setOrder((current) => nextFirmOrder(current, column))} />
        <tbody>
          {(isWhole ? sorted : sorted.slice(0, INITIAL_ROWS)).map((firm) => (
            <FirmRow
              key={firm.id}
              firm={firm}
              others={opinion.baseRates.metAny.value}
              isChosen={state.firm === firm.id}
              onChoose={() => choose(firm.id)}
            />
          ))}
        </tbody>
      </Table>
      <div className={styles.foot}>
        <Hint about={text("opinion.records")}>
          <p>{text("opinion.recordsLegend", { least: count(fewestMatured) })}</p>
        </Hint>
        {firms.length > INITIAL_ROWS && (
          <Button data-print="hide" onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? text("opinion.showFewer") : text("opinion.showAll", { n: count(firms.length) })}
          </Button>
        )}
      </div>
    </Panel>
  );
}

interface FirmTableHeadProps {
  readonly order: FirmOrder;
  readonly onSort: (column: FirmColumn) => void;
}

const NAMES = {
  name: "opinion.firm",
  matured: "opinion.matured",
  metAny: "opinion.metShort",
  metEnd: "opinion.metEnd",
  medianDays: "opinion.medianDays",
  bias: "opinion.bias",
} as const satisfies Readonly<Record<FirmColumn, string>>;

/** The column heads of the records; each sorts them. */
function FirmTableHead({ order, onSort }: FirmTableHeadProps) {
  const text = useText();
  const Arrow = order.descending ? ArrowDown : ArrowUp;
  return (
    <thead>
      <tr className={styles.head}>
        {FIRM_COLUMNS.map((column) => {
          const isSorted = order.column === column;
          return (
            <th
              key={column}
              scope="col"
              data-column={column}
              aria-sort={isSorted ? (order.descending ? "descending" : "ascending") : undefined}
            >
              <button
                type="button"
                className={classNames(styles.sort, isSorted && styles.sorted)}
                onClick={() => onSort(column)}
              >
                {text(NAMES[column])}
                {isSorted && <Arrow size={13} aria-hidden="true" className={styles.arrow} />}
              </button>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
