import { STRATEGY_FAMILIES, type StrategyFamily } from "@plumbline/core/words";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { useState } from "react";
import { useFormats, useText } from "../../../i18n/index.ts";
import { useIsSignedIn } from "../../../state/index.ts";
import { Button, FieldInput, Link, Notice, SegmentedControl } from "../../../ui/index.ts";
import { builderAddress } from "../addresses.ts";
import { LIBRARY, OWN_STRATEGIES } from "../strategies.query.ts";
import { useStrategyWords } from "../use-strategy-words.ts";
import styles from "./Library.module.css";
import { matchStrategies } from "./match-strategies.ts";
import { OwnStrategyCard } from "./OwnStrategyCard.tsx";
import { StrategyCard } from "./StrategyCard.tsx";

type Shown = StrategyFamily | "all" | "own";

/** The strategies to choose from: those of the user, and the published ones by family. */
export function Library() {
  const text = useText();
  const [search, setSearch] = useState("");
  const [shown, setShown] = useState<Shown>("all");
  const isSignedIn = useIsSignedIn();
  const families = ["all", ...(isSignedIn ? (["own"] as const) : []), ...STRATEGY_FAMILIES] as const;
  return (
    <div className={styles.library}>
      <div className={styles.tools}>
        <div className={styles.search}>
          <Search size={16} aria-hidden="true" />
          <FieldInput
            type="search"
            value={search}
            aria-label={text("strategies.search")}
            placeholder={text("strategies.search")}
            onChange={({ target }) => setSearch(target.value)}
          />
        </div>
        <SegmentedControl
          label={text("strategies.families")}
          className={styles.families}
          options={families.map((value) => ({ value, label: text(`strategies.family.${value}`) }))}
          value={shown}
          onChange={setShown}
        />
        {isSignedIn && (
          <Link to={builderAddress()} className={styles.build}>
            {text("strategies.build")}
          </Link>
        )}
      </div>
      {isSignedIn && (shown === "all" || shown === "own") && (
        <OwnStrategies search={search} isAlone={shown === "own"} />
      )}
      {shown !== "own" && (
        <Published
          search={search}
          family={shown === "all" ? null : shown}
          onReset={() => {
            setSearch("");
            setShown("all");
          }}
        />
      )}
    </div>
  );
}

interface PublishedProps {
  readonly search: string;
  readonly family: StrategyFamily | null;
  readonly onReset: () => void;
}

function Published({ search, family, onReset }: PublishedProps) {
  const text = useText();
  const { count } = useFormats();
  const { nameOf, ideaOf } = useStrategyWords();
  const { data } = useSuspenseQuery(LIBRARY);
  const named = data.strategies.map((strategy) => ({
    ...strategy,
    name: nameOf(strategy.id),
    idea: ideaOf(strategy.id),
  }));
  const found = matchStrategies(named, search, family);
  if (found.length === 0) {
    return (
      <Notice
        role="status"
        title={text("strategies.none")}
        action={<Button onClick={onReset}>{text("strategies.showAll")}</Button>}
      >
        {text("strategies.noneExplained")}
      </Notice>
    );
  }
  return found.map(([of, members]) => (
    <section key={of} aria-labelledby={`family-${of}`} className={styles.family}>
      <header className={styles.head}>
        <h2 id={`family-${of}`} className={styles.heading}>
          {text(`strategies.family.${of}`)}
        </h2>
        <p className={styles.explained}>{text(`strategies.familyExplained.${of}`)}</p>
        <span className={styles.count}>
          {text("strategies.count", { count: members.length, n: count(members.length) })}
        </span>
      </header>
      <ul className={styles.cards}>
        {members.map((strategy) => (
          <li key={strategy.id}>
            <StrategyCard strategy={strategy} />
          </li>
        ))}
      </ul>
    </section>
  ));
}

interface OwnStrategiesProps {
  readonly search: string;
  /** Whether nothing else is shown: then a sentence says that there are none. */
  readonly isAlone: boolean;
}

function OwnStrategies({ search, isAlone }: OwnStrategiesProps) {
  const text = useText();
  const { data } = useQuery(OWN_STRATEGIES);
  const wanted = search.trim().toLowerCase();
  const own = (data?.strategies ?? []).filter(({ name }) => name.toLowerCase().includes(wanted));
  if (own.length === 0) {
    if (!isAlone || !data) return null;
    return (
      <Notice
        title={text("strategies.noneOwn")}
        action={
          <Link to={builderAddress()} className={styles.build}>
            {text("strategies.build")}
          </Link>
        }
      >
        {text("strategies.noneOwnExplained")}
      </Notice>
    );
  }
  return (
    <section aria-labelledby="family-own" className={styles.family}>
      <header className={styles.head}>
        <h2 id="family-own" className={styles.heading}>
          {text("strategies.family.own")}
        </h2>
      </header>
      <ul className={styles.cards}>
        {own.map((strategy) => (
          <li key={strategy.id}>
            <OwnStrategyCard strategy={strategy} />
          </li>
        ))}
      </ul>
    </section>
  );
}
