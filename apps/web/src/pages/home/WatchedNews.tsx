import { checkName } from "../../features/checks/index.ts";
import { WatchlistChanges } from "../../features/watchlists/later.ts";
import { useLocale } from "../../i18n/index.ts";

/** What became known of the watched stocks since the last visit. */
export function WatchedNews() {
  const speaker = useLocale();
  return <WatchlistChanges checkName={(id) => checkName({ id }, "other", speaker)} />;
}
