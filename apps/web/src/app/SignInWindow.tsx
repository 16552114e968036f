import { useEffect, useState } from "react";
import { applyOwnPreferences } from "../features/account/later.ts";
import { Note } from "../features/notes/index.ts";
import { SignInDialog } from "../features/sign-in/index.ts";
import { continueAfterLogin } from "../router/continue-after-login.ts";
import { loginModalVisible, useObservable } from "../state/index.ts";
import { openWithoutAccounts } from "./without-accounts.ts";

function arrive(): void {
  void applyOwnPreferences();
  continueAfterLogin();
}

const hide = (): void => loginModalVisible.write(false);

/** The window for signing in, while it is wanted; its file is loaded for the first reader who wants it. */
export function SignInWindow() {
  const isVisible = useObservable(loginModalVisible);
  const [isChecked, setChecked] = useState(false);
  useEffect(() => void openWithoutAccounts().then(() => setChecked(true)), []);
  if (!isVisible || !isChecked) return null;
  return <SignInDialog legalText={(name) => <Note name={name} />} onClose={hide} onSignedIn={arrive} />;
}
