import { Bell } from "lucide-react";
import { Suspense, useEffect, useState } from "react";
import { useText } from "../../i18n/index.ts";
import { setQuery, useRoute } from "../../router/index.ts";
import { loginModalVisible, useIsSignedIn, useObservable } from "../../state/index.ts";
import { Button, useHasAccounts } from "../../ui/index.ts";
import { AlertDialog } from "./alert-dialog-part.ts";
import { type AlertSubject, readPreset } from "./alert-draft.ts";

export interface AlertBellProps {
  readonly subject: AlertSubject;
  /** What the dialog begins with, such as `strategy.golden-cross`. */
  readonly about: string;
}

const close = (): void => setQuery({ alert: undefined });

/**
 * Opens the dialog for a new alert. The address says that it is open and what it began with, so that anything on the
 * page can lead to it; who is not signed in signs in first.
 */
export function AlertButton({ subject, about }: AlertBellProps) {
  const text = useText();
  const { alert: asked } = useRoute().query;
  const isSignedIn = useIsSignedIn();
  const hasAccounts = useHasAccounts();
  const isAsked = hasAccounts && asked !== undefined;
  useSignInFirst(isAsked && !isSignedIn);
  if (!hasAccounts) return null;
  const label = text("alerts.bell", { name: subject.name });
  return (
    <>
      <Button look="quiet" icon aria-label={label} title={label} onClick={() => setQuery({ alert: about })}>
        <Bell size={16} aria-hidden="true" />
      </Button>
      {isAsked && isSignedIn && (
        <Suspense>
          <AlertDialog subject={subject} preset={readPreset(asked)} onClose={close} />
        </Suspense>
      )}
    </>
  );
}

/** Opens the window for signing in; a reader who closes it has changed their mind. */
function useSignInFirst(isNeeded: boolean): void {
  const isOpen = useObservable(loginModalVisible);
  const [hasOpened, setHasOpened] = useState(false);
  useEffect(() => {
    if (!isNeeded) setHasOpened(false);
    else if (!hasOpened) {
      loginModalVisible.write(true);
      setHasOpened(true);
    } else if (!isOpen) close();
  }, [isNeeded, hasOpened, isOpen]);
}
