import { useRef } from "react";
import { CodeField, type FieldState } from "../../forms/index.ts";
import { useText } from "../../i18n/index.ts";
import { Button } from "../../ui/index.ts";
import styles from "./SentCodeField.module.css";
import { addressOf, type CodeSending, type CodeSendingOptions, useCodeSending } from "./use-code-sending.ts";

interface SentCodeFieldProps extends Omit<CodeSendingOptions, "onSent"> {
  readonly field: FieldState<string>;
}

/** A verification code, with the button that sends it to an address. */
export function SentCodeField({ field, ...options }: SentCodeFieldProps) {
  const text = useText();
  const place = useRef<HTMLDivElement>(null);
  const onSent = () => place.current?.querySelector("input")?.focus();
  const sending = useCodeSending({ ...options, onSent });
  const { validMinutes } = sending;
  const goesTo = addressOf(options.to);
  return (
    <div ref={place}>
      <CodeField
        {...field}
        label={text("forms.code")}
        required
        hint={
          validMinutes === null
            ? goesTo && text("userCenter.codeGoesTo", { to: goesTo })
            : text("signIn.sent", { count: validMinutes, n: validMinutes })
        }
        end={<SendButton {...sending} />}
        endPlace="beside"
      />
    </div>
  );
}

/** Its width is kept for two digits; a server that asks for a longer wait says so below the field. */
const LONGEST_COUNT = 99;

/** Sends a code, and says how long the next one takes. As wide as the longer of both words: nothing moves. */
function SendButton({ send, isSending, secondsLeft }: CodeSending) {
  const text = useText();
  const isWaiting = secondsLeft > 0;
  return (
    // Not disabled, so that the focus stays on it.
    <Button className={styles.button} aria-disabled={isWaiting || isSending} onClick={() => void send()}>
      <span className={isWaiting ? styles.reserve : undefined} aria-hidden={isWaiting}>
        {text("signIn.sendCode")}
      </span>
      <span className={isWaiting ? undefined : styles.reserve} aria-hidden={!isWaiting}>
        {text("signIn.sendAgainIn", { n: Math.min(secondsLeft, LONGEST_COUNT) || LONGEST_COUNT })}
      </span>
    </Button>
  );
}
