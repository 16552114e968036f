import { useSuspenseQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense } from "react";
import { MISSING } from "../../format/index.ts";
import { sourceName, useFormats, useText } from "../../i18n/index.ts";
import { FigureValue, Panel } from "../../ui/index.ts";
import styles from "./KeyFactsPanel.module.css";
import { historyQuery, identityQuery } from "./stock-facts.query.ts";

const FilingLink = lazy(async () => ({ default: (await import("../../ui/provenance/FilingLink.tsx")).FilingLink }));

/** Facts about a stock besides its prices, and the source of the prices. */
export function KeyFactsPanel({ code, asOf }: { readonly code: string; readonly asOf?: string | undefined }) {
  const text = useText();
  const { day } = useFormats();
  const { data: info } = useSuspenseQuery(identityQuery(code, asOf));
  const { data: history } = useSuspenseQuery(historyQuery(code, asOf));
  const { lastReport } = info.earnings;
  return (
    <Panel title={text("analysis.facts")}>
      <dl className={styles.facts}>
        <KeyFact name={text("analysis.yearRange")}>
          <Span range={info.ranges.year} name={text("analysis.yearRange")} />
        </KeyFact>
        <KeyFact name={text("analysis.decadeRange")}>
          <Span range={info.ranges.decade} name={text("analysis.decadeRange")} />
        </KeyFact>
        <KeyFact name={text("analysis.listed")}>{day(info.listed)}</KeyFact>
        {info.delisted && <KeyFact name={text("analysis.delisted")}>{day(info.delisted)}</KeyFact>}
        {/* Bars of weeks or months have the date of their last day, so only the month of the first price is certain. */}
        <KeyFact name={text("analysis.firstPrice")}>
          {day(history?.bars.date[0], history?.interval === "day" ? "full" : "month")}
        </KeyFact>
        <KeyFact name={text("analysis.lastPrice")}>{day(info.price.day)}</KeyFact>
        <KeyFact name={text("analysis.lastReport")}>
          {lastReport
            ? text("analysis.lastReportOf", { form: lastReport.form, day: day(lastReport.filedAt) })
            : MISSING}
        </KeyFact>
        {lastReport && (
          <KeyFact name={text("analysis.accession")}>
            <Suspense fallback={lastReport.accession}>
              <FilingLink accession={lastReport.accession} />
            </Suspense>
          </KeyFact>
        )}
        {info.cik !== null && <KeyFact name={text("analysis.cik")}>{String(info.cik)}</KeyFact>}
        {info.aliases.length > 0 && <KeyFact name={text("analysis.aliases")}>{info.aliases.join(", ")}</KeyFact>}
        <KeyFact name={text("analysis.source")}>{history?.source ? sourceName(history.source, text) : MISSING}</KeyFact>
        <KeyFact name={text("analysis.basis")}>
          {info.priceBasis ? text(`analysis.basis.${info.priceBasis}`) : MISSING}
        </KeyFact>
      </dl>
    </Panel>
  );
}

type Range = { readonly low: Parameters<typeof FigureValue>[0]["figure"]; readonly high: Range["low"] };

function Span({ range: { low, high }, name }: { readonly range: Range; readonly name: string }) {
  const { price } = useFormats();
  const text = useText();
  if (low.value === null) return <FigureValue figure={low} label={name} format={price} />;
  return (
    <>
      <FigureValue figure={low} label={text("header.low", { range: name })} format={price} /> –{" "}
      <FigureValue figure={high} label={text("header.high", { range: name })} format={price} />
    </>
  );
}

function KeyFact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
