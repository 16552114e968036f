import type { Names } from "@plumbline/contract";
import { memo, type ReactNode } from "react";
import { MISSING } from "../../../format/index.ts";
import { currencyName, useNameOf } from "../../../i18n/index.ts";
import { writeAddress } from "../../../router/index.ts";
import { Link, Skeleton } from "../../../ui/index.ts";
import { type ScreenWords, typeName } from "../catalogue/screen-words.ts";
import type { AboutColumn, Column } from "./columns.ts";
import styles from "./ResultTable.module.css";
import type { ScreenRow } from "./screen-rows.ts";
import { ValueCell } from "./ValueCell.tsx";

/** The column of the first value: the check box and the company come before it. */
export const FIRST_VALUE = 2;

/** Draws the star of a company, with its tab index in a grid whose arrow keys move the focus. */
export type RenderStar = (company: { readonly symbol: string; readonly names: Names }, tabIndex?: number) => ReactNode;

interface ResultRowProps {
  readonly index: number;
  /** Null while it loads. */
  readonly row: ScreenRow | null;
  readonly columns: readonly Column[];
  /** The column of this row that the tab key reaches; null in all other rows. */
  readonly active: number | null;
  readonly asOf: string | undefined;
  readonly isSelected: boolean;
  readonly maySelect: boolean;
  readonly onSelect: (symbol: string, isSelected: boolean) => void;
  readonly renderStar: RenderStar;
  readonly words: ScreenWords;
  /** Id of the sentence that explains the mark of old accounts. */
  readonly noteId: string;
}

/** One company of the table. */
export const ResultRow = memo(function ResultRow(props: ResultRowProps) {
  const { index, row, columns, active, words, renderStar, noteId } = props;
  const nameOf = useNameOf();
  const tabIndexOf = (column: number): number => (active === column ? 0 : -1);
  if (!row) return <WaitingRow index={index} columns={columns.length} />;
  return (
    <tr
      aria-rowindex={index + 2}
      data-row={index}
      data-stock={row.symbol}
      data-name={nameOf(row.names)}
      data-selected={props.isSelected}
      className={styles.row}
    >
      <Company {...props} row={row} tabIndexOf={tabIndexOf} />
      {columns.map((column, place) => {
        const tabIndex = tabIndexOf(place + FIRST_VALUE);
        return column.kind === "about" ? (
          <td key={column.id} data-column={place + FIRST_VALUE} className={styles.about}>
            <span tabIndex={tabIndex} title={aboutText(column.id, row, words)}>
              {aboutText(column.id, row, words)}
            </span>
          </td>
        ) : (
          <td key={column.id} data-column={place + FIRST_VALUE} className={styles.figure}>
            <ValueCell
              row={row}
              column={column}
              words={words}
              tabIndex={tabIndex}
              noteId={noteId}
              isFollowed={props.asOf === undefined}
            />
          </td>
        );
      })}
      <td data-column={columns.length + FIRST_VALUE} className={styles.star}>
        {renderStar(row, tabIndexOf(columns.length + FIRST_VALUE))}
      </td>
    </tr>
  );
});

interface CompanyProps extends Omit<ResultRowProps, "row"> {
  readonly row: ScreenRow;
  readonly tabIndexOf: (column: number) => number;
}

function Company({ row: { symbol, names }, isSelected, maySelect, asOf, words, onSelect, tabIndexOf }: CompanyProps) {
  const nameOf = useNameOf();
  return (
    <th scope="row" className={styles.company}>
      <span className={styles.identity}>
        <span data-column={0} className={styles.select}>
          <input
            type="checkbox"
            data-compare=""
            tabIndex={tabIndexOf(0)}
            aria-label={words.text("screener.select", { symbol })}
            checked={isSelected}
            disabled={!isSelected && !maySelect}
            onChange={({ target }) => onSelect(symbol, target.checked)}
          />
        </span>
        <span data-column={1} className={styles.who}>
          <Link
            to={writeAddress("/pages/analysis", { code: symbol, asOf })}
            tabIndex={tabIndexOf(1)}
            className={styles.symbol}
          >
            {symbol}
          </Link>
          <span className={styles.name}>{nameOf(names)}</span>
        </span>
      </span>
    </th>
  );
}

/** The text of a column that describes the company. */
function aboutText(column: AboutColumn, row: ScreenRow, words: ScreenWords): string {
  switch (column) {
    case "sector":
      return row.sector === null ? MISSING : words.sector(row.sector);
    case "industry":
      return row.industry === null ? MISSING : words.industry(row.industry);
    case "companyType":
      return typeName(row.companyType, words);
    case "currency":
      return currencyName(row.currency, words.text);
    case "accountsCurrency":
      return row.accountsCurrency ?? MISSING;
    case "periodEnd":
    case "filedAt":
      return words.formats.day(row[column]);
  }
}

function WaitingRow({ index, columns }: { readonly index: number; readonly columns: number }) {
  return (
    <tr aria-rowindex={index + 2} className={styles.row}>
      <th scope="row" className={styles.company}>
        <Skeleton height="1rem" width="55%" className={styles.waitingName} />
      </th>
      {Array.from({ length: columns }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places that hold nothing yet.
        <td key={place} className={styles.figure}>
          <Skeleton height="1rem" width="60%" className={styles.waiting} />
        </td>
      ))}
      <td className={styles.star} />
    </tr>
  );
}
