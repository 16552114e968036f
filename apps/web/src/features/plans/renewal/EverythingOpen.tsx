import { useText } from "../../../i18n/index.ts";
import { useUser } from "../../../state/index.ts";
import { CheckMark } from "../CheckMark.tsx";
import { LIMITS } from "../plan-facts.ts";
import styles from "./EverythingOpen.module.css";

interface EverythingOpenProps {
  /** Whether its title is the title of the page. */
  readonly isPageTitle?: boolean;
}

/** The page of a server that takes no payment: every feature is on. */
export function EverythingOpen({ isPageTitle = false }: EverythingOpenProps) {
  const text = useText();
  const Title = isPageTitle ? "h1" : "h2";
  const isOwner = useUser()?.role === "owner";
  return (
    <section aria-labelledby="everything" className={styles.open}>
      <span className={styles.seal}>
        <CheckMark size={28} />
      </span>
      <Title id="everything" className={styles.title}>
        {text("plans.open.title")}
      </Title>
      <p className={styles.lead}>{text("plans.open.lead")}</p>
      <ul className={styles.list}>
        {LIMITS.map((limit) => (
          <li key={limit} className={styles.item}>
            <CheckMark />
            <span>{text(`plans.limit.${limit}`)}</span>
            <span className={styles.count}>{text("plans.unlimited")}</span>
          </li>
        ))}
      </ul>
      {isOwner && <p className={styles.owner}>{text("plans.open.owner")}</p>}
    </section>
  );
}
