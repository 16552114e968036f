import { useEffect, useState } from "react";
import { applyOwnPreferences } from "../features/account/later.ts";
import { Note } from "../features/notes/index.ts";
import { SignInDialog } from "../features/sign-in/index.ts";
import { continueAfterLogin } from "../router/continue-after-login.ts";
import { loginModalVisible, useObservable } from "../state/index.ts";

function arrive(): void {
  void applyOwnPreferences();
  continueAfterLogin();
}

const hide = (): void => loginModalVisible.write(false);

/** The window for signing in, while it is wanted; its file is loaded for the first reader who wants it. */
export function SignInWindow() {
  const isVisible = useObservable(loginModalVisible);
  const [isChecked, setChecked] = useState(false);
  useEffect(() => {
    // Apart from this file: what two files share would be a name more in the first script of every page.
    import("./without-accounts.ts")
      .then(({ openWithoutAccounts }) => openWithoutAccounts())
      .finally(() => setChecked(true))
      .catch(() => undefined);
  }, []);
  if (!isVisible || !isChecked) return null;
  return <SignInDialog legalText={(name) => <Note name={name} />} onClose={hide} onSignedIn={arrive} />;
}
