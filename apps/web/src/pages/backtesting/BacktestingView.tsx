import { RunComparison, RunsList, RunView } from "../../features/runs/later.ts";
import { Library } from "../../features/strategies/index.ts";
import { Builder } from "../../features/strategies/later.ts";
import { useText } from "../../i18n/index.ts";
import { type PageProps, switchTab } from "../../router/index.ts";
import { Boundary, Skeleton, TabPanel, Tabs } from "../../ui/index.ts";
import styles from "./BacktestingView.module.css";
import { PARTS, type Part, partOf } from "./page-part.ts";
import { StrategyPart } from "./StrategyPart.tsx";

const PAGE = "/pages/backtesting";
/** Runs beside each other. */
const MAX_COMPARED = 4;

/** A tab begins afresh: the strategy or run that was open stays in the history. */
const open = (part: Part): void => switchTab(part === "library" ? PAGE : `${PAGE}?tab=${part}`);

/** The page in its three parts. */
export function BacktestingView({ query }: PageProps) {
  const text = useText();
  const part = partOf(query);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{text("strategies.title")}</h1>
        <p className={styles.lead}>{text("strategies.lead")}</p>
      </header>
      <Tabs
        id="backtesting"
        label={text("strategies.tabs")}
        tabs={PARTS.map((value) => ({ value, label: text(`strategies.tab.${value}`) }))}
        value={part}
        onChange={open}
      />
      <TabPanel id="backtesting" value={part} className={styles.panel}>
        <Boundary loading={<Skeleton height="40rem" />}>
          <Shown part={part} query={query} />
        </Boundary>
      </TabPanel>
    </div>
  );
}

interface ShownProps extends PageProps {
  readonly part: Part;
}

function Shown({ part, query: { strategy, run, compare, code, from } }: ShownProps) {
  if (part === "library") {
    return strategy === undefined ? <Library /> : <StrategyPart key={strategy} id={strategy} stock={code ?? null} />;
  }
  if (part === "builder") return <Builder from={from ?? null} />;
  if (run !== undefined) return <RunView key={run} id={run} />;
  if (compare === undefined) return <RunsList />;
  return <RunComparison ids={compare.split(",").slice(0, MAX_COMPARED)} />;
}
