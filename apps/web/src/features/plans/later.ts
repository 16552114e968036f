import { loadTexts } from "../../i18n/index.ts";
import { lazyPart } from "../../ui/index.ts";

const TEXTS = ["forms", "plans", "signIn"] as const;

/** The plan of the user and all plans; its file and texts are loaded when it is drawn. */
export const Renewal = lazyPart(TEXTS, async () => (await import("./renewal/Renewal.tsx")).Renewal);

/** What has become of a payment. */
export const PaymentSuccess = lazyPart(
  TEXTS,
  async () => (await import("./payment/PaymentSuccess.tsx")).PaymentSuccess,
);

/** A payment that was left before its end. */
export const PaymentCancel = lazyPart(TEXTS, async () => (await import("./payment/PaymentCancel.tsx")).PaymentCancel);

/** Plan and use in the user centre. */
export const PlanSection = lazyPart(["plans"], async () => (await import("./PlanSection.tsx")).PlanSection);

/** When more of a limit come and what the plans offer, as a part of another page. */
export const RunOut = lazyPart(["plans"], async () => (await import("./limits/RunOut.tsx")).RunOut);

/** The same as a window over every page. */
export async function loadRunOutWindow() {
  const [{ RunOutWindow }] = await Promise.all([import("./limits/RunOutWindow.tsx"), loadTexts("plans")]);
  return RunOutWindow;
}
