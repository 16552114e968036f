import type { WireFigure } from "@plumbline/contract";
import type { RiskMeasure } from "@plumbline/core/words";
import { wholeShare } from "../../format/index.ts";
import { useFormats, useText } from "../../i18n/index.ts";
import { FigureGroup, FigureRow, FigureValue, MissingLines, missingPart } from "../../ui/index.ts";
import { Part } from "./Part.tsx";
import type { RunResult } from "./runs.query.ts";
import styles from "./StatisticsPart.module.css";

type Unit = "change" | "percent" | "share" | "number" | "count";

const PERFORMANCE = [
  ["totalReturn", "change"],
  ["cagr", "change"],
  ["volatility", "percent"],
  ["sharpe", "number"],
  ["sortino", "number"],
  ["maxDrawdown", "change"],
  ["calmar", "number"],
  ["beta", "number"],
  ["alpha", "change"],
  ["valueAtRisk", "change"],
] as const satisfies readonly (readonly [RiskMeasure, Unit])[];

/** Statistics of the trades by their names in the answer, with the unit in which each is written. */
const TRADING = [
  ["winRate", "share"],
  ["profitFactor", "number"],
  ["payoff", "number"],
  ["expectancy", "number"],
  ["averageReturn", "change"],
  ["averageWin", "number"],
  ["averageLoss", "number"],
  ["holdingDays", "count"],
  ["exposure", "share"],
  ["turnover", "percent"],
] as const satisfies readonly (readonly [string, Unit])[];

/** Growth and risk of the account, and what its trades were like. */
export function StatisticsPart({ statistics }: Pick<RunResult, "statistics">) {
  const text = useText();
  const { number } = useFormats();
  const { performance, trading, counts, feesPaid } = statistics;
  // The return of an account is named as in its costs and headline; that of a stock depends on its dividends.
  const nameOf = (id: RiskMeasure) => text(id === "totalReturn" ? "runs.totalReturn" : `statistics.risk.${id}`);
  const missing = [
    ...PERFORMANCE.flatMap(([id]) => missingOf(nameOf(id), performance[id])),
    ...TRADING.flatMap(([id]) => missingOf(text(`runs.trading.${id}`), trading[id])),
  ];
  return (
    <Part title={text("runs.statistics")}>
      <div className={styles.groups}>
        <FigureGroup title={text("runs.performance")}>
          {PERFORMANCE.map(([id, unit]) => (
            <Row
              key={id}
              name={nameOf(id)}
              figure={performance[id]}
              unit={unit}
              explanation={text(`statistics.formula.${id}`)}
            />
          ))}
        </FigureGroup>
        <FigureGroup title={text("runs.trading")}>
          {TRADING.map(([id, unit]) => (
            <Row key={id} name={text(`runs.trading.${id}`)} figure={trading[id]} unit={unit} />
          ))}
          <FigureRow name={text("runs.orders")}>
            <Orders orders={counts.orders} />
          </FigureRow>
          <FigureRow name={text("runs.feesPaid")}>{number(feesPaid)}</FigureRow>
          <FigureRow name={text("runs.streaks")}>
            {number(counts.longestWinningStreak, 0)} / {number(counts.longestLosingStreak, 0)}
          </FigureRow>
        </FigureGroup>
      </div>
      <div className={styles.missing}>
        <MissingLines parts={missing} />
      </div>
    </Part>
  );
}

/** An earlier version of the engine did not count them. */
function Orders({ orders }: Pick<RunResult["statistics"]["counts"], "orders">) {
  const text = useText();
  const { count } = useFormats();
  if (typeof orders === "number") return count(orders);
  return <FigureValue figure={orders} label={text("runs.orders")} format={String} />;
}

const missingOf = (name: string, figure: WireFigure | undefined) =>
  figure === undefined ? [] : missingPart(name, figure);

interface RowProps {
  readonly name: string;
  readonly figure: WireFigure | undefined;
  readonly unit: Unit;
  readonly explanation?: string;
}

/** What has no value stands below all rows. */
function Row({ name, figure, unit, explanation }: RowProps) {
  const formats = useFormats();
  if (!figure || figure.value === null) return null;
  const share = (value: number) => formats.percent(wholeShare(value), 0);
  const write = unit === "share" ? share : formats[unit];
  return (
    <FigureRow name={name}>
      <FigureValue figure={figure} label={name} format={(value) => write(value)} explanation={explanation} />
    </FigureRow>
  );
}
