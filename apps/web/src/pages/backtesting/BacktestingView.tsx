import { EXAMPLE, EXAMPLE_ADDRESS } from "../../features/runs/index.ts";
import { ExampleRunView, RunComparison, RunsList, RunView } from "../../features/runs/later.ts";
import { Library, removedStrategy } from "../../features/strategies/index.ts";
import { Builder, RemovedStrategyBar } from "../../features/strategies/later.ts";
import { useText } from "../../i18n/index.ts";
import { type PageProps, switchTab } from "../../router/index.ts";
import { useIsSignedIn, useObservable } from "../../state/index.ts";
import { Boundary, Link, Skeleton, TabPanel, Tabs, useHasAccounts } from "../../ui/index.ts";
import styles from "./BacktestingView.module.css";
import { PARTS, type Part, partOf } from "./page-part.ts";
import { StrategyPart } from "./StrategyPart.tsx";

const LIBRARY = "/pages/strategies";
const OWN = "/pages/backtesting";
/** Runs beside each other. */
const MAX_COMPARED = 4;

/** A tab begins afresh: the strategy or run that was open stays in the history. */
const open = (part: Part): void => switchTab(part === "library" ? LIBRARY : `${OWN}?tab=${part}`);

/** The page in its three parts. */
export function BacktestingView({ query }: PageProps) {
  const text = useText();
  const isSignedIn = useIsSignedIn();
  const hasAccounts = useHasAccounts();
  // Without an account there is the library, whatever the address says.
  const part = isSignedIn ? partOf(query) : "library";
  const removed = useObservable(removedStrategy);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{text("strategies.title")}</h1>
        {query.run !== EXAMPLE && (
          <>
            <p className={styles.lead}>
              {text(
                isSignedIn ? "strategies.lead" : hasAccounts ? "strategies.openToAll" : "strategies.withoutAccounts",
              )}
            </p>
            <p>
              <Link to={EXAMPLE_ADDRESS} className={styles.example}>
                {text("strategies.example")}
              </Link>
            </p>
          </>
        )}
      </header>
      {isSignedIn ? (
        <>
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
        </>
      ) : (
        <Boundary loading={<Skeleton height="40rem" />}>
          <Shown part={part} query={query} />
        </Boundary>
      )}
      {removed && (
        <Boundary loading={null}>
          <RemovedStrategyBar />
        </Boundary>
      )}
    </div>
  );
}

interface ShownProps extends PageProps {
  readonly part: Part;
}

function Shown({ part, query: { strategy, run, compare, code, from } }: ShownProps) {
  if (run === EXAMPLE) return <ExampleRunView />;
  if (part === "library") {
    return strategy === undefined ? <Library /> : <StrategyPart key={strategy} id={strategy} stock={code ?? null} />;
  }
  if (part === "builder") return <Builder from={from ?? null} />;
  if (run !== undefined) return <RunView key={run} id={run} />;
  if (compare === undefined) return <RunsList />;
  return <RunComparison ids={compare.split(",").slice(0, MAX_COMPARED)} />;
}
