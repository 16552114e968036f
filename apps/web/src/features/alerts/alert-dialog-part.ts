import { lazyPart } from "../../ui/index.ts";

/** The dialog for an alert, with the texts that it needs. */
export const AlertDialog = lazyPart(
  ["alerts", "checks", "forms", "fundamentals", "screener", "signIn", "strategies"],
  async () => (await import("./AlertDialog.tsx")).AlertDialog,
);
