import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { MISSING } from "../../format/index.ts";
import { useFormats, useText } from "../../i18n/index.ts";
import { FigureValue, Panel } from "../../ui/index.ts";
import styles from "./KeyFactsPanel.module.css";
import { historyQuery, identityQuery } from "./stock-facts.query.ts";

/** What the market knows of a stock besides its prices, and where the prices are from. */
export function KeyFactsPanel({ code, asOf }: { readonly code: string; readonly asOf?: string | undefined }) {
  const text = useText();
  const { day } = useFormats();
  const { data: info } = useSuspenseQuery(identityQuery(code, asOf));
  const { data: history } = useSuspenseQuery(historyQuery(code, asOf));
  const { lastReport } = info.earnings;
  return (
    <Panel title={text("analysis.facts")}>
      <dl className={styles.facts}>
        <Fact name={text("analysis.yearRange")}>
          <Span range={info.ranges.year} name={text("analysis.yearRange")} />
        </Fact>
        <Fact name={text("analysis.decadeRange")}>
          <Span range={info.ranges.decade} name={text("analysis.decadeRange")} />
        </Fact>
        <Fact name={text("analysis.listed")}>{day(info.listed)}</Fact>
        {info.delisted && <Fact name={text("analysis.delisted")}>{day(info.delisted)}</Fact>}
        {/* A bar of a week or month is dated by its last day: then the month is all that is sure. */}
        <Fact name={text("analysis.firstPrice")}>
          {day(history?.bars.date[0], history?.interval === "day" ? "full" : "month")}
        </Fact>
        <Fact name={text("analysis.lastPrice")}>{day(info.price.day)}</Fact>
        <Fact name={text("analysis.lastReport")}>
          {lastReport
            ? text("analysis.lastReportOf", { form: lastReport.form, day: day(lastReport.filedAt) })
            : MISSING}
        </Fact>
        {lastReport && <Fact name={text("analysis.accession")}>{lastReport.accession}</Fact>}
        {info.cik !== null && <Fact name={text("analysis.cik")}>{String(info.cik)}</Fact>}
        {info.aliases.length > 0 && <Fact name={text("analysis.aliases")}>{info.aliases.join(", ")}</Fact>}
        <Fact name={text("analysis.source")}>{history?.source || MISSING}</Fact>
        <Fact name={text("analysis.basis")}>
          {info.priceBasis ? text(`analysis.basis.${info.priceBasis}`) : MISSING}
        </Fact>
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

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
