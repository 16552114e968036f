import { useState } from "react";
import { useText } from "../../i18n/index.ts";
import { useTitle } from "../../ui/index.ts";
import { type LegalText, LegalWindow } from "./LegalWindow.tsx";
import { SignIn } from "./SignIn.tsx";
import styles from "./SignInPanel.module.css";
import type { LegalName } from "./sign-in-modes.ts";
import type { SignInOptions } from "./use-sign-in.ts";

interface SignInPanelProps extends SignInOptions {
  readonly legalText: LegalText;
}

/** Signing in as the body of a page. */
export function SignInPanel({ legalText, ...options }: SignInPanelProps) {
  const text = useText();
  const [read, setRead] = useState<LegalName | null>(null);
  useTitle(text("signIn.title.password"));
  return (
    <div className={styles.panel}>
      <SignIn {...options} Title="h1" onRead={setRead} />
      {read && <LegalWindow name={read} legalText={legalText} onClose={() => setRead(null)} />}
    </div>
  );
}
