import type { MouseEvent } from "react";
import styles from "./ToolBar.module.css";
import { ToolIcon, type ToolSign } from "./ToolIcon.tsx";

interface ToolButtonProps {
  readonly sign: ToolSign;
  readonly name: string;
  /** The keys that do the same. */
  readonly keys?: string;
  /** Of a switch. */
  readonly isPressed?: boolean;
  /** Of what opens a window. */
  readonly isOpen?: boolean;
  /** It keeps the focus even when it does nothing now. */
  readonly isOff?: boolean;
  /** Whether Tab reaches it before another has had the focus. */
  readonly isFirst?: boolean;
  readonly onPress: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** A tool as a sign, with its name beside the pointer. */
export function ToolButton(props: ToolButtonProps) {
  const { sign, name, keys, isPressed, isOpen, isOff = false, isFirst = false, onPress } = props;
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={name}
      aria-pressed={isPressed}
      aria-haspopup={isOpen === undefined ? undefined : "dialog"}
      aria-expanded={isOpen}
      aria-disabled={isOff}
      tabIndex={isFirst ? 0 : -1}
      data-name={keys ? `${name}  ${keys}` : name}
      onClick={(event) => !isOff && onPress(event)}
    >
      <ToolIcon sign={sign} />
    </button>
  );
}
