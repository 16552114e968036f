import { CODE_DIGITS } from "./account-rules.ts";
import styles from "./CodeField.module.css";
import { TextField, type TextFieldProps } from "./TextField.tsx";
import { digitsOnly } from "./typed-values.ts";

type CodeFieldProps = Omit<TextFieldProps, "type" | "inputMode" | "autoComplete" | "maxLength" | "inputClassName">;

/** A verification code. What is pasted may be written as “123 456”, so that the digits are cut and not the text. */
export function CodeField({ onWrite, ...field }: CodeFieldProps) {
  return (
    <TextField
      {...field}
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck={false}
      inputClassName={styles.code}
      onWrite={(typed) => onWrite(digitsOnly(typed).slice(0, CODE_DIGITS))}
    />
  );
}
