import { Info } from "lucide-react";
import { useFormats, useText } from "../../../i18n/index.ts";
import { useIsSignedIn } from "../../../state/index.ts";
import { classNames, Link } from "../../../ui/index.ts";
import { builderAddress, strategyAddress } from "../addresses.ts";
import type { FoundStrategy } from "./match-strategies.ts";
import styles from "./StrategyCard.module.css";

interface StrategyCardProps {
  readonly strategy: FoundStrategy;
}

/** A published strategy: its name, which leads to it, what it does, what to keep in mind, and who passes today. */
export function StrategyCard({ strategy }: StrategyCardProps) {
  const text = useText();
  const { id, name, idea, source, caveat, available } = strategy;
  return (
    <article className={classNames(styles.card, !available && styles.unavailable)}>
      <h3 className={styles.name}>
        <Link to={strategyAddress(id)}>{name}</Link>
      </h3>
      <p className={styles.idea}>{idea}</p>
      <p className={styles.caveat}>
        <Info size={14} aria-hidden="true" />
        {available ? text(`strategies.caveat.${caveat}`) : text("strategies.unavailable")}
      </p>
      {/* Titles of books and papers are not translated. */}
      <p className={styles.source} lang="en" title={source}>
        {source}
      </p>
      <footer className={styles.foot}>
        <Hits strategy={strategy} />
        {useIsSignedIn() && (
          <Link to={builderAddress(id)} className={styles.copy}>
            {text("strategies.copy")}
          </Link>
        )}
      </footer>
    </article>
  );
}

function Hits({ strategy: { id, available, hits } }: StrategyCardProps) {
  const text = useText();
  const { count } = useFormats();
  if (!available) return null;
  if (hits.value === null) return <span className={styles.uncounted}>{text("strategies.hitsUnknown")}</span>;
  return (
    <Link to={strategyAddress(id)} className={styles.hits}>
      {text("strategies.hits", { count: hits.value, n: count(hits.value) })}
    </Link>
  );
}
