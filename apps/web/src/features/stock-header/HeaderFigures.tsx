import { useSuspenseQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useFormats, useText } from "../../i18n/index.ts";
import { FigureValue, MissingLines, type MissingPart, missingPart } from "../../ui/index.ts";
import { BasisSwitch } from "./BasisSwitch.tsx";
import { ChangeStrip, ChangesUntil } from "./ChangeStrip.tsx";
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
  const chooses = onBasis !== undefined && !isTotalOnly;
  return (
    <section className={styles.figures} aria-label={text("header.figures")}>
      <div className={styles.parts}>
        <Ranges ranges={info.ranges} />
        <div className={styles.changes} data-chooses={chooses}>
          {chooses && <BasisSwitch basis={basis} onBasis={onBasis} />}
          <ChangesUntil info={info} basis={basis} />
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

/** Dates of reports and the dividend yield; what is missing in one line for each reason. */
function HeaderFacts({ info: { earnings, dividendYield } }: { readonly info: StockSummary }) {
  const text = useText();
  const { percent, day } = useFormats();
  const { lastReport, day: date, status, because } = earnings;
  const next = date && status !== "unknown" ? text(`header.earnings.${status}`, { day: day(date) }) : null;
  const missing: readonly MissingPart[] = [
    ...(because ? [{ name: text("header.earnings"), because }] : []),
    ...(lastReport ? [] : [{ name: text("header.lastReport"), because: NOT_IMPORTED }]),
    ...missingPart(text("header.dividendYield"), dividendYield),
  ];
  return (
    <div className={styles.known}>
      <dl className={styles.facts}>
        {next && <HeaderFact name={text("header.earnings")}>{next}</HeaderFact>}
        {lastReport && (
          <HeaderFact name={text("header.lastReport")}>
            {text("header.lastReportOf", { form: lastReport.form, day: day(lastReport.filedAt) })}
          </HeaderFact>
        )}
        {dividendYield.value !== null && (
          <HeaderFact name={text("header.dividendYield")}>
            <FigureValue
              figure={dividendYield}
              label={text("header.dividendYield")}
              format={percent}
              explanation={text("header.explain.dividendYield")}
            />
          </HeaderFact>
        )}
      </dl>
      <MissingLines parts={missing} />
    </div>
  );
}

const NOT_IMPORTED: MissingPart["because"] = "not-in-market-data";

function HeaderFact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
