import { useEffect, useState } from "react";
import { useText } from "../i18n/index.ts";
import { loginRefusals } from "../router/index.ts";
import { useObservable } from "../state/index.ts";
import { question, showToast, Toasts } from "../ui/index.ts";
import { BottomBar } from "./BottomBar.tsx";
import { PageView } from "./PageView.tsx";
import styles from "./Shell.module.css";
import { TopBar } from "./TopBar.tsx";
import { useLater } from "./use-later.ts";
import { useShortcuts } from "./use-shortcuts.ts";
import { useTypedAhead } from "./use-typed-ahead.ts";

// What the first paint can do without is loaded after it.
const loadMarketBar = async () => (await import("../features/market/MarketBar.tsx")).MarketBar;
const loadSearchDialog = async () => (await import("../features/search/SearchDialog.tsx")).SearchDialog;
const loadProvenance = async () => (await import("../ui/provenance/ProvenancePopover.tsx")).ProvenancePopover;

/** What is on every page. */
export function Shell() {
  const text = useText();
  const [isSearching, setIsSearching] = useState(false);
  const asked = useObservable(question);
  const MarketBar = useLater(loadMarketBar, { isWanted: true });
  const SearchDialog = useLater(loadSearchDialog, {
    isWanted: isSearching,
    onFailure() {
      setIsSearching(false);
      showToast(text("shell.failed"));
    },
  });
  const Provenance = useLater(loadProvenance, {
    isWanted: asked !== null,
    onFailure() {
      question.write(null);
      showToast(text("shell.failed"));
    },
  });
  const typedAhead = useTypedAhead(isSearching && SearchDialog === null);
  useLoginToast();
  useShortcuts(() => setIsSearching(true));
  return (
    <>
      <button type="button" className="skip-link" onClick={skipToContent}>
        {text("shell.skip")}
      </button>
      <TopBar onSearch={() => setIsSearching(true)} />
      {MarketBar ? <MarketBar /> : <div className={styles.barPlace} />}
      <PageView />
      <BottomBar />
      {isSearching && SearchDialog && <SearchDialog typedAhead={typedAhead} onClose={() => setIsSearching(false)} />}
      {asked && Provenance && <Provenance asked={asked} />}
      <Toasts />
    </>
  );
}

/** The part after `#` belongs to the routes, so that this cannot be a link to an element. */
function skipToContent(): void {
  document.getElementById("content")?.focus();
}

function useLoginToast(): void {
  const text = useText();
  const refusals = useObservable(loginRefusals);
  useEffect(() => {
    if (refusals > 0) showToast(text("shell.loginFirst"));
  }, [refusals, text]);
}
