import type { WireFigure } from "@plumbline/contract";
import type { ReactNode } from "react";
import { MISSING } from "../../format/index.ts";
import { useFormats, useText } from "../../i18n/index.ts";
import { FigureValue } from "../../ui/index.ts";
import type { BaseInfo } from "./base-info.ts";
import styles from "./HeaderFacts.module.css";

/** Dates of reports and the dividend yield. */
export function HeaderFacts({ info: { earnings, dividendYield } }: { readonly info: BaseInfo }) {
  const text = useText();
  const { percent, day } = useFormats();
  const { lastReport } = earnings;
  return (
    <dl className={styles.facts}>
      <Fact name={text("header.earnings")}>
        <NextEarnings earnings={earnings} />
      </Fact>
      <Fact name={text("header.lastReport")}>
        {lastReport ? text("header.lastReportOf", { form: lastReport.form, day: day(lastReport.filedAt) }) : MISSING}
      </Fact>
      <Fact name={text("header.dividendYield")}>
        <FigureValue
          figure={dividendYield}
          label={text("header.dividendYield")}
          format={percent}
          explanation={text("header.explain.dividendYield")}
        />
      </Fact>
    </dl>
  );
}

/** No provider of this market announces reports. */
const UNKNOWN: WireFigure = { value: null, because: "not-available-from-provider" };

function NextEarnings({ earnings: { day: date, status } }: Pick<BaseInfo, "earnings">) {
  const text = useText();
  const { day } = useFormats();
  if (date && status !== "unknown") return text(`header.earnings.${status}`, { day: day(date) });
  return <FigureValue figure={UNKNOWN} label={text("header.earnings")} format={String} />;
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
