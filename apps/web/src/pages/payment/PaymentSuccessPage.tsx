import { PaymentSuccess } from "../../features/plans/later.ts";
import type { PageProps } from "../../router/index.ts";
import { PaymentFrame } from "./PaymentFrame.tsx";

/** Where the provider of payments sends who has paid. */
export function PaymentSuccessPage({ query }: PageProps) {
  return (
    <PaymentFrame>
      <PaymentSuccess query={query} />
    </PaymentFrame>
  );
}
