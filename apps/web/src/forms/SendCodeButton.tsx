import { useText } from "../i18n/index.ts";
import { Button } from "../ui/index.ts";
import styles from "./SendCodeButton.module.css";
import type { CodeSending } from "./use-code-sending.ts";

/** The longest wait that is counted in seconds; the message says a longer one. */
const LONGEST_COUNT = 99;

/** Asks for a code, and says how long the next one takes. As wide as the longer of both words: nothing moves. */
export function SendCodeButton({ send, isSending, secondsLeft, isSent }: CodeSending) {
  const text = useText();
  const isWaiting = secondsLeft > 0;
  return (
    // Not disabled, so that the focus stays on it.
    <Button className={styles.button} aria-disabled={isWaiting || isSending} onClick={() => void send()}>
      <span className={isWaiting ? styles.reserve : undefined} aria-hidden={isWaiting}>
        {text(isSent ? "signIn.sendCode" : "signIn.createCode")}
      </span>
      <span className={isWaiting ? undefined : styles.reserve} aria-hidden={!isWaiting}>
        {text("signIn.sendAgainIn", { n: Math.min(secondsLeft, LONGEST_COUNT) || LONGEST_COUNT })}
      </span>
    </Button>
  );
}
