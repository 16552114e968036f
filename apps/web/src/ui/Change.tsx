import { directionOf, type Maybe } from "../format/index.ts";
import { useFormats } from "../i18n/index.ts";
import styles from "./Change.module.css";
import { classNames } from "./class-names.ts";

interface ChangeProps {
  /** A fraction. */
  readonly fraction: Maybe;
  readonly arrow?: boolean;
  readonly className?: string | undefined;
}

/** A change in the reader's colors for gains and losses; its sign and arrow carry the same meaning. */
export function Change({ fraction, arrow = true, className }: ChangeProps) {
  const { change } = useFormats();
  const direction = directionOf(fraction);
  return (
    <span className={classNames(styles.change, styles[direction], className)}>
      {arrow && (direction === "up" || direction === "down") && <span className={styles.arrow} aria-hidden="true" />}
      {change(fraction)}
    </span>
  );
}
