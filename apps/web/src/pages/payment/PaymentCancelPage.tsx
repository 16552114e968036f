import { PaymentCancel } from "../../features/plans/later.ts";
import type { PageProps } from "../../router/index.ts";
import { PaymentFrame } from "./PaymentFrame.tsx";

/** Where the provider of payments sends who has left its page without paying. */
export function PaymentCancelPage({ query }: PageProps) {
  return (
    <PaymentFrame>
      <PaymentCancel query={query} />
    </PaymentFrame>
  );
}
