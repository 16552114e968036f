import { useState } from "react";
import { type Form, TextField } from "../../forms/index.ts";
import { useText } from "../../i18n/index.ts";
import styles from "./SignIn.module.css";
import type { Typed } from "./sign-in-modes.ts";

/** The longest recovery code, with the blanks that somebody may type into it. */
const MAX_LENGTH = 40;

/** The code of the authenticator app, or a recovery code. The keyboard of a phone fits what is typed; either is taken. */
export function SecondFactorFields({ form }: { readonly form: Form<Typed> }) {
  const text = useText();
  const [isRecovery, setIsRecovery] = useState(false);
  const field = form.field("secondFactor");

  function change(): void {
    form.clear();
    field.onWrite("");
    setIsRecovery(!isRecovery);
    form.element.ref.current?.querySelector<HTMLInputElement>('[name="secondFactor"]')?.focus();
  }

  return (
    <div className={styles.fields}>
      <TextField
        {...field}
        label={text(isRecovery ? "signIn.recoveryCode" : "signIn.appCode")}
        hint={isRecovery && text("signIn.lead.recoveryCode")}
        inputMode={isRecovery ? "text" : "numeric"}
        autoComplete={isRecovery ? "off" : "one-time-code"}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={MAX_LENGTH}
        required
        inputClassName={styles.secondFactor}
      />
      <div className={styles.keep}>
        <button type="button" className={styles.quiet} onClick={change}>
          {text(isRecovery ? "signIn.useApp" : "signIn.useRecoveryCode")}
        </button>
      </div>
    </div>
  );
}
