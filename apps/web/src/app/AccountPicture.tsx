import { useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useText } from "../i18n/index.ts";
import { useUser } from "../state/index.ts";
import { useAvatarAddress } from "../ui/avatar/use-avatar-address.ts";
import { useHasAccounts } from "../ui/index.ts";
import styles from "./AccountPicture.module.css";

/** The picture of the signed-in user over the icon of the account button, which does without it until this is loaded. */
export function AccountPicture() {
  const text = useText();
  const user = useUser();
  const address = useAvatarAddress(user?.avatar ?? null);
  const hasAccounts = useHasAccounts();
  const [place, setPlace] = useState<Element | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const name = text("shell.account");
  // Found by its name: a mark for it alone would weigh on the first script of every page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the button is drawn, and named, with these.
  useLayoutEffect(() => {
    setPlace(document.querySelector(`header button[aria-label="${CSS.escape(name)}"]`));
  }, [user, hasAccounts, name]);
  if (!place || address === null || address === failed) return null;
  return createPortal(
    <img src={address} alt="" className={styles.picture} onError={() => setFailed(address)} />,
    place,
  );
}
