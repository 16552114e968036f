import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { watchServer } from "../api/index.ts";
import { LiveQuotes } from "../features/live-quotes/index.ts";
import { followLanguageOfOtherTabs, loadTexts, useText } from "../i18n/index.ts";
import { loginRefusals } from "../router/index.ts";
import { loginModalVisible, useObservable, useUser } from "../state/index.ts";
import { showToast } from "../ui/index.ts";
import { loadWebFont } from "../ui/web-font.ts";
import { useLater } from "./use-later.ts";
import { useLoadingToast } from "./use-loading-toast.ts";
import { usePartKeys } from "./use-part-keys.ts";

const loadAccountPicture = async () => (await import("./AccountPicture.tsx")).AccountPicture;
const loadStockMenus = async () => (await import("./StockMenus.tsx")).StockMenus;
const loadOfUser = async () => (await import("./UserCompanions.tsx")).UserCompanions;

async function loadSignIn() {
  const [{ SignInWindow }] = await Promise.all([
    import("./SignInWindow.tsx"),
    loadTexts("forms"),
    loadTexts("providers"),
    loadTexts("signIn"),
  ]);
  return SignInWindow;
}

/** What goes along with every page and is not needed for the first paint; it is loaded when the browser has nothing else to do. */
export function Companions() {
  const text = useText();
  const user = useUser();
  const client = useQueryClient();
  const StockMenus = useLater(loadStockMenus, { isWanted: true });
  const OfUser = useLater(loadOfUser, { isWanted: user !== null });
  const AccountPicture = useLater(loadAccountPicture, { isWanted: Boolean(user?.avatar) });
  const SignInWindow = useLater(loadSignIn, {
    isWanted: useObservable(loginModalVisible),
    onFailure() {
      loginModalVisible.write(false);
      showToast(text("shell.failed"));
    },
  });
  useEffect(() => void loadWebFont(), []);
  useEffect(() => watchServer(client), [client]);
  useEffect(followLanguageOfOtherTabs, []);
  useLoadingToast();
  usePartKeys();
  useLoginToast();
  return (
    <>
      <LiveQuotes />
      {SignInWindow && <SignInWindow />}
      {StockMenus && <StockMenus />}
      {user && AccountPicture && <AccountPicture />}
      {user && OfUser && <OfUser key={user.id} userId={user.id} />}
    </>
  );
}

/** Says that a page needs an account, also of one that was refused before this was loaded. */
function useLoginToast(): void {
  const text = useText();
  const refusals = useObservable(loginRefusals);
  useEffect(() => {
    // Where nobody can sign in, nobody is told to.
    import("./without-accounts.ts")
      .then(({ openWithoutAccounts }) => openWithoutAccounts())
      .catch(() => true)
      .then((hasAccounts) => hasAccounts && refusals > 0 && showToast(text("shell.loginFirst")));
  }, [refusals, text]);
}
