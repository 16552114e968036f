import { Suspense } from "react";
import { AlertBadge } from "../features/alerts/later.ts";
import { NewTexts } from "./NewTexts.tsx";
import { ReachedLimit } from "./ReachedLimit.tsx";
import { StockPassed } from "./StockPassed.tsx";

/** What goes along with every page of a signed-in user. */
export function UserCompanions({ userId }: { readonly userId: string }) {
  return (
    <>
      <Suspense>
        <AlertBadge />
      </Suspense>
      <NewTexts userId={userId} />
      <ReachedLimit />
      <StockPassed />
    </>
  );
}
