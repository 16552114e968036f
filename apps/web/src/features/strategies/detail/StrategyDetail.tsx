import type { WireStrategy } from "@plumbline/contract";
import { useSuspenseQuery } from "@tanstack/react-query";
import { ArrowLeft, Info } from "lucide-react";
import type { ReactNode } from "react";
import { localDay } from "../../../format/index.ts";
import { useFormats, useText } from "../../../i18n/index.ts";
import { loginModalVisible, useIsSignedIn } from "../../../state/index.ts";
import { Boundary, Button, Link, Notice, Panel, Skeleton, useHasAccounts } from "../../../ui/index.ts";
import { builderAddress, strategyAddress } from "../addresses.ts";
import { StrategySentence } from "../sentence/StrategySentence.tsx";
import { SetupForm } from "../setup/SetupForm.tsx";
import { orderOf, type Setup, type Source, type Testable } from "../setup/setup-state.ts";
import { LIBRARY, type ShownStrategy, useOwnStrategies } from "../strategies.query.ts";
import { useStrategyWords } from "../use-strategy-words.ts";
import { HitsPart } from "./HitsPart.tsx";
import styles from "./StrategyDetail.module.css";
import { Versions } from "./Versions.tsx";

interface StrategyDetailProps {
  /** Of the library or of the user. */
  readonly id: string;
  readonly testable: Testable;
  readonly stock: string | null;
  readonly isStarting: boolean;
  readonly refusal: string | null;
  readonly onStart: (order: ReturnType<typeof orderOf>) => void;
  /** Draws what makes an alert on a strategy with data: it belongs to another feature. */
  readonly renderAlert: (strategy: { readonly id: string; readonly name: string }) => ReactNode;
}

/** A strategy in words, who passes it today, and the setup of a backtest. */
export function StrategyDetail({ id, onStart, renderAlert, ...setup }: StrategyDetailProps) {
  const text = useText();
  const { nameOf } = useStrategyWords();
  const shown = useStrategy(id);
  const isSignedIn = useIsSignedIn();
  const hasAccounts = useHasAccounts();
  if (!shown) {
    return (
      <Notice title={text("strategies.notFound")} action={<Back />}>
        {text("strategies.notFoundExplained")}
      </Notice>
    );
  }
  const strategy = rulesOf(shown);
  const source: Source = { strategyId: id };
  const title = shown.kind === "library" ? nameOf(id) : shown.own.name;
  return (
    <article className={styles.detail}>
      <header className={styles.head}>
        <Back />
        <Head shown={shown} alert={isAvailable(shown) && renderAlert({ id, name: title })} />
      </header>
      <div className={styles.columns}>
        <Panel title={text("strategies.inWords")} className={styles.rules}>
          <div className={styles.sentence}>
            <StrategySentence strategy={strategy} />
          </div>
        </Panel>
        {isAvailable(shown) && (
          <Boundary loading={<Skeleton height="16rem" />}>
            <HitsPart shown={shown} />
          </Boundary>
        )}
      </div>
      {shown.kind === "own" && (
        <Boundary loading={<Skeleton height="8rem" />}>
          <Versions own={shown.own} />
        </Boundary>
      )}
      {!isSignedIn && hasAccounts && isAvailable(shown) && (
        <Notice
          title={text("setup.needsAccount")}
          action={
            <Button look="primary" onClick={() => loginModalVisible.write(true)}>
              {text("shell.signIn")}
            </Button>
          }
        >
          {text("setup.needsAccountExplained")}
        </Notice>
      )}
      {isSignedIn && isAvailable(shown) && (
        <Panel title={text("setup.title")}>
          {setup.testable.lastStock === undefined ? (
            <Skeleton height="16rem" />
          ) : (
            <SetupForm
              key={id}
              strategy={strategy}
              {...setup}
              onStart={(chosen: Setup) => {
                const where = chosen.place === "stock" ? (chosen.stock ?? "") : text(`setup.where.${chosen.place}`);
                onStart({ ...orderOf(chosen, source), name: runName(title, where) });
              }}
            />
          )}
        </Panel>
      )}
    </article>
  );
}

/** Characters of a run's name, as the contract has it. */
const MAX_NAME = 80;

/** The name of a run until its user gives it another: strategy and place, such as "Golden cross · AAPL". */
function runName(title: string, where: string): string {
  const end = ` · ${where}`;
  return `${title.slice(0, MAX_NAME - end.length)}${end}`;
}

/** The strategy of an id; null where there is none. */
function useStrategy(id: string): ShownStrategy | null {
  const { data: library } = useSuspenseQuery(LIBRARY);
  const own = useOwnStrategies();
  const published = library.strategies.find((one) => one.id === id);
  if (published) return { kind: "library", id, library: published };
  const saved = own.find((one) => one.id === id);
  return saved ? { kind: "own", id, own: saved } : null;
}

function rulesOf(shown: ShownStrategy): WireStrategy {
  return shown.kind === "library" ? shown.library.strategy : shown.own.strategy;
}

/** Whether the market has the data for it. */
const isAvailable = (shown: ShownStrategy): boolean => shown.kind === "own" || shown.library.available;

function Back() {
  const text = useText();
  return (
    <Link to={strategyAddress()} className={styles.back}>
      <ArrowLeft size={16} aria-hidden="true" />
      {text("strategies.back")}
    </Link>
  );
}

function Head({ shown, alert }: { readonly shown: ShownStrategy; readonly alert: ReactNode }) {
  const text = useText();
  const { count, day } = useFormats();
  const { nameOf, ideaOf } = useStrategyWords();
  const { id } = shown;
  return (
    <>
      <div className={styles.titles}>
        <h2 className={styles.title}>{shown.kind === "library" ? nameOf(id) : shown.own.name}</h2>
        {alert}
        {useIsSignedIn() && (
          <Link to={builderAddress(id)} className={styles.copy}>
            {text(shown.kind === "library" ? "strategies.copy" : "strategies.change")}
          </Link>
        )}
      </div>
      {shown.kind === "library" ? (
        <>
          <p className={styles.idea}>{ideaOf(id)}</p>
          <p className={styles.caveat}>
            <Info size={15} aria-hidden="true" />
            {shown.library.available
              ? text(`strategies.caveat.${shown.library.caveat}`)
              : text("strategies.unavailable")}
          </p>
          <dl className={styles.facts}>
            <div>
              <dt>{text("strategies.source")}</dt>
              <dd lang="en">{shown.library.source}</dd>
            </div>
            <div>
              <dt>{text("strategies.needs")}</dt>
              <dd>
                {shown.library.needs.map((need) => (
                  <span key={need} className={styles.need}>
                    {text(`strategies.need.${need}`)}
                  </span>
                ))}
              </dd>
            </div>
          </dl>
        </>
      ) : (
        <p className={styles.idea}>
          {text("strategies.version", { n: count(shown.own.version), day: day(localDay(shown.own.savedAt)) })}
        </p>
      )}
    </>
  );
}
