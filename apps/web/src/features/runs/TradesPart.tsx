import { ArrowDown, ArrowUp } from "lucide-react";
import { useMemo, useState } from "react";
import { useFormats, useText } from "../../i18n/index.ts";
import { writeAddress } from "../../router/index.ts";
import { Button, Change, Link, Table } from "../../ui/index.ts";
import { ExportButtons } from "./ExportButtons.tsx";
import { Part } from "./Part.tsx";
import { useReasonWords } from "./run-words.ts";
import type { RunResult } from "./runs.query.ts";
import styles from "./TradesPart.module.css";
import { type Ordering, orderedTrades, type TradeOrder } from "./trade-rows.ts";

/** Rows that are drawn at first, and with each click more. */
const ROWS = 50;

interface TradesPartProps {
  readonly id: string;
  readonly trades: RunResult["trades"];
}

/** Every trade; a click opens it on the trade chart. */
export function TradesPart({ id, trades }: TradesPartProps) {
  const text = useText();
  const { count } = useFormats();
  const [ordering, setOrdering] = useState<Ordering>({ by: "entryDate", descending: false });
  const [shown, setShown] = useState(ROWS);
  const rows = useMemo(() => orderedTrades(trades, ordering), [trades, ordering]);
  const order = (by: TradeOrder) =>
    setOrdering((now) => ({ by, descending: now.by === by ? !now.descending : by === "profit" || by === "return" }));
  if (rows.length === 0) return null;
  return (
    <Part title={text("runs.trades")} note={count(rows.length)} tools={<ExportButtons id={id} />}>
      <div className={styles.scroller}>
        <Table sticky className={styles.table}>
          <TradesHead ordering={ordering} onOrder={order} />
          <tbody>
            {rows.slice(0, shown).map((row) => (
              <TradeRow key={row} id={id} trades={trades} row={row} />
            ))}
          </tbody>
        </Table>
      </div>
      {rows.length > shown && (
        <Button onClick={() => setShown((now) => now + ROWS * 4)}>
          {text("runs.moreTrades", { n: count(rows.length - shown) })}
        </Button>
      )}
    </Part>
  );
}

interface TradesHeadProps {
  readonly ordering: Ordering;
  readonly onOrder: (by: TradeOrder) => void;
}

function TradesHead({ ordering, onOrder }: TradesHeadProps) {
  const text = useText();
  const sortable = (by: TradeOrder, isFigure = false) => {
    const isChosen = ordering.by === by;
    const Arrow = ordering.descending ? ArrowDown : ArrowUp;
    return (
      <th
        scope="col"
        data-figure={isFigure || undefined}
        aria-sort={isChosen ? (ordering.descending ? "descending" : "ascending") : "none"}
      >
        <button type="button" className={styles.sort} onClick={() => onOrder(by)}>
          {text(`runs.column.${by}`)}
          {isChosen && <Arrow size={12} aria-hidden="true" />}
        </button>
      </th>
    );
  };
  return (
    <thead>
      <tr>
        {sortable("code")}
        {sortable("entryDate")}
        <th scope="col" data-figure>
          {text("runs.column.entryPrice")}
        </th>
        <th scope="col">{text("runs.column.exitDate")}</th>
        <th scope="col" data-figure>
          {text("runs.column.exitPrice")}
        </th>
        <th scope="col" data-figure>
          {text("runs.column.quantity")}
        </th>
        {sortable("return", true)}
        {sortable("profit", true)}
        <th scope="col">{text("runs.column.reason")}</th>
      </tr>
    </thead>
  );
}

function TradeRow({ id, trades, row }: TradesPartProps & { readonly row: number }) {
  const { day, price, number } = useFormats();
  const reasonOf = useReasonWords();
  const code = trades.code[row] ?? "";
  const reason = trades.reason[row] ?? "signal";
  const quantity = trades.quantity[row] ?? null;
  // The trade chart counts the trades of one stock, from 1.
  const place = trades.code.slice(0, row + 1).filter((each) => each === code).length;
  return (
    <tr>
      <th scope="row">
        <Link to={writeAddress("/pages/tt", { run: id, code, trade: String(place) })}>{code}</Link>
      </th>
      <td>{day(trades.entryDate[row])}</td>
      <td data-figure>{price(trades.entryPrice[row])}</td>
      <td>{reason === "open" ? "" : day(trades.exitDate[row])}</td>
      <td data-figure>{price(trades.exitPrice[row])}</td>
      <td data-figure>{number(quantity, quantity !== null && Number.isInteger(quantity) ? 0 : 4)}</td>
      <td data-figure>
        <Change fraction={trades.return[row]} arrow={false} />
      </td>
      <td data-figure>{number(trades.profit[row])}</td>
      <td>{reasonOf(reason)}</td>
    </tr>
  );
}
