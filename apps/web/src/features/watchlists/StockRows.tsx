import { ArrowDown, ArrowUp, StickyNote, X } from "lucide-react";
import { type ReactNode, type RefObject, useState } from "react";
import { useText } from "../../i18n/index.ts";
import { Button, classNames, Field, MissingLines, Select, Table, useNarrow } from "../../ui/index.ts";
import { type ColumnName, foldColumns } from "./folded-columns.ts";
import { ChangeCell, ChecksCell, GapCell, HandleCell, PriceCell, SparklineCell, WhoCell } from "./StockCells.tsx";
import { NoteEditor, NoteText } from "./StockNote.tsx";
import styles from "./StockRows.module.css";
import { nextSorting, type ShownStock, SORTINGS, type Sorting, type SortKey } from "./sort-stocks.ts";
import type { Ordering } from "./use-ordering.ts";

export interface StockRowsProps {
  readonly label: string;
  readonly stocks: readonly ShownStock[];
  readonly sorting: Sorting;
  readonly onSort: (sorting: Sorting) => void;
  readonly ordering: Ordering;
  readonly place: RefObject<HTMLDivElement | null>;
  /** Id of the sentence that says which keys move a row. */
  readonly keysId: string;
  readonly onNote: (code: string, note: string | null) => void;
  readonly onRemove: (shown: ShownStock) => void;
}

/** The stocks of a list: a table, on a phone cards. */
export function StockRows(props: StockRowsProps) {
  const isNarrow = useNarrow();
  const [edited, setEdited] = useState<string | null>(null);
  const text = useText();
  const { shown, missing } = foldColumns(props.stocks);
  const drawn = { ...props, edited, onEdit: setEdited, columns: shown };
  return (
    <div ref={props.place} tabIndex={-1} className={styles.place}>
      {isNarrow ? <StockCards {...drawn} /> : <StockTable {...drawn} />}
      <div className={styles.missing}>
        <MissingLines parts={missing.map(({ column, because }) => ({ name: text(`watchlists.${column}`), because }))} />
      </div>
    </div>
  );
}

interface DrawnProps extends StockRowsProps {
  /** The stock whose note is being written. */
  readonly edited: string | null;
  readonly onEdit: (code: string | null) => void;
  /** The numbers that have a column. */
  readonly columns: readonly ColumnName[];
}

const CELLS = { price: PriceCell, change: ChangeCell, gap: GapCell, checks: ChecksCell } as const satisfies Readonly<
  Record<ColumnName, unknown>
>;

function Cell({ column, shown }: Pick<RowProps, "shown"> & { readonly column: ColumnName }) {
  const Figure = CELLS[column];
  return <Figure shown={shown} />;
}

function StockTable(props: DrawnProps) {
  const { label, stocks, sorting, onSort, ordering, columns } = props;
  const text = useText();
  return (
    <Table className={styles.table} edge="panel" aria-label={label}>
      <thead>
        <tr>
          <td className={styles.handles} />
          <SortHead by="name" sorting={sorting} onSort={onSort} />
          <th scope="col" className={styles.year}>
            {text("watchlists.year")}
          </th>
          {columns.map((by) => (
            <SortHead key={by} by={by} sorting={sorting} onSort={onSort} />
          ))}
          <td className={styles.tools} />
        </tr>
      </thead>
      {stocks.map((shown) => (
        <tbody
          key={shown.stock.code}
          data-row={shown.stock.code}
          data-dragged={ordering.dragged === shown.stock.code}
          {...menuOf(shown)}
        >
          <tr className={styles.row}>
            <td className={styles.handles}>
              <Handle {...props} shown={shown} />
            </td>
            <th scope="row" className={styles.who}>
              <WhoCell shown={shown} />
            </th>
            <td className={styles.year}>
              <SparklineCell shown={shown} />
            </td>
            {columns.map((column) => (
              <td key={column} data-figure>
                <Cell column={column} shown={shown} />
              </td>
            ))}
            <td className={styles.tools}>
              <Tools {...props} shown={shown} />
            </td>
          </tr>
          <NoteRow {...props} shown={shown} />
        </tbody>
      ))}
    </Table>
  );
}

/** What gives a row its menu; a stock that the market does not have any more has none. */
function menuOf({ stock: { code }, name, live: { quote } }: ShownStock) {
  return quote && { "data-stock": code, "data-name": name };
}

function NoteRow(props: RowProps) {
  const note = <Note {...props} />;
  if (props.shown.stock.note === null && props.edited !== props.shown.stock.code) return null;
  return (
    <tr className={styles.noteRow}>
      <td />
      {/* The name, the year and the tools stand beside the numbers. */}
      <td colSpan={props.columns.length + 3}>{note}</td>
    </tr>
  );
}

interface SortHeadProps {
  readonly by: Exclude<SortKey, "hand" | "added">;
  readonly sorting: Sorting;
  readonly onSort: (sorting: Sorting) => void;
}

/** The head of a column, which sorts; the third click brings the order by hand back. */
function SortHead({ by, sorting, onSort }: SortHeadProps) {
  const text = useText();
  const isSorted = sorting.by === by;
  const Arrow = sorting.isDescending ? ArrowDown : ArrowUp;
  const direction = sorting.isDescending ? "descending" : "ascending";
  return (
    <th scope="col" aria-sort={isSorted ? direction : undefined} data-figure={by === "name" ? undefined : by}>
      <button type="button" className={styles.sort} onClick={() => onSort(nextSorting(sorting, by))}>
        {text(`watchlists.${by}`)}
        <Arrow size={12} aria-hidden="true" className={classNames(styles.arrow, isSorted && styles.sorted)} />
      </button>
    </th>
  );
}

function StockCards(props: DrawnProps) {
  const { label, stocks, sorting, onSort, ordering, columns } = props;
  const text = useText();
  return (
    <>
      <Field label={text("watchlists.sortBy")} className={styles.sorting}>
        <Select
          value={sorting.by}
          onChange={({ target }) => {
            const by = target.value as SortKey;
            onSort({ by, isDescending: by !== "name" && by !== "hand" });
          }}
        >
          {SORTINGS.map((by) => (
            <option key={by} value={by}>
              {text(`watchlists.${by}`)}
            </option>
          ))}
        </Select>
      </Field>
      <ul aria-label={label}>
        {stocks.map((shown) => (
          <li
            key={shown.stock.code}
            className={styles.card}
            data-row={shown.stock.code}
            data-dragged={ordering.dragged === shown.stock.code}
            {...menuOf(shown)}
          >
            <span className={styles.grip}>
              <Handle {...props} shown={shown} />
            </span>
            <WhoCell shown={shown} />
            <span className={styles.prices}>
              {columns.filter(isOfPrice).map((column) => (
                <Cell key={column} column={column} shown={shown} />
              ))}
            </span>
            <dl className={styles.facts}>
              {columns
                .filter((column) => !isOfPrice(column))
                .map((column) => (
                  <Fact key={column} label={text(`watchlists.${column}`)}>
                    <Cell column={column} shown={shown} />
                  </Fact>
                ))}
            </dl>
            <span className={styles.cardTools}>
              <Tools {...props} shown={shown} />
            </span>
            <div className={styles.cardNote}>
              <Note {...props} shown={shown} />
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What stands at the top of a card. */
function isOfPrice(column: ColumnName): boolean {
  return column === "price" || column === "change";
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface RowProps extends DrawnProps {
  readonly shown: ShownStock;
}

/** What moves the row, where the order is the one by hand. */
function Handle({ shown: { stock, name }, sorting, ordering, keysId }: RowProps) {
  if (sorting.by !== "hand") return null;
  return <HandleCell name={name} handle={ordering.handle(stock.code)} describedBy={keysId} />;
}

function Note({ shown: { stock, name }, edited, onEdit, onNote }: RowProps) {
  if (edited === stock.code) {
    return (
      <NoteEditor
        name={name}
        note={stock.note}
        onSave={(note) => onNote(stock.code, note)}
        onClose={() => onEdit(null)}
      />
    );
  }
  return stock.note === null ? null : <NoteText note={stock.note} name={name} onEdit={() => onEdit(stock.code)} />;
}

function Tools({ shown, edited, onEdit, onRemove }: RowProps) {
  const text = useText();
  const { stock, name } = shown;
  return (
    <>
      <Button
        look="quiet"
        icon
        aria-label={text("watchlists.noteOn", { name })}
        aria-expanded={edited === stock.code}
        onClick={() => onEdit(edited === stock.code ? null : stock.code)}
      >
        <StickyNote size={16} aria-hidden="true" />
      </Button>
      <Button look="quiet" icon aria-label={text("watchlists.remove", { name })} onClick={() => onRemove(shown)}>
        <X size={16} aria-hidden="true" />
      </Button>
    </>
  );
}
