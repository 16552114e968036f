import { UserRound } from "lucide-react";
import { useEffect, useState } from "react";
import { runtimeConfiguration } from "../api/index.ts";
import { useText } from "../i18n/index.ts";
import { navigateTo } from "../router/index.ts";
import { loginModalVisible, useUser } from "../state/index.ts";
import { Button } from "../ui/index.ts";
import styles from "./AccountButton.module.css";

const USER_CENTER = "/pages/usercenter/usercenter";

/** Opens the dialog for signing in; once somebody is signed in, the user centre. */
export function AccountButton() {
  const text = useText();
  const user = useUser();
  if (!useHasAccounts()) return null;
  return (
    <Button
      look="quiet"
      icon
      className={user ? styles.signedIn : undefined}
      aria-label={text(user ? "shell.account" : "shell.signIn")}
      onClick={() => (user ? navigateTo(USER_CENTER) : loginModalVisible.write(true))}
    >
      <UserRound size={18} aria-hidden="true" />
    </Button>
  );
}

/** Whether this server has accounts; most do, so that the button has its place from the start. */
function useHasAccounts(): boolean {
  const [hasAccounts, setHasAccounts] = useState(true);
  useEffect(() => {
    // Without its configuration, the page does not know.
    runtimeConfiguration().then(({ FEATURES, VERSION }) => setHasAccounts(!VERSION || FEATURES.includes("accounts")));
  }, []);
  return hasAccounts;
}
