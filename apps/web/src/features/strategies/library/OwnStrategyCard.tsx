import type { WireOwnStrategy } from "@plumbline/contract";
import { localDay } from "../../../format/index.ts";
import { useFormats, useText } from "../../../i18n/index.ts";
import { Link } from "../../../ui/index.ts";
import { builderAddress, strategyAddress } from "../addresses.ts";
import styles from "./StrategyCard.module.css";

interface OwnStrategyCardProps {
  readonly strategy: WireOwnStrategy;
}

/** A strategy of the user. */
export function OwnStrategyCard({ strategy: { id, name, version, savedAt } }: OwnStrategyCardProps) {
  const text = useText();
  const { count, day } = useFormats();
  return (
    <article className={styles.card}>
      <h3 className={styles.name}>
        <Link to={strategyAddress(id)}>{name}</Link>
      </h3>
      <p className={styles.source}>{text("strategies.version", { n: count(version), day: day(localDay(savedAt)) })}</p>
      <footer className={styles.foot}>
        <Link to={strategyAddress(id)} className={styles.hits}>
          {text("strategies.hitsToday")}
        </Link>
        <Link to={builderAddress(id)} className={styles.copy}>
          {text("strategies.change")}
        </Link>
      </footer>
    </article>
  );
}
