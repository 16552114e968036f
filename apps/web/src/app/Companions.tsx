import { useEffect } from "react";
import { followLanguageOfOtherTabs } from "../i18n/index.ts";
import { useUser } from "../state/index.ts";
import { loadWebFont } from "../ui/web-font.ts";
import { useLater } from "./use-later.ts";
import { useLoadingToast } from "./use-loading-toast.ts";

const loadAccountPicture = async () => (await import("./AccountPicture.tsx")).AccountPicture;
const loadStockMenus = async () => (await import("./StockMenus.tsx")).StockMenus;
const loadNewTexts = async () => (await import("./NewTexts.tsx")).NewTexts;

/** What goes along with every page and is not needed for the first paint; it is loaded when the browser has nothing else to do. */
export function Companions() {
  const user = useUser();
  const StockMenus = useLater(loadStockMenus, { isWanted: true });
  const NewTexts = useLater(loadNewTexts, { isWanted: user !== null });
  const AccountPicture = useLater(loadAccountPicture, { isWanted: Boolean(user?.avatar) });
  useEffect(() => void loadWebFont(), []);
  useEffect(followLanguageOfOtherTabs, []);
  useLoadingToast();
  return (
    <>
      {StockMenus && <StockMenus />}
      {user && AccountPicture && <AccountPicture />}
      {user && NewTexts && <NewTexts key={user.id} userId={user.id} />}
    </>
  );
}
