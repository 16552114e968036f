import type { CallOutput, ChartRange } from "@plumbline/contract/calls";
import { keepPreviousData, type UseQueryResult, useQueries } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { callQuery } from "../../api/index.ts";
import { LineChart, LineLegend, percentDecimals, SERIES_COLOURS, useTimes } from "../../charts/index.ts";
import { MISSING } from "../../format/index.ts";
import { useFormats, useText } from "../../i18n/index.ts";
import { Panel, Remarks, SegmentedControl, Skeleton } from "../../ui/index.ts";
import { comparedReturns, returnAt } from "./compared-returns.ts";
import styles from "./PriceComparison.module.css";

const RANGES = ["1y", "3y", "5y", "10y", "max"] as const satisfies readonly ChartRange[];
const FIRST: ChartRange = "5y";
const HEIGHT = "21rem";
const ZERO = [0];

interface PriceComparisonProps {
  /** Symbols that the market knows, up to four. */
  readonly codes: readonly string[];
  readonly asOf: string | undefined;
}

/** What several stocks have returned since one day, dividends reinvested. */
export function PriceComparison({ codes, asOf }: PriceComparisonProps) {
  const text = useText();
  const { change, day, percent } = useFormats();
  const [range, setRange] = useState<ChartRange>(FIRST);
  const [stop, setStop] = useState<number | null>(null);
  const { charts, isReady } = useCharts({ codes, range, asOf });
  const returns = useMemo(() => comparedReturns(charts), [charts]);
  const times = useTimes(returns?.from, returns?.to);
  const read = stop ?? (returns?.stops.length ?? 0) - 1;
  const returned = (symbol: string, at: number) => {
    const found = returnAt(
      returns?.lines.find(({ key }) => key === symbol),
      returns?.stops[at] ?? 0,
    );
    return found === null ? MISSING : change(found);
  };
  const choose = (chosen: ChartRange): void => {
    setStop(null);
    setRange(chosen);
  };
  const isOfPriceAlone = charts.filter(({ basis, bars }) => basis !== "total-return" && bars.date.length > 0);
  const currencies = new Set(charts.map(({ currency }) => currency));
  return (
    <Panel
      title={text("screener.returns")}
      note={returns ? text("screener.returnsNote", { day: day(returns.from) }) : undefined}
    >
      <div className={styles.body}>
        <SegmentedControl
          label={text("chart.range")}
          options={RANGES.map((value) => ({
            value,
            label: text(`chart.range.${value}`),
            title: text(`chart.rangeTitle.${value}`),
          }))}
          value={range}
          onChange={choose}
          className={styles.ranges}
        />
        {returns ? (
          <>
            <LineLegend
              day={day(returns.days[read])}
              entries={codes.map((symbol, k) => ({
                key: symbol,
                name: symbol,
                value: returned(symbol, read),
                colour: SERIES_COLOURS[k] ?? null,
              }))}
            />
            <LineChart
              lines={returns.lines}
              label={text("screener.returns")}
              stops={returns.stops}
              chosen={stop}
              onChoose={setStop}
              spokenOf={(at) =>
                [
                  day(returns.days[at]),
                  ...codes.map((symbol) => text("screener.returnsSpoken", { symbol, value: returned(symbol, at) })),
                ].join(" · ")
              }
              formatTick={(value, decimals) => percent(value, percentDecimals(decimals))}
              times={times}
              bounds={ZERO}
            />
          </>
        ) : isReady ? (
          <p className={styles.nothing}>{text("screener.returnsNothing")}</p>
        ) : (
          <Skeleton height={HEIGHT} />
        )}
        <Remarks
          remarks={[
            ...(returns?.youngest
              ? [text("screener.returnsShort", { symbol: returns.youngest, day: day(returns.from) })]
              : []),
            ...isOfPriceAlone.map(({ symbol }) => text("screener.returnsOfPrice", { symbol })),
            ...(currencies.size > 1 ? [text("screener.returnsCurrencies")] : []),
          ]}
        />
      </div>
    </Panel>
  );
}

interface AskedCharts extends PriceComparisonProps {
  readonly range: ChartRange;
}

/** The bars of each stock once all are there; those of the range before stay on screen while others load. */
function useCharts({ codes, range, asOf }: AskedCharts) {
  return useQueries({
    queries: codes.map((code) => ({
      ...callQuery("priceChart", { code, range, basis: "total", asOf }),
      placeholderData: keepPreviousData,
      // Without bars the boundary says what failed.
      throwOnError: (_: Error, { state }: { readonly state: { readonly data: unknown } }) => state.data === undefined,
    })),
    combine: chartsOf,
  });
}

type Answer = Pick<UseQueryResult<CallOutput<"priceChart">>, "data" | "isPending">;

/** Of one function for all drawings, so that nothing is compared anew while a pointer moves. */
function chartsOf(answers: readonly Answer[]) {
  const isReady = answers.every(({ isPending }) => !isPending);
  return {
    charts: isReady ? answers.flatMap(({ data }) => (data?.kind === "chart" ? [data.chart] : [])) : [],
    isReady,
  };
}
