import { useSuspenseQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense } from "react";
import { quantityDecimals } from "../../format/index.ts";
import { sourceName, useFormats, useText } from "../../i18n/index.ts";
import { FigureValue, Hint, MissingLines, missingPart, Panel } from "../../ui/index.ts";
import styles from "./KeyFactsPanel.module.css";
import { historyQuery, identityQuery } from "./stock-facts.query.ts";

const FilingLink = lazy(async () => ({ default: (await import("../../ui/provenance/FilingLink.tsx")).FilingLink }));

/** Facts about a stock that stand nowhere else on its page; behind a question mark the source of its prices. */
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
        {info.delisted && <KeyFact name={text("analysis.delisted")}>{day(info.delisted)}</KeyFact>}
        {/* Bars of weeks or months have the date of their last day, so only the month of the first price is certain. */}
        {history && (
          <KeyFact name={text("analysis.firstPrice")}>
            {day(history.bars.date[0], history.interval === "day" ? "full" : "month")}
          </KeyFact>
        )}
        {lastReport && (
          <KeyFact name={text("analysis.accession")}>
            <Suspense fallback={lastReport.accession}>
              <FilingLink accession={lastReport.accession} />
            </Suspense>
          </KeyFact>
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
      </dl>
      <div className={styles.missing}>
        <MissingLines parts={receipt ? missingPart(text("provenance.receipt"), receipt) : []} />
        {(history || info.priceBasis) && (
          <Hint about={text("analysis.facts")}>
            {history && <p>{text("analysis.sourceOf", { source: sourceName(history.source, text) })}</p>}
            {info.priceBasis && <p>{text(`analysis.basis.${info.priceBasis}`)}</p>}
          </Hint>
        )}
      </div>
    </Panel>
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
