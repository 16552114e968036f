import type { WireCatalogueMetric, WirePeriod } from "@plumbline/contract";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { EvidenceTree } from "../../evidence/index.ts";
import { useFormats, useText } from "../../i18n/index.ts";
import { AlertLink } from "../../ui/AlertLink.tsx";
import { classNames, RetryButton, Skeleton } from "../../ui/index.ts";
import type { ChangeDetail, DetailState } from "./detail-state.ts";
import { FiledFigure } from "./FiledFigure.tsx";
import { filedOn, type StockMetric } from "./filed-on.ts";
import { evidenceQuery, type FigureRequest } from "./fundamentals.query.ts";
import { indexOfEnd } from "./history-items.ts";
import styles from "./MetricDetail.module.css";
import { IndustryFigure, MeanFigure } from "./MetricFigures.tsx";
import { MetricHistory } from "./MetricHistory.tsx";
import { periodsOf } from "./metric-rows.ts";
import { RivalList } from "./RivalList.tsx";
import { periodName, valueWriter } from "./written-value.ts";

interface MetricDetailProps extends StockMetric {
  readonly state: DetailState;
  readonly onChange: ChangeDetail;
}

/** One metric over time, and the evidence of the figure of one period. */
export function MetricDetail({ stock, row, asOf, state, onChange }: MetricDetailProps) {
  const span = stock.isAnnualOnly ? "year" : state.span;
  const text = useText();
  const periods = periodsOf(stock, span);
  const chosen = indexOfEnd(periods, state.end);
  const period = periods[chosen];
  return (
    <div className={styles.detail}>
      <ColumnsList stock={stock} row={row} asOf={asOf} />
      <MetricHistory stock={stock} row={row} span={span} chosen={chosen} onChange={onChange} />
      {period && (
        <EvidencePanel
          request={{ code: stock.symbol, asOf, metric: row.id, end: period.end, span }}
          period={period}
          unit={row.unit}
        />
      )}
      <p data-print="hide">
        <AlertLink about={`metric.${row.id}.latest`}>{text("fundamentals.alert")}</AlertLink>
      </p>
    </div>
  );
}

/** The columns that do not fit on a narrow screen; a wider screen has them in the table. */
function ColumnsList({ stock, row, asOf }: StockMetric) {
  const text = useText();
  const write = valueWriter(row.unit, useFormats(), text);
  const { previous } = row.columns;
  const metric = text(`fundamentals.metric.${row.id}`);
  const names = {
    previous: text(stock.isAnnualOnly ? "fundamentals.previousYear" : "fundamentals.previous"),
    oneYear: text("fundamentals.oneYearAverage"),
    fiveYears: text("fundamentals.fiveYearAverage"),
    industry: text("fundamentals.industry"),
  };
  const labelOf = (column: string) => text("fundamentals.of", { metric, column });
  return (
    <dl className={styles.columns}>
      <Column name={names.previous} className={styles.narrow}>
        <FiledFigure
          {...filedOn({ stock, row, asOf }, -2)}
          recent={{ row, before: 1 }}
          figure={previous}
          label={labelOf(names.previous)}
          format={write}
        />
      </Column>
      <Column name={names.oneYear} className={styles.narrow}>
        <MeanFigure row={row} column="oneYearAverage" label={labelOf(names.oneYear)} write={write} />
      </Column>
      <Column name={names.fiveYears} className={styles.narrow}>
        <MeanFigure row={row} column="fiveYearAverage" label={labelOf(names.fiveYears)} write={write} />
      </Column>
      <Column name={names.industry}>
        <IndustryFigure row={row} label={labelOf(names.industry)} />
      </Column>
    </dl>
  );
}

interface ColumnProps {
  readonly name: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

function Column({ name, className, children }: ColumnProps) {
  return (
    <div className={classNames(styles.column, className)}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface EvidencePanelProps {
  readonly request: FigureRequest;
  readonly period: WirePeriod;
  readonly unit: WireCatalogueMetric["unit"];
}

/** The evidence of the figure of one period: formula, parts, filings. */
function EvidencePanel({ request, period, unit }: EvidencePanelProps) {
  const text = useText();
  const formats = useFormats();
  const { data, error, isPlaceholderData, refetch } = useQuery(evidenceQuery(request));
  return (
    <section className={styles.evidence} aria-busy={isPlaceholderData} data-updating={isPlaceholderData}>
      <h3 className={styles.title}>
        {text("fundamentals.evidence")}
        <span className={styles.period}>{periodName(period, text)}</span>
      </h3>
      {error && !data && (
        <p role="alert">
          {text("shell.failed")} <RetryButton error={error} onRetry={refetch} />
        </p>
      )}
      {!data && !error && <Skeleton height="9rem" />}
      {data && data.figure.value === null && <p>{text(`reason.${data.figure.because}`)}</p>}
      {data?.tree && <EvidenceTree tree={data.tree} result={valueWriter(unit, formats, text)(data.tree.value)} />}
      {data && data.rivals.length > 0 && (
        <div className={styles.rivals}>
          <RivalList rivals={data.rivals} leftOut={data.rivalsLeftOut} isMissing={data.figure.value === null} />
        </div>
      )}
    </section>
  );
}
