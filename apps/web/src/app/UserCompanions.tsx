import { NewTexts } from "./NewTexts.tsx";
import { ReachedLimit } from "./ReachedLimit.tsx";
import { StockPassed } from "./StockPassed.tsx";

/** What goes along with every page of a signed-in user. */
export function UserCompanions({ userId }: { readonly userId: string }) {
  return (
    <>
      <NewTexts userId={userId} />
      <ReachedLimit />
      <StockPassed />
    </>
  );
}
