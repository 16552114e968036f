import type { WireFigure } from "@plumbline/contract";
import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { MISSING } from "../../format/index.ts";
import { useFormats, useText } from "../../i18n/index.ts";
import { FigureValue } from "../../ui/index.ts";
import { BasisSwitch } from "./BasisSwitch.tsx";
import { ChangeStrip } from "./ChangeStrip.tsx";
import { type Basis, basisOf } from "./change-cells.ts";
import styles from "./HeaderFigures.module.css";
import { Ranges } from "./Ranges.tsx";
import { RatioTable } from "./RatioTable.tsx";
import { type StockSummary, stockHeaderQuery } from "./stock-header.query.ts";

interface HeaderFiguresProps {
  readonly code: string;
  readonly asOf: string | undefined;
  readonly basis: Basis;
  /** Changes the basis of the page; without it another part of the page does. */
  readonly onBasis?: (basis: Basis) => void;
}

/** The figures that compare the last price with the past and with other companies. */
export function HeaderFigures({ code, asOf, basis: chosen, onBasis }: HeaderFiguresProps) {
  const text = useText();
  const { data: info } = useSuspenseQuery(stockHeaderQuery(code, asOf));
  const basis = basisOf(info, chosen);
  const isTotalOnly = info.priceBasis === "total-return";
  return (
    <section className={styles.figures} aria-label={text("header.figures")}>
      <div className={styles.parts}>
        <Ranges ranges={info.ranges} />
        <div className={styles.changes}>
          {onBasis && !isTotalOnly ? (
            <BasisSwitch basis={basis} onBasis={onBasis} />
          ) : (
            <p className={styles.basis}>{text(`header.measure.${basis}`)}</p>
          )}
          <ChangeStrip info={info} basis={basis} />
        </div>
        {isTotalOnly && <p className={styles.basis}>{text("header.totalOnly")}</p>}
        <div className={styles.compared}>
          <HeaderFacts info={info} />
          <RatioTable info={info} />
        </div>
      </div>
    </section>
  );
}

/** Dates of reports and the dividend yield. */
function HeaderFacts({ info: { earnings, dividendYield } }: { readonly info: StockSummary }) {
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
