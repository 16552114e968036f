import { usePrefetchQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { callQuery } from "../../api/index.ts";
import { UserCenter } from "../../features/account/later.ts";
import { AlertsSection } from "../../features/alerts/later.ts";
import { PlanSection } from "../../features/plans/later.ts";
import { SavedSection } from "../../features/saved/later.ts";
import { CompanyPicker } from "../../features/search/index.ts";
import { WatchlistsSection } from "../../features/watchlists/later.ts";
import type { PageProps } from "../../router/index.ts";
import { useIsSignedIn } from "../../state/index.ts";
import { Boundary } from "../../ui/index.ts";
import { SavedState } from "./SavedState.tsx";
import styles from "./UserCenterPage.module.css";
import { UserCenterSkeleton } from "./UserCenterSkeleton.tsx";

/** The account of the signed-in user. */
export function UserCenterPage({ query }: PageProps) {
  // Who has just logged out still sees this page until the start page is loaded: nothing is asked for them any more.
  const isSignedIn = useIsSignedIn();
  // Their files load together with those of the rest. Once: new texts draw the page anew.
  useEffect(() => {
    AlertsSection.preload();
    PlanSection.preload();
    SavedSection.preload();
    WatchlistsSection.preload();
  }, []);
  return (
    <div className={styles.page}>
      {isSignedIn && (
        <Boundary loading={<UserCenterSkeleton />}>
          <OwnCenter query={query} />
        </Boundary>
      )}
    </div>
  );
}

/** Opened to choose one instrument: the reader types at once. */
const renderOpenPicker = (onPick: (symbol: string) => void) => <CompanyPicker onPick={onPick} isFocused />;
const renderPicker = (onPick: (symbol: string) => void) => <CompanyPicker onPick={onPick} />;

function OwnCenter({ query }: PageProps) {
  usePrefetchQuery(callQuery("savedItems", {}));
  usePrefetchQuery(callQuery("billingState", {}));
  usePrefetchQuery(callQuery("plans", {}));
  return (
    <UserCenter
      query={query}
      renderPicker={renderOpenPicker}
      plan={<PlanSection />}
      watchlists={<WatchlistsSection renderPicker={renderPicker} />}
      alerts={<AlertsSection />}
      savedPages={<SavedSection renderState={(item) => <SavedState item={item} />} />}
    />
  );
}
