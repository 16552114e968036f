import { useText } from "../../i18n/index.ts";
import styles from "./SignIn.module.css";
import type { SignInMode } from "./sign-in-modes.ts";

interface OtherWaysProps {
  readonly mode: SignInMode;
  readonly onGoTo: (mode: SignInMode) => void;
}

/** Quiet ways to the other modes, below the main button. */
export function OtherWays({ mode, onGoTo }: OtherWaysProps) {
  const text = useText();
  const hasAccount = mode === "register";
  return (
    <footer className={styles.ways}>
      {!hasAccount && (
        <button
          type="button"
          className={styles.quiet}
          onClick={() => onGoTo(mode === "password" ? "code" : "password")}
        >
          {text(mode === "password" ? "signIn.toCode" : "signIn.toPassword")}
        </button>
      )}
      <p>
        {text(hasAccount ? "signIn.hasAccount" : "signIn.noAccount")}{" "}
        <button type="button" className={styles.way} onClick={() => onGoTo(hasAccount ? "password" : "register")}>
          {text(hasAccount ? "signIn.toSignIn" : "signIn.toRegister")}
        </button>
      </p>
    </footer>
  );
}
