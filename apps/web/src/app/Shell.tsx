import { useLayoutEffect, useRef, useState } from "react";
import { loadMarketBar } from "../features/market/later.ts";
import { loadSearchDialog } from "../features/search/later.ts";
import { useText } from "../i18n/index.ts";
import { useObservable } from "../state/index.ts";
import { provenanceRequest, showToast, Toasts } from "../ui/index.ts";
import { untilIdle } from "../ui/until-idle.ts";
import { BottomBar } from "./BottomBar.tsx";
import { PageView } from "./PageView.tsx";
import styles from "./Shell.module.css";
import { TopBar } from "./TopBar.tsx";
import { useLater } from "./use-later.ts";
import { useShortcuts } from "./use-shortcuts.ts";

// What the first paint can do without is loaded after it.
const loadProvenance = async () => (await import("../ui/provenance/ProvenancePopover.tsx")).ProvenancePopover;

const loadCompanions = async () => {
  await globalThis.firstFiles;
  await untilIdle();
  return (await import("./Companions.tsx")).Companions;
};

/** What is on every page. */
export function Shell() {
  const text = useText();
  const [isSearching, setIsSearching] = useState(false);
  const requested = useObservable(provenanceRequest);
  const failing = (close: () => void) => () => {
    close();
    showToast(text("shell.failed"));
  };
  const MarketBar = useLater(loadMarketBar, { isWanted: true });
  const Companions = useLater(loadCompanions, { isWanted: true });
  const SearchDialog = useLater(loadSearchDialog, {
    isWanted: isSearching,
    onFailure: failing(() => setIsSearching(false)),
  });
  const Provenance = useLater(loadProvenance, {
    isWanted: requested !== null,
    onFailure: failing(() => provenanceRequest.write(null)),
  });
  const typedAhead = useTypedAhead(isSearching && SearchDialog === null);
  useLayoutEffect(() => {
    const { earlyKeys } = globalThis;
    earlyKeys?.stop();
    if (earlyKeys?.typed != null) setIsSearching(true);
  }, []);
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
      {requested && Provenance && <Provenance request={requested} />}
      {Companions && <Companions />}
      <Toasts />
    </>
  );
}

/** The part after `#` belongs to the routes, so that this cannot be a link to an element. */
function skipToContent(): void {
  document.getElementById("content")?.focus();
}

/**
 * Keeps what is typed for a field that is still loading, so that a reader who types at once loses nothing.
 *
 * @returns A function that gives what has been typed since the wait began.
 */
function useTypedAhead(isWaiting: boolean): () => string {
  const typed = useRef("");
  useLayoutEffect(() => {
    if (!isWaiting) return;
    typed.current = globalThis.earlyKeys?.typed ?? "";
    globalThis.earlyKeys = undefined;
    function keep(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (event.key === "Backspace") typed.current = typed.current.slice(0, -1);
      else if (event.key.length === 1) typed.current += event.key;
      else return;
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    addEventListener("keydown", keep, true);
    return () => removeEventListener("keydown", keep, true);
  }, [isWaiting]);
  return () => typed.current;
}
