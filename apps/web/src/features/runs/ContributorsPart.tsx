import { useClassification, useFormats, useText } from "../../i18n/index.ts";
import { stockAddress } from "../../router/index.ts";
import { Link, Table } from "../../ui/index.ts";
import styles from "./ContributorsPart.module.css";
import { Part } from "./Part.tsx";
import type { RunResult } from "./runs.query.ts";

/** Stocks that are listed from each end. */
const SHOWN = 8;

/** Who earned the profit and who lost it; nothing for a run of one stock. */
export function ContributorsPart({ contributors }: Pick<RunResult, "contributors">) {
  const text = useText();
  const { sector } = useClassification();
  const { code, profit, trades, sectors } = contributors;
  if (code.length < 2) return null;
  const rows = code.map((symbol, place) => ({
    name: symbol,
    profit: profit[place] ?? null,
    trades: trades[place] ?? 0,
  }));
  const gains = rows.filter((row) => (row.profit ?? 0) > 0).slice(0, SHOWN);
  const losses = rows
    .filter((row) => (row.profit ?? 0) < 0)
    .slice(-SHOWN)
    .toReversed();
  const bySector = sectors.sector.map((name, place) => ({
    name: sector(name),
    profit: sectors.profit[place] ?? null,
    trades: sectors.trades[place] ?? 0,
  }));
  return (
    <Part title={text("runs.contributors")}>
      <div className={styles.tables}>
        <ProfitTable title={text("runs.gains")} rows={gains} isStock />
        <ProfitTable title={text("runs.losses")} rows={losses} isStock />
        {bySector.length > 1 && <ProfitTable title={text("runs.sectors")} rows={bySector} />}
      </div>
    </Part>
  );
}

interface ProfitTableProps {
  readonly title: string;
  readonly rows: readonly { readonly name: string; readonly profit: number | null; readonly trades: number }[];
  readonly isStock?: boolean;
}

function ProfitTable({ title, rows, isStock = false }: ProfitTableProps) {
  const text = useText();
  const { count, number } = useFormats();
  if (rows.length === 0) return null;
  return (
    <Table edge="flush" figures className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{text("runs.trades")}</th>
          <th scope="col">{text("runs.column.profit")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, profit, trades }) => (
          <tr key={name}>
            <th scope="row">{isStock ? <Link to={stockAddress(name)}>{name}</Link> : name}</th>
            <td>{count(trades)}</td>
            <td>{number(profit, 0)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
