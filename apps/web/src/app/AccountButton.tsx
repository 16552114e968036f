import { UserRound } from "lucide-react";
import { useText } from "../i18n/index.ts";
import { navigateTo } from "../router/index.ts";
import { loginModalVisible, useUser } from "../state/index.ts";
import { Button, useHasAccounts } from "../ui/index.ts";
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
