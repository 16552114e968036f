import type { WireFigure } from "@plumbline/contract";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { MISSING } from "../../format/index.ts";
import { useFormats, useText } from "../../i18n/index.ts";
import { FigureValue } from "../../ui/index.ts";
import { ChangeStrip } from "./ChangeStrip.tsx";
import styles from "./HeaderFigures.module.css";
import { Ranges } from "./Ranges.tsx";
import { RatioTable } from "./RatioTable.tsx";
import { type StockSummary, stockHeaderQuery } from "./stock-header.query.ts";

interface HeaderFiguresProps {
  readonly code: string;
  readonly asOf: string | undefined;
}

/**
 * The figures that compare the last price with the past and with other companies, in one section as a phone shows them.
 */
export function HeaderFigures({ code, asOf }: HeaderFiguresProps) {
  const text = useText();
  const { data: info } = useSuspenseQuery(stockHeaderQuery(code, asOf));
  return (
    <section className={styles.figures} aria-label={text("header.figures")}>
      <Ranges ranges={info.ranges} />
      <ChangeStrip info={info} />
      <HeaderFacts info={info} />
      <RatioTable info={info} />
    </section>
  );
}

/** The figures in a section that is closed at first. */
export function FoldedFigures(props: HeaderFiguresProps) {
  const text = useText();
  return (
    <details className={styles.folded}>
      <summary>{text("header.figures")}</summary>
      <HeaderFigures {...props} />
    </details>
  );
}

/** Dates of reports and the dividend yield. */
export function HeaderFacts({ info: { earnings, dividendYield } }: { readonly info: StockSummary }) {
  const text = useText();
  const { percent, day } = useFormats();
  const { lastReport } = earnings;
  return (
    <dl className={styles.facts}>
      <HeaderFact name={text("header.earnings")}>
        <NextEarnings earnings={earnings} />
      </HeaderFact>
      <HeaderFact name={text("header.lastReport")}>
        {lastReport ? text("header.lastReportOf", { form: lastReport.form, day: day(lastReport.filedAt) }) : MISSING}
      </HeaderFact>
      <HeaderFact name={text("header.dividendYield")}>
        <FigureValue
          figure={dividendYield}
          label={text("header.dividendYield")}
          format={percent}
          explanation={text("header.explain.dividendYield")}
        />
      </HeaderFact>
    </dl>
  );
}

/** Shown because no provider of this market announces reports. */
const UNKNOWN: WireFigure = { value: null, because: "not-available-from-provider" };

function NextEarnings({ earnings: { day: date, status } }: Pick<StockSummary, "earnings">) {
  const text = useText();
  const { day } = useFormats();
  if (date && status !== "unknown") return text(`header.earnings.${status}`, { day: day(date) });
  return <FigureValue figure={UNKNOWN} label={text("header.earnings")} format={String} />;
}

function HeaderFact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
