import { lazyPart } from "../../ui/index.ts";

const TEXTS = ["alerts", "checks", "forms", "fundamentals", "screener", "signIn", "strategies"] as const;

/** Inbox, alerts and how they are told, in the user centre; its file and texts are loaded when it is drawn. */
export const AlertsSection = lazyPart(TEXTS, async () => (await import("./AlertsSection.tsx")).AlertsSection);

/** Says on the account button that there is something new. */
export const AlertBadge = lazyPart(["alerts"], async () => (await import("./AlertBadge.tsx")).AlertBadge);
