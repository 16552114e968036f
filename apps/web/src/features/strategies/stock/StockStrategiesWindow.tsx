import type { WireOwnStrategy } from "@plumbline/contract";
import { useSuspenseQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { callQuery } from "../../../api/index.ts";
import { useFormats, useText } from "../../../i18n/index.ts";
import { writeAddress } from "../../../router/index.ts";
import { Boundary, Link, Sheet, Skeleton } from "../../../ui/index.ts";
import { strategyAddress } from "../addresses.ts";
import { LIBRARY } from "../strategies.query.ts";
import { useStrategyWords } from "../use-strategy-words.ts";
import { JudgedRules } from "./JudgedRules.tsx";
import styles from "./StockStrategiesWindow.module.css";

interface StockStrategiesWindowProps {
  readonly code: string;
  readonly own: readonly WireOwnStrategy[];
  /** Ids of the strategies of the library. */
  readonly published: readonly string[];
  /** How many strategies of the library are still being counted. */
  readonly pending: number;
  readonly onClose: () => void;
}

/** The strategies that a stock passes, each with its rules and how far the stock is from them. */
export function StockStrategiesWindow({ code, own, published, pending, onClose }: StockStrategiesWindowProps) {
  const text = useText();
  const { count } = useFormats();
  const { nameOf } = useStrategyWords();
  const { data: library } = useSuspenseQuery(LIBRARY);
  const ofLibrary = library.strategies.filter(({ id }) => published.includes(id));
  return (
    <Sheet title={text("stockStrategies.title", { code })} onClose={onClose}>
      {own.length > 0 && (
        <section className={styles.group}>
          <h3 className={styles.heading}>{text("strategies.family.own")}</h3>
          {own.map(({ id, name, strategy }, at) => (
            <Passed key={id} code={code} id={id} name={name} strategy={strategy} isOwn startsOpen={at === 0} />
          ))}
        </section>
      )}
      {ofLibrary.length > 0 && (
        <section className={styles.group}>
          <h3 className={styles.heading}>{text("strategies.tab.library")}</h3>
          {ofLibrary.map(({ id, strategy }, at) => (
            <Passed
              key={id}
              code={code}
              id={id}
              name={nameOf(id)}
              strategy={strategy}
              isOwn={false}
              startsOpen={own.length === 0 && at === 0}
            />
          ))}
        </section>
      )}
      {pending > 0 && (
        <p className={styles.pending}>{text("stockStrategies.pending", { count: pending, n: count(pending) })}</p>
      )}
    </Sheet>
  );
}

interface PassedProps {
  readonly code: string;
  readonly id: string;
  readonly name: string;
  readonly strategy: WireOwnStrategy["strategy"];
  readonly isOwn: boolean;
  readonly startsOpen: boolean;
}

/** One strategy; its rules are asked for when it is opened. */
function Passed({ code, id, name, strategy, isOwn, startsOpen }: PassedProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <div className={styles.strategy}>
      <button type="button" className={styles.name} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {name}
        <ChevronDown size={16} aria-hidden="true" />
      </button>
      {isOpen && (
        <>
          <Boundary loading={<Skeleton height="6rem" />}>
            {isOwn ? (
              <OwnRules id={id} code={code} strategy={strategy} />
            ) : (
              <LibraryRules id={id} code={code} strategy={strategy} />
            )}
          </Boundary>
          <p className={styles.links}>
            <Link to={strategyAddress(id)}>{text("stockStrategies.open")}</Link>
            <Link to={writeAddress("/pages/strategies", { strategy: id, code })}>
              {text("stockStrategies.test", { code })}
            </Link>
          </p>
        </>
      )}
    </div>
  );
}

type RulesProps = Pick<PassedProps, "id" | "code" | "strategy">;

function OwnRules({ id, code, strategy }: RulesProps) {
  const { data } = useSuspenseQuery(callQuery("ownStrategyHitsDetail", { strategyId: id, code }));
  return <JudgedRules strategy={strategy} detail={data} />;
}

function LibraryRules({ id, code, strategy }: RulesProps) {
  const { data } = useSuspenseQuery(callQuery("strategyHitsDetail", { strategyId: id, code }));
  return <JudgedRules strategy={strategy} detail={data} />;
}
