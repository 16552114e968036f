import type { WireRange } from "@plumbline/contract";
import { useSuspenseQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense } from "react";
import { quantityDecimals } from "../../format/index.ts";
import { sourceName, useFormats, useText } from "../../i18n/index.ts";
import { FigureValue, MissingLines, missingPart, Panel } from "../../ui/index.ts";
import styles from "./KeyFactsPanel.module.css";
import { historyQuery, identityQuery } from "./stock-facts.query.ts";

const FilingLink = lazy(async () => ({ default: (await import("../../ui/provenance/FilingLink.tsx")).FilingLink }));

/** Facts about a stock besides its prices, and the source of the prices. */
export function KeyFactsPanel({ code, asOf }: { readonly code: string; readonly asOf?: string | undefined }) {
  const text = useText();
  const { day, number } = useFormats();
  const { data: info } = useSuspenseQuery(identityQuery(code, asOf));
  const { data: history } = useSuspenseQuery(historyQuery(code, asOf));
  const { lastReport } = info.earnings;
  const receipt = info.ordinarySharesPerReceipt;
  return (
    <Panel title={text("analysis.facts")}>
      <dl className={styles.facts}>
        {RANGES.map((range) => (
          <RangeFact key={range} name={text(`analysis.${range}Range`)} range={info.ranges[range]} />
        ))}
        {info.delisted && <KeyFact name={text("analysis.delisted")}>{day(info.delisted)}</KeyFact>}
        {/* Bars of weeks or months have the date of their last day, so only the month of the first price is certain. */}
        {history && (
          <KeyFact name={text("analysis.firstPrice")}>
            {day(history.bars.date[0], history.interval === "day" ? "full" : "month")}
          </KeyFact>
        )}
        {info.price.day && <KeyFact name={text("analysis.lastPrice")}>{day(info.price.day)}</KeyFact>}
        {lastReport && (
          <>
            <KeyFact name={text("analysis.lastReport")}>
              {text("analysis.lastReportOf", { form: lastReport.form, day: day(lastReport.filedAt) })}
            </KeyFact>
            <KeyFact name={text("analysis.accession")}>
              <Suspense fallback={lastReport.accession}>
                <FilingLink accession={lastReport.accession} />
              </Suspense>
            </KeyFact>
          </>
        )}
        {receipt && receipt.value !== null && (
          <KeyFact name={text("provenance.receipt")}>
            <FigureValue
              figure={receipt}
              label={text("provenance.receipt")}
              format={(shares) =>
                text("provenance.sharesPerReceipt", {
                  count: shares,
                  shares: number(shares, quantityDecimals(shares)),
                })
              }
            />
          </KeyFact>
        )}
        {info.cik !== null && <KeyFact name={text("analysis.cik")}>{String(info.cik)}</KeyFact>}
        {info.aliases.length > 0 && <KeyFact name={text("analysis.aliases")}>{info.aliases.join(", ")}</KeyFact>}
        {history && <KeyFact name={text("analysis.source")}>{sourceName(history.source, text)}</KeyFact>}
        {info.priceBasis && (
          <KeyFact name={text("analysis.basis")}>{text(`analysis.basis.${info.priceBasis}`)}</KeyFact>
        )}
      </dl>
      <div className={styles.missing}>
        <MissingLines
          parts={[
            ...RANGES.flatMap((range) => missingPart(text(`analysis.${range}Range`), info.ranges[range].low)),
            ...(receipt ? missingPart(text("provenance.receipt"), receipt) : []),
            ...(lastReport ? [] : [{ name: text("analysis.lastReport"), because: "not-in-market-data" as const }]),
          ]}
        />
      </div>
    </Panel>
  );
}

const RANGES = ["year", "decade"] as const;

interface RangeFactProps {
  readonly range: Pick<WireRange, "low" | "high">;
  readonly name: string;
}

function RangeFact({ range: { low, high }, name }: RangeFactProps) {
  const { price } = useFormats();
  const text = useText();
  if (low.value === null) return null;
  return (
    <KeyFact name={name}>
      <FigureValue figure={low} label={text("header.low", { range: name })} format={price} /> –{" "}
      <FigureValue figure={high} label={text("header.high", { range: name })} format={price} />
    </KeyFact>
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
