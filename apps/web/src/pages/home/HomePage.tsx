import type { WireRow } from "@plumbline/contract";
import { usePrefetchQuery, useSuspenseQuery } from "@tanstack/react-query";
import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import {
  MarketStatus,
  Movers,
  marketChangesQuery,
  marketStateQuery,
  SectorTable,
  WorkedExamples,
} from "../../features/market/index.ts";
import { SearchBox } from "../../features/search/index.ts";
import { StarButton } from "../../features/watchlists/index.ts";
import { loadTexts, useFormats, useText } from "../../i18n/index.ts";
import { useIsSignedIn } from "../../state/index.ts";
import {
  Boundary,
  FailureBoundary,
  Link,
  lazyPart,
  Notice,
  Panel,
  Skeleton,
  useIsOperator,
  useTitle,
} from "../../ui/index.ts";
import type { ExampleAnswerProps } from "./ExampleAnswer.tsx";
import styles from "./HomePage.module.css";

const ChangesView = lazyPart(["changes", "checks"], async () => (await import("./ChangesView.tsx")).ChangesView);

/** What belongs to the signed-in reader. */
const OwnPart = lazyPart(["watchlists"], async () => (await import("./OwnPart.tsx")).OwnPart);

const ReportTeaser = lazyPart(
  ["checks", "fundamentals", "report"],
  async () => (await import("./ReportTeaser.tsx")).ReportTeaser,
);

/** When its files cannot be loaded, the card has no answer; the page that it links to has it. */
const ExampleAnswer = lazy(async (): Promise<{ default: (props: ExampleAnswerProps) => ReactNode }> => {
  try {
    const [{ ExampleAnswer: Answer }] = await Promise.all([
      import("./ExampleAnswer.tsx"),
      loadTexts("statistics"),
      loadTexts("checks"),
    ]);
    return { default: Answer };
  } catch {
    return { default: () => null };
  }
});

/**
 * Search first; then the market that is served, and companies to begin with. A signed-in reader, who knows the product, finds
 * their own stocks before the market, and no explanation.
 */
export function HomePage() {
  const text = useText();
  const isSignedIn = useIsSignedIn();
  const [query, setQuery] = useState("");
  const search = useRef<HTMLDivElement>(null);
  useTitle(text("home.title"));
  return (
    <div className={styles.page}>
      <section className={styles.hero}>
        <span className={styles.plumb} aria-hidden="true" />
        <h1 className={styles.headline}>{text("home.headline")}</h1>
        {!isSignedIn && <p className={styles.lead}>{text("home.lead")}</p>}
        <div className={styles.search} ref={search}>
          <SearchBox query={query} onQuery={setQuery} list="floating" size="large" />
        </div>
        {!isSignedIn && <Doors onCompany={() => search.current?.querySelector("input")?.focus()} />}
      </section>
      <Boundary loading={<HomeSkeleton />}>
        {isSignedIn && (
          // It waits with the market, so that it does not push it down, and fails alone.
          <FailureBoundary>
            <OwnPart />
          </FailureBoundary>
        )}
        <Market isShort={isSignedIn} />
      </Boundary>
    </div>
  );
}

interface DoorsProps {
  /** Leads to the search for a company. */
  readonly onCompany: () => void;
}

/** The three things that one can begin with. */
function Doors({ onCompany }: DoorsProps) {
  const text = useText();
  return (
    <ul className={styles.doors} aria-label={text("home.doors")}>
      <li>
        <button type="button" className={styles.door} onClick={onCompany}>
          <strong>{text("home.door.company")}</strong>
          <span>{text("home.door.companyExplained")}</span>
        </button>
      </li>
      <li>
        <Link to="/pages/basic-search" className={styles.door}>
          <strong>{text("home.door.screen")}</strong>
          <span>{text("home.door.screenExplained")}</span>
        </Link>
      </li>
      <li>
        <Link to="/pages/strategies" className={styles.door}>
          <strong>{text("home.door.strategy")}</strong>
          <span>{text("home.door.strategyExplained")}</span>
        </Link>
      </li>
    </ul>
  );
}

const renderStar = ({ symbol, names }: WireRow) => <StarButton symbol={symbol} names={names} />;

interface MarketProps {
  /** Without the examples that explain the product. */
  readonly isShort: boolean;
}

function Market({ isShort }: MarketProps) {
  const text = useText();
  const { day } = useFormats();
  const { data: state } = useSuspenseQuery(marketStateQuery);
  const isOperator = useIsOperator();
  if (state.instruments === 0) {
    return <Notice title={text("market.empty")}>{isOperator && text("market.emptyExplained")}</Notice>;
  }
  // A report is written of financial statements.
  const reported = state.examples.find(({ question }) => question === "worth" || question === "checks");
  const moversNote = text("home.moversExplained", { day: day(state.lastDay) });
  return (
    <div className={styles.market}>
      {!isShort && state.examples.length > 0 && (
        <section aria-label={text("home.examples")} className={styles.examples}>
          <WorkedExamples
            renderAnswer={(question, symbol) => (
              <Suspense fallback={null}>
                <ExampleAnswer question={question} code={symbol} />
              </Suspense>
            )}
          />
        </section>
      )}
      <Panel title={text("home.sectors")} note={text("home.sectorsExplained")} className={styles.sectors}>
        <SectorTable />
      </Panel>
      <div className={styles.movers}>
        <Panel title={text("home.gainers")} note={moversNote}>
          <Movers direction="gainers" renderStar={renderStar} />
        </Panel>
        <Panel title={text("home.losers")} note={moversNote}>
          <Movers direction="losers" renderStar={renderStar} />
        </Panel>
      </div>
      {reported && (
        <div className={styles.report}>
          <Boundary loading={<Skeleton height="24rem" />}>
            <ReportTeaser example={reported.symbol} />
          </Boundary>
        </div>
      )}
      <ChangesPart />
      <div className={styles.status}>
        <MarketStatus />
      </div>
    </div>
  );
}

/** Holds the place of the market while it loads. */
function HomeSkeleton() {
  return (
    <div className={styles.market}>
      <Skeleton height="14rem" className={styles.examples} />
      <Skeleton height="32rem" className={styles.sectors} />
      <Skeleton height="32rem" className={styles.movers} />
    </div>
  );
}

/** Recent changes of the market; they load after the rest of the page. */
function ChangesPart() {
  usePrefetchQuery(marketChangesQuery);
  const loading = (
    <>
      <Skeleton height="26rem" />
      <Skeleton height="20rem" />
    </>
  );
  return (
    <div className={styles.changes}>
      <Boundary loading={loading}>
        <ChangesView />
      </Boundary>
    </div>
  );
}
