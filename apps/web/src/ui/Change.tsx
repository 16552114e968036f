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

const ARROWS = { up: "M5 1 9.5 9H.5Z", down: "M5 9 .5 1h9Z" } as const;

/** A change in the reader's colour of gains and losses; its sign and arrow say the same without colour. */
export function Change({ fraction, arrow = true, className }: ChangeProps) {
  const { change } = useFormats();
  const direction = directionOf(fraction);
  return (
    <span className={classNames(styles.change, styles[direction], className)}>
      {arrow && (direction === "up" || direction === "down") && (
        <svg className={styles.arrow} viewBox="0 0 10 10" aria-hidden="true">
          <path d={ARROWS[direction]} />
        </svg>
      )}
      {change(fraction)}
    </span>
  );
}
