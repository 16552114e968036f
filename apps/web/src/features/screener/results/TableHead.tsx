import type { WireScreenOrder } from "@plumbline/contract/calls";
import { ArrowDown, ArrowUp } from "lucide-react";
import { classNames } from "../../../ui/index.ts";
import type { ScreenNumber } from "../catalogue/screen-catalogue.ts";
import type { ScreenWords } from "../catalogue/screen-words.ts";
import type { ChangeScreen, ScreenState } from "../screen-state.ts";
import { type Column, columnHead, columnName } from "./columns.ts";
import styles from "./ResultTable.module.css";

interface TableHeadProps {
  readonly columns: readonly Column[];
  readonly order: ScreenState["order"];
  readonly words: ScreenWords;
  readonly onChange: ChangeScreen;
}

/** The heads of the columns; those of numbers sort. */
export function TableHead({ columns, order, words, onChange }: TableHeadProps) {
  return (
    <thead className={styles.head}>
      <tr aria-rowindex={1}>
        <th scope="col" className={styles.company}>
          {words.text("screener.column.company")}
        </th>
        {columns.map((column) =>
          column.kind === "metric" ? (
            <NumberHead key={column.id} id={column.id} order={order} words={words} onChange={onChange} />
          ) : (
            <th key={column.id} scope="col" className={column.kind === "about" ? styles.about : styles.figure}>
              <span className={styles.clamp} title={columnName(column, words)}>
                {columnHead(column, words)}
              </span>
            </th>
          ),
        )}
        <td className={styles.pin} />
      </tr>
    </thead>
  );
}

interface NumberHeadProps extends Omit<TableHeadProps, "columns"> {
  readonly id: string;
}

function NumberHead({ id, order, words, onChange }: NumberHeadProps) {
  const number = words.catalogue.numbers.get(id);
  const column: Column = { kind: "metric", id };
  const head = columnHead(column, words);
  const sorted = sortedBy(order, id);
  const Arrow = sorted === "ascending" ? ArrowUp : ArrowDown;
  return (
    <th scope="col" className={styles.figure} aria-sort={sorted === "none" ? undefined : sorted}>
      <button
        type="button"
        className={classNames(styles.sort, sorted !== "none" && styles.sorted)}
        title={words.text("screener.sortBy", { column: head })}
        onClick={() => number && onChange((current) => ({ ...current, order: nextOrder(current.order, number) }))}
      >
        <span className={styles.label}>
          <Arrow className={styles.arrow} size={13} aria-hidden="true" />
          <span className={styles.clamp}>{head}</span>
        </span>
      </button>
    </th>
  );
}

/** How a column is sorted, as a value of `aria-sort`. */
type Sorted = "ascending" | "descending" | "none";

export function sortedBy(order: WireScreenOrder | null, metric: string): Sorted {
  if (!order || "bestBy" in order || order.metric !== metric) return "none";
  return order.descending ? "descending" : "ascending";
}

/** The order after a click on the head of a column: the best first, then the worst first, then no order. */
export function nextOrder(
  order: WireScreenOrder | null,
  { id: metric, good }: Pick<ScreenNumber, "id" | "good">,
): WireScreenOrder | null {
  const bestFirst = { metric, descending: good === "higher" };
  const sorted = sortedBy(order, metric);
  if (sorted === "none") return bestFirst;
  const isBestFirst = (sorted === "descending") === bestFirst.descending;
  return isBestFirst ? { metric, descending: !bestFirst.descending } : null;
}
