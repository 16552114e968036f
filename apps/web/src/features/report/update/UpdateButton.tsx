import { RefreshCw } from "lucide-react";
import { useText } from "../../../i18n/index.ts";
import { loginModalVisible, useIsSignedIn } from "../../../state/index.ts";
import { Button, useHasAccounts } from "../../../ui/index.ts";
import type { ReportUpdate } from "./use-update.ts";

/** Asks for a new report of the present inputs; who is not signed in does so first. */
export function UpdateButton({ update: { state, start } }: { readonly update: ReportUpdate }) {
  const text = useText();
  const isSignedIn = useIsSignedIn();
  const isBusy = state.kind === "asking" || state.kind === "running";
  if (!useHasAccounts()) return null;
  return (
    <Button disabled={isBusy} onClick={() => (isSignedIn ? void start() : loginModalVisible.write(true))}>
      <RefreshCw size={16} aria-hidden="true" />
      {text("report.update")}
    </Button>
  );
}
