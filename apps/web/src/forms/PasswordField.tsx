import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { useText } from "../i18n/index.ts";
import { Button, classNames } from "../ui/index.ts";
import { PASSWORD_LENGTH } from "./account-rules.ts";
import styles from "./PasswordField.module.css";
import { passwordStrength } from "./password-strength.ts";
import { TextField, type TextFieldProps } from "./TextField.tsx";

interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "autoComplete" | "hint" | "end" | "endPlace"> {
  /** Whether it is one to compare, or one to set: a password manager fills in the first and proposes the second. */
  readonly kind: "current" | "new";
  /** What others know of the reader, such as the e-mail address; a new password with it in it is weak. */
  readonly known?: string;
}

/** A password that can be shown; a new one says how hard it is to guess. */
export function PasswordField({ kind, known, ...field }: PasswordFieldProps) {
  const text = useText();
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <TextField
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      {...field}
      type={isShown ? "text" : "password"}
      autoComplete={`${kind}-password`}
      hint={kind === "new" && <StrengthHint password={field.value} known={known} />}
      end={
        <Button
          look="quiet"
          icon
          aria-label={text(isShown ? "forms.password.hide" : "forms.password.show")}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon size={18} aria-hidden="true" />
        </Button>
      }
    />
  );
}

interface StrengthHintProps {
  readonly password: string;
  readonly known: string | undefined;
}

function StrengthHint({ password, known }: StrengthHintProps) {
  const text = useText();
  const strength = passwordStrength(password, known);
  if (strength === "none" || password.trim().length < PASSWORD_LENGTH.min) {
    return text("forms.password.length", PASSWORD_LENGTH);
  }
  return (
    <span className={styles.strength}>
      <span className={classNames(styles.meter, styles[strength])} aria-hidden="true" />
      {text(`forms.password.${strength}`)}
    </span>
  );
}
