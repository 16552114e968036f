import { useEffect, useRef, useState } from "react";
import { Button } from "./Button.tsx";
import styles from "./UndoBar.module.css";

/** Milliseconds for which a removal can be taken back; longer while the pointer or the keyboard is on it. */
const STAYS = 8000;

interface UndoBarProps {
  readonly message: string;
  /** Name of the button. */
  readonly undo: string;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

/** Says what was removed and takes it back. It takes the focus from the button that went away with its row. */
export function UndoBar({ message, undo, onUndo, onClose }: UndoBarProps) {
  const [isHeld, setIsHeld] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Above everything, also on a page that has scrolled.
    bar.current?.showPopover?.();
    bar.current?.querySelector("button")?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (isHeld) return;
    const timer = setInterval(() => bar.current?.querySelector(":focus-visible") || onClose(), STAYS);
    return () => clearInterval(timer);
  }, [isHeld, onClose]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the pointer over it only stops its clock.
    <div
      ref={bar}
      popover="manual"
      className={styles.bar}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onKeyDown={({ key }) => key === "Escape" && onClose()}
    >
      <span role="status">{message}</span>
      <Button look="quiet" className={styles.undo} onClick={onUndo}>
        {undo}
      </Button>
    </div>
  );
}
