import { type Registration, useRegistration } from "../../api/index.ts";
import { useText } from "../../i18n/index.ts";
import styles from "./SignIn.module.css";
import { makesAccount } from "./sign-in-modes.ts";
import type { SigningIn } from "./use-sign-in.ts";

interface OtherWaysProps extends Pick<SigningIn, "mode" | "firstFactor" | "goTo" | "isFirst" | "passkey"> {
  readonly hasInvitation: boolean;
}

/** The sentence for a reader who cannot make an account here; `null` for one who can. */
function whyClosed(
  registration: Registration,
  hasInvitation: boolean,
): "signIn.closed" | "signIn.invitationNeeded" | null {
  if (registration === "closed") return "signIn.closed";
  return registration === "invite" && !hasInvitation ? "signIn.invitationNeeded" : null;
}

/** Quiet ways to the other modes, below the main button. */
export function OtherWays({ mode, hasInvitation, firstFactor, goTo: onGoTo, isFirst, passkey }: OtherWaysProps) {
  const text = useText();
  const registration = useRegistration();
  // The first account is the owner's, who invites the others.
  const closed = isFirst ? null : whyClosed(registration, hasInvitation);
  const newAccount = isFirst ? "first" : "register";
  if (mode === "secondFactor") {
    return (
      <footer className={styles.ways}>
        <button type="button" className={styles.quiet} onClick={() => onGoTo(firstFactor)}>
          {text("signIn.back")}
        </button>
      </footer>
    );
  }
  const hasAccount = makesAccount(mode);
  return (
    <footer className={styles.ways}>
      {passkey && (mode === "password" || mode === "code") && (
        <button type="button" className={styles.quiet} onClick={() => void passkey()}>
          {text("signIn.passkey")}
        </button>
      )}
      {!hasAccount && (
        <button
          type="button"
          className={styles.quiet}
          onClick={() => onGoTo(mode === "password" ? "code" : "password")}
        >
          {text(mode === "password" ? "signIn.toCode" : "signIn.toPassword")}
        </button>
      )}
      {closed && <p>{text(closed)}</p>}
      <p hidden={!hasAccount && closed !== null}>
        {text(hasAccount ? "signIn.hasAccount" : "signIn.noAccount")}{" "}
        <button type="button" className={styles.way} onClick={() => onGoTo(hasAccount ? "password" : newAccount)}>
          {text(hasAccount ? "signIn.toSignIn" : "signIn.toRegister")}
        </button>
      </p>
    </footer>
  );
}
