import { type ReactNode, useEffect, useRef } from "react";
import type { Form } from "../../forms/index.ts";
import { useText } from "../../i18n/index.ts";
import { Button, classNames } from "../../ui/index.ts";
import styles from "./SettingForm.module.css";

interface SettingFormProps {
  readonly form: Pick<Form<Readonly<Record<string, string>>>, "element" | "problem" | "isSending">;
  /** The word on the button that sends it. */
  readonly action: string;
  readonly isDangerous?: boolean;
  /** A button beside it. */
  readonly otherAction?: ReactNode;
  readonly children: ReactNode;
}

/** Fields one below the other, then what is wrong with all of them, and the button that sends them. */
export function SettingForm({ form, action, isDangerous = false, otherAction, children }: SettingFormProps) {
  const text = useText();
  const { problem } = form;
  const message = useRef<HTMLParagraphElement>(null);
  // On a phone it may be below the screen.
  useEffect(() => {
    if (problem) message.current?.scrollIntoView({ block: "nearest" });
  }, [problem]);
  return (
    <form {...form.element} className={styles.form} method="post">
      {children}
      <div className={styles.foot}>
        <Button
          look="primary"
          type="submit"
          className={classNames(isDangerous && styles.danger, form.isSending && styles.sending)}
        >
          {action}
        </Button>
        {otherAction}
        <p ref={message} role="alert" className={styles.problem}>
          {problem?.(text)}
        </p>
      </div>
    </form>
  );
}
