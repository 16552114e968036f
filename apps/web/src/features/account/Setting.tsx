import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { useText } from "../../i18n/index.ts";
import { Button, classNames } from "../../ui/index.ts";
import styles from "./Setting.module.css";

interface SettingProps {
  readonly label: string;
  /** What it is now, or what it does. */
  readonly children: ReactNode;
  /** What stands at its end: a control, or a button. */
  readonly end?: ReactNode;
  readonly endRef?: RefObject<HTMLDivElement | null>;
  /** What is open below it. */
  readonly below?: ReactNode;
}

/** One line of a section: what it is called, what it is, and what can be done with it. */
export function Setting({ label, children, end, endRef, below }: SettingProps) {
  return (
    <div className={styles.setting}>
      <div className={styles.words}>
        <h3 className={styles.label}>{label}</h3>
        <div className={styles.value}>{children}</div>
      </div>
      {end && (
        <div ref={endRef} className={styles.end}>
          {end}
        </div>
      )}
      {below}
    </div>
  );
}

interface EditableSettingProps {
  readonly label: string;
  /** The word on the button that opens it. */
  readonly action: string;
  readonly isDangerous?: boolean;
  readonly children: ReactNode;
  /** The form; calls `close` when it is done. */
  readonly form: (close: () => void) => ReactNode;
}

/** A line whose form opens below it. The focus goes into the form, and back to the button. */
export function EditableSetting({ label, action, isDangerous = false, children, form }: EditableSettingProps) {
  const text = useText();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const actions = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) content.current?.querySelector<HTMLElement>("input:not([hidden], [type=radio]), textarea")?.focus();
  }, [isOpen]);

  function close(): void {
    setIsOpen(false);
    actions.current?.querySelector("button")?.focus();
  }

  const word = isOpen ? text("userCenter.cancel") : action;
  return (
    <Setting
      label={label}
      endRef={actions}
      end={
        <Button
          className={classNames(isDangerous && !isOpen && styles.danger)}
          aria-label={`${word}: ${label}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => (isOpen ? close() : setIsOpen(true))}
        >
          {word}
        </Button>
      }
      below={
        isOpen && (
          // biome-ignore lint/a11y/noStaticElementInteractions: Escape does what the button above does.
          <div
            ref={content}
            id={id}
            className={styles.form}
            onKeyDown={({ key, nativeEvent }) => key === "Escape" && !nativeEvent.isComposing && close()}
          >
            {form(close)}
          </div>
        )
      }
    >
      {children}
    </Setting>
  );
}
