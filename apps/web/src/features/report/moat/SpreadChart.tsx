import type { WireMoatYear } from "@plumbline/contract";
import { isFinancial } from "@plumbline/contract/calls";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { BarChart, type BarItem, percentDecimals } from "../../../charts/index.ts";
import { namedSeams, placedSeams, SeamList, useSeamSentence } from "../../../evidence/index.ts";
import { useLocale } from "../../../i18n/index.ts";
import { FigureValue } from "../../../ui/index.ts";
import { moatQuery } from "../report.query.ts";
import styles from "./SpreadChart.module.css";

/** Years that are named under their bars on a phone. */
const MAX_NAMED = 5;

/** The spread between return and cost of capital of each fiscal year; of the chosen one with both parts. */
export function SpreadChart({ code, asOf }: { readonly code: string; readonly asOf: string | undefined }) {
  const { text, formats } = useLocale();
  const { data: moat } = useSuspenseQuery(moatQuery({ code, asOf }));
  const { years } = moat;
  const [chosen, setChosen] = useState(years.length - 1);
  const [pointed, setPointed] = useState<number | null>(null);
  const items = useMemo(() => {
    const points = (value: number) => text("fundamentals.points", { n: formats.points(value, 1) });
    const named = Math.ceil(years.length / MAX_NAMED);
    return years.map(({ fiscalYear, end, spread }, k): BarItem => {
      const year = text("fundamentals.year", { year: fiscalYear });
      const value = spread.value === null ? text(`reason.${spread.because}`) : points(spread.value);
      return {
        key: end,
        value: spread.value,
        time: (years.length - 1 - k) % named === 0 ? `${fiscalYear}` : null,
        spoken: `${year}: ${value}`,
      };
    });
  }, [years, text, formats]);
  const seamSentence = useSeamSentence(false);
  const seams = placedSeams(years, moat.seams);
  const yearNames = years.map(({ fiscalYear }) => text("fundamentals.year", { year: fiscalYear }));
  const shown = years[pointed ?? chosen];
  if (shown === undefined || moat.known === 0) {
    return <p className={styles.none}>{text("report.noSpread")}</p>;
  }
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.caption}>{text("report.spread")}</figcaption>
      <BarChart
        items={items}
        seams={seams.map(({ after, seam }) => ({ after, sentence: seamSentence(seam) }))}
        label={text("report.spreadChart")}
        chosen={chosen}
        onMove={(step) => setChosen(step)}
        onPoint={setPointed}
        formatTick={(value, decimals) => formats.percent(value, percentDecimals(decimals))}
      />
      <div className={styles.seams}>
        <SeamList seams={namedSeams(seams, yearNames, text)} isUnitStated={false} />
      </div>
      <YearReading year={shown} isOnEquity={moat.companyType !== null && isFinancial(moat.companyType)} />
    </figure>
  );
}

interface YearReadingProps {
  readonly year: WireMoatYear;
  /** Of a financial the return is that on equity. */
  readonly isOnEquity: boolean;
}

function YearReading({ year: { fiscalYear, returned, cost, spread }, isOnEquity }: YearReadingProps) {
  const { text, formats } = useLocale();
  const year = text("fundamentals.year", { year: fiscalYear });
  const percent = (value: number) => formats.percent(value, 1);
  const points = (value: number) => text("fundamentals.points", { n: formats.points(value, 1) });
  const names = isOnEquity
    ? (["report.roe", "report.costOfEquity"] as const)
    : (["report.roic", "report.wacc"] as const);
  const figures = [
    { label: text(names[0]), figure: returned, format: percent },
    { label: text(names[1]), figure: cost, format: percent },
    { label: text("report.spreadShort"), figure: spread, format: points },
  ];
  return (
    <dl className={styles.reading}>
      <div className={styles.year}>
        <dt className="visually-hidden">{text("fundamentals.period")}</dt>
        <dd>{year}</dd>
      </div>
      {figures.map(({ label, figure, format }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <FigureValue figure={figure} label={`${label}, ${year}`} format={format} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
