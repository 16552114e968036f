import type { CallOutput } from "@plumbline/contract/calls";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo } from "react";
import { preloadPriceChart } from "../../charts/index.ts";
import { useNameOf, useRunName, useText } from "../../i18n/index.ts";
import { type Query, router, setQuery, writeAddress } from "../../router/index.ts";
import { chartStockData, chartTradeData, useObservable } from "../../state/index.ts";
import { Failure, Link, Notice, Select, Skeleton, useTitle } from "../../ui/index.ts";
import { TradeChart } from "./TradeChart.tsx";
import type { RenderRule } from "./TradeFigures.tsx";
import styles from "./TradeRun.module.css";
import { RUNS, runQuery, tradeChartQuery } from "./trade-chart.query.ts";
import { useNamedIndicators } from "./trade-words.ts";
import { columnsOf, tradesOnBars } from "./trades-on-bars.ts";

interface Place {
  readonly run: string;
  readonly code: string;
  /** As in the address: from 1. */
  readonly trade: string | undefined;
  /** Indicators that the reader adds. */
  readonly ind: string | undefined;
  readonly marks: string | undefined;
  readonly renderRule: RenderRuleOf;
}

const NO_VALUES = {};

/** Draws the rule of a strategy, which belongs to another feature. */
export type RenderRuleOf = (
  rule: Pick<CallOutput<"backtest">, "strategy"> & {
    /** Numbers that the run gave in place of the strategy's own. */
    readonly values: Readonly<Record<string, number>>;
    readonly fill: Parameters<NonNullable<RenderRule>>[0];
  },
) => ReactNode;

interface TradeRunProps {
  readonly query: Query;
  readonly renderRule: RenderRuleOf;
}

/** The trades of the run and stock of the address; of the last run that traded when it names none. */
export function TradeRun({ query, renderRule }: TradeRunProps) {
  const text = useText();
  useTitle(text("charting.tradeChart"));
  const { data } = useSuspenseQuery(RUNS);
  const run = query.run ?? data.runs.find(({ state, summary }) => state === "done" && !isWithoutTrades(summary))?.id;
  if (!run) return <Nothing title={text("charting.noRun")} explanation={text("charting.noRunExplained")} />;
  const place = { run, trade: query.trade, ind: query.ind, marks: query.marks, renderRule };
  return query.code ? <StockOfRun {...place} code={query.code} /> : <FirstStock {...place} />;
}

/** Positions that are still open are trades too. */
function isWithoutTrades(summary: CallOutput<"backtests">["runs"][number]["summary"]): boolean {
  return summary !== null && summary !== undefined && summary.trades + (summary.open ?? 0) === 0;
}

/** Shows the stock that a run traded first. */
function FirstStock(place: Omit<Place, "code">) {
  const text = useText();
  const { data } = useSuspenseQuery(runQuery(place.run));
  const code = data.result?.trades.code[0];
  if (!code) return <Nothing title={text("charting.noTrades")} explanation={text("charting.noTradesExplained")} />;
  return <StockOfRun {...place} code={code} />;
}

function Nothing({ title, explanation }: { readonly title: string; readonly explanation: string }) {
  const text = useText();
  return (
    <div className={styles.empty}>
      <Notice
        title={title}
        action={
          <Link to="/pages/backtesting" className={styles.link}>
            {text("charting.toBacktests")}
          </Link>
        }
      >
        {explanation}
      </Notice>
    </div>
  );
}

function StockOfRun({ run, code, trade, ind, marks, renderRule: renderRuleOf }: Place) {
  const text = useText();
  const nameOf = useNameOf();
  const namedIndicators = useNamedIndicators();
  const answer = useQuery(tradeChartQuery(run, code));
  const ran = useQuery(runQuery(run)).data;
  const renderRule = useMemo((): RenderRule => {
    if (!ran) return null;
    const { strategy, input } = ran;
    return (fill) => renderRuleOf({ strategy, values: input.values ?? NO_VALUES, fill });
  }, [ran, renderRuleOf]);
  // Loaded while the bars are on their way.
  useEffect(() => void preloadPriceChart(), []);
  const chart = answer.data;
  useLayoutEffect(() => {
    if (!chart) return;
    chartStockData.write(chart.chart_stockData);
    chartTradeData.write(chart.chart_tradeData);
  }, [chart]);
  const stock = useObservable(chartStockData);
  const columns = useObservable(chartTradeData);
  const bars = useMemo(() => (stock ? columnsOf(stock) : null), [stock]);
  const trades = useMemo(() => (stock && columns ? tradesOnBars(stock, columns) : []), [stock, columns]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names follow the language, which draws all of this anew.
  const indicators = useMemo(() => (stock ? namedIndicators(stock.indicators) : []), [stock, text]);
  const choose = useCallback((place: number) => setQuery({ run, code, trade: String(place + 1) }), [run, code]);
  if (answer.isError && !chart) return <Failure error={answer.error} onRetry={() => answer.refetch()} />;
  if (!chart || !stock || !bars || stock !== chart.chart_stockData) return <Skeleton height="70dvh" />;
  const wanted = Number(trade) - 1;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{text("charting.tradeChart")}</h1>
        <RunSelect run={run} />
        <StockSelect run={run} code={chart.code} codes={chart.codes} />
        <p className={styles.name}>{nameOf(chart.names)}</p>
        <Link className={styles.link} to={writeAddress("/pages/backtesting", { run })}>
          {text("charting.toResult")}
        </Link>
      </header>
      <TradeChart
        symbol={chart.code}
        name={nameOf(chart.names)}
        currency={chart.currency}
        bars={bars}
        indicators={indicators}
        added={ind ?? ""}
        onAdded={addIndicators}
        marks={marks ?? ""}
        onMarks={showMarks}
        isPriced={stock.basis === "split-adjusted"}
        trades={trades}
        chosen={trades[wanted] ? wanted : null}
        renderRule={renderRule}
        onChoose={choose}
        note={text(`chart.note.${stock.basis}`)}
        isUpdating={answer.isPlaceholderData}
      />
    </div>
  );
}

function addIndicators(added: string): void {
  setQuery({ ind: added || undefined });
}

function showMarks(change: (marks: string) => string): void {
  setQuery({ marks: change(router.route.read().query.marks ?? "") || undefined });
}

/** Another run of the user. */
function RunSelect({ run }: Pick<Place, "run">) {
  const text = useText();
  const runName = useRunName();
  const { data } = useSuspenseQuery(RUNS);
  const done = data.runs.filter(({ state, id }) => state === "done" || id === run);
  return (
    <Select
      aria-label={text("charting.run")}
      value={run}
      onChange={({ target }) => setQuery({ run: target.value, code: undefined, trade: undefined, draw: undefined })}
    >
      {done.map((one) => (
        <option key={one.id} value={one.id}>
          {runName(one)}
        </option>
      ))}
    </Select>
  );
}

interface StockSelectProps extends Pick<Place, "run" | "code"> {
  readonly codes: readonly string[];
}

/** Another stock that the run traded. */
function StockSelect({ run, code, codes }: StockSelectProps) {
  const text = useText();
  const offered = codes.includes(code) ? codes : [code, ...codes];
  return (
    <Select
      aria-label={text("charting.stock")}
      value={code}
      onChange={({ target }) => setQuery({ run, code: target.value, trade: undefined, draw: undefined })}
    >
      {offered.map((each) => (
        <option key={each}>{each}</option>
      ))}
    </Select>
  );
}
