import { ArrowDown, ArrowUp } from "lucide-react";
import { useText } from "../../../i18n/index.ts";
import { classNames } from "../../../ui/index.ts";
import styles from "./FirmHead.module.css";
import { FIRM_COLUMNS, type FirmColumn, type FirmOrder } from "./sorted-firms.ts";

interface FirmHeadProps {
  readonly order: FirmOrder;
  readonly onSort: (column: FirmColumn) => void;
}

const NAMES = {
  name: "opinion.firm",
  matured: "opinion.matured",
  metAny: "opinion.metAny",
  metEnd: "opinion.metEnd",
  medianDays: "opinion.medianDays",
  bias: "opinion.bias",
} as const satisfies Readonly<Record<FirmColumn, string>>;

/** The heads of the records; each puts them in order. */
export function FirmHead({ order, onSort }: FirmHeadProps) {
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
