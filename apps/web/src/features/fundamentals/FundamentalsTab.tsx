import type { WireFundamentals } from "@plumbline/contract";
import { isFinancial, type MetricGroup } from "@plumbline/contract/calls";
import { useSuspenseQueries } from "@tanstack/react-query";
import { quantityDecimals } from "../../format/index.ts";
import { currencyName, useFormats, useText } from "../../i18n/index.ts";
import { type Query, queryState } from "../../router/index.ts";
import { MissingLines, Notice, PanelFrame } from "../../ui/index.ts";
import { readDetailState, writeDetailState } from "./detail-state.ts";
import styles from "./FundamentalsTab.module.css";
import { catalogueQuery, fundamentalsQuery, type StockOnDay } from "./fundamentals.query.ts";
import { MetricsCsvButton } from "./MetricsCsvButton.tsx";
import { MetricTable } from "./MetricTable.tsx";
import { metricRows, periodsOf, spanOf } from "./metric-rows.ts";
import { type MissingParts, missingParts, type TableColumn } from "./missing-parts.ts";

const [useDetailState, changeDetail] = queryState(readDetailState, writeDetailState);

interface FundamentalsTabProps extends StockOnDay {
  readonly group: MetricGroup;
  /** Names what is open of the group. */
  readonly query: Query;
}

/** The five metrics of a group: in columns, over time, and with evidence down to the filings. */
export function FundamentalsTab({ code, asOf, group, query }: FundamentalsTabProps) {
  const state = useDetailState(query);
  const text = useText();
  const { day, scale } = useFormats();
  const [{ data: stock }, { data: catalogue }] = useSuspenseQueries({
    queries: [fundamentalsQuery({ code, asOf }), catalogueQuery],
  });
  const rows = stock ? metricRows(stock, catalogue, group) : [];
  const hasPeriods = stock !== null && periodsOf(stock, spanOf(stock)).length > 0;
  if (!stock || rows.length === 0) {
    return (
      <PanelFrame toEdges>
        <Notice title={text("fundamentals.none", { symbol: stock?.symbol ?? code })}>
          {text("fundamentals.noneExplained")}
        </Notice>
      </PanelFrame>
    );
  }
  if (!hasPeriods) {
    return (
      <PanelFrame toEdges>
        <Notice title={text("fundamentals.nothingYet", { symbol: stock.symbol })}>
          {asOf ? text("fundamentals.nothingYetOn", { day: day(asOf) }) : text("fundamentals.noneExplained")}
        </Notice>
      </PanelFrame>
    );
  }
  const missing = missingParts(rows);
  return (
    <PanelFrame toEdges aria-label={text(`fundamentals.tab.${group}`)} data-accounts={stock.accounts?.state}>
      <div className={styles.head}>
        <h2 className={styles.question}>{text(`fundamentals.question.${group}`)}</h2>
        <p className={styles.units}>
          {text(`fundamentals.units.${scale}`, { currency: currencyName(stock.currency, text) })}
        </p>
      </div>
      <Remarks stock={stock} missing={missing} isPerShare={rows.some(({ id }) => id === "eps")} />
      <MetricTable stock={stock} rows={rows} missing={missing} asOf={asOf} state={state} onChange={changeDetail} />
      <Missing stock={stock} missing={missing} />
      <div className={styles.foot}>
        <p className={styles.legend}>{text("fundamentals.legend")}</p>
        <MetricsCsvButton stock={stock} rows={rows} group={group} />
      </div>
    </PanelFrame>
  );
}

interface MissingProps {
  readonly stock: WireFundamentals;
  readonly missing: MissingParts;
}

/** What the table leaves out because nothing is known of it, and why. */
function Missing({ stock, missing: { rows, columns } }: MissingProps) {
  const text = useText();
  if (rows.length + columns.length === 0) return null;
  const nameOf = (column: TableColumn): string =>
    text(column === "previous" && stock.isAnnualOnly ? "fundamentals.previousYear" : `fundamentals.${column}`);
  const parts = [
    ...rows.map(({ row, because }) => ({ name: text(`fundamentals.metric.${row.id}`), because })),
    ...columns.map(({ column, because }) => ({ name: nameOf(column), because })),
  ];
  return (
    <div className={styles.missing}>
      <MissingLines parts={parts} />
    </div>
  );
}

interface RemarksProps extends MissingProps {
  /** Whether figures per share are among them. */
  readonly isPerShare: boolean;
}

/** Remarks on the accounts, before the figures. */
function Remarks({ stock, missing, isPerShare }: RemarksProps) {
  const text = useText();
  const { number } = useFormats();
  const { companyType, ordinarySharesPerReceipt: shares } = stock;
  return (
    <>
      {stock.isAnnualOnly && <p className={styles.remark}>{text("fundamentals.annualOnly")}</p>}
      {isPerShare && shares !== null && (
        <p className={styles.remark}>
          {text("fundamentals.perOrdinaryShare", { shares: number(shares, quantityDecimals(shares)) })}
        </p>
      )}
      {isFinancial(companyType) && missing.rows.length === 0 && (
        <p className={styles.remark}>{text(`fundamentals.type.${companyType}`)}</p>
      )}
    </>
  );
}
