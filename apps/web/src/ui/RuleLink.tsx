import { useText } from "../i18n/index.ts";
import { Link } from "./Link.tsx";
import styles from "./RuleLink.module.css";

interface RuleLinkProps {
  /** The id of a rule, such as `FND-07`, or of an entry of the formulas, such as `O1` or `roe`. */
  readonly id: string;
  readonly onClick?: () => void;
}

/** A cited rule or formula: opens the page of rules at its place. */
export function RuleLink({ id, onClick }: RuleLinkProps) {
  const text = useText();
  return (
    <Link to={ruleAddress(id)} className={styles.link} aria-label={text("rules.open", { id })} onClick={onClick}>
      {id}
    </Link>
  );
}

/** The address of a rule on the page of rules. */
export function ruleAddress(id: string): string {
  return `/pages/rules#${id}`;
}
