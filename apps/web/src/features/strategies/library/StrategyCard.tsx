import { Copy, Info } from "lucide-react";
import { useFormats, useText } from "../../../i18n/index.ts";
import { useIsSignedIn } from "../../../state/index.ts";
import { classNames, Link } from "../../../ui/index.ts";
import { builderAddress, strategyAddress } from "../addresses.ts";
import type { FoundStrategy } from "./match-strategies.ts";
import styles from "./StrategyCard.module.css";

interface StrategyCardProps {
  readonly strategy: FoundStrategy;
}

/** A published strategy: its name, which leads to all that is known of it, what it does, and how many pass today. */
export function StrategyCard({ strategy }: StrategyCardProps) {
  const text = useText();
  const { id, name, idea, available } = strategy;
  return (
    <article className={classNames(styles.card, !available && styles.unavailable)}>
      <h3 className={styles.name}>
        <Link to={strategyAddress(id)}>{name}</Link>
      </h3>
      <p className={styles.idea}>{idea}</p>
      {!available && (
        <p className={styles.caveat}>
          <Info size={14} aria-hidden="true" />
          {text("strategies.unavailable")}
        </p>
      )}
      <footer className={styles.foot}>
        <Hits strategy={strategy} />
        {useIsSignedIn() && (
          <Link
            to={builderAddress(id)}
            className={styles.copy}
            aria-label={text("strategies.copyOf", { name })}
            title={text("strategies.copy")}
          >
            <Copy size={16} aria-hidden="true" />
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
    <Link
      to={strategyAddress(id)}
      className={styles.hits}
      title={text("strategies.hits", { count: hits.value, n: count(hits.value) })}
    >
      {text("strategies.hitsShort", { count: hits.value, n: count(hits.value) })}
    </Link>
  );
}
