import { type SavedKind, savedAddress } from "@plumbline/contract/calls";
import { useQuery } from "@tanstack/react-query";
import { Bookmark } from "lucide-react";
import { Suspense, useEffect, useState } from "react";
import { loginModalVisible, useIsSignedIn, useObservable } from "../../state/index.ts";
import { Button, lazyPart, useHasAccounts } from "../../ui/index.ts";
import { shownOrigin } from "./origin.ts";
import { SAVED_ITEMS } from "./saved.query.ts";

const SavePopover = lazyPart(["forms", "saved", "signIn"], async () => (await import("./SavePopover.tsx")).SavePopover);

export interface SaveButtonProps {
  readonly kind: SavedKind;
  /** The word on the button. */
  readonly label: string;
  /** Path and query of the state on screen. */
  readonly readAddress: () => string;
  /** A name that says what it is. */
  readonly suggestName: () => Promise<string>;
  /** Called first, to write the state to the address bar where it is not there yet. */
  readonly onStart?: () => void;
}

/** Saves the page with its state in the account of the reader, who signs in first where nobody is. */
export function SavingButton({ kind, label, readAddress, suggestName, onStart }: SaveButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [suggested, setSuggested] = useState<string | null>(null);
  const isSignedIn = useIsSignedIn();
  const { data } = useQuery({ ...SAVED_ITEMS, enabled: isSignedIn });
  const open = async (): Promise<void> => {
    // Without a suggestion, the reader writes the name.
    setSuggested(await suggestName().catch(() => ""));
  };
  const close = (): void => setSuggested(null);
  const isOpen = suggested !== null;
  const waitForSignIn = useAfterSignIn(() => void open());
  const hasAccounts = useHasAccounts();
  const address = savedAddress(kind, readAddress());
  if (!hasAccounts || address === null) return null;
  const origin = data ? shownOrigin(data.items, { kind, address }) : null;
  const isSaved = origin?.address === address;
  const start = (button: HTMLElement): void => {
    setAnchor(button);
    onStart?.();
    if (!isSignedIn) waitForSignIn();
    else if (isOpen) close();
    else void open();
  };
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={isSaved ? `${label} (${origin.name})` : undefined}
        data-saved={isSaved}
        onClick={({ currentTarget }) => start(currentTarget)}
      >
        <Bookmark size={16} aria-hidden="true" fill={isSaved ? "currentColor" : "none"} />
        {label}
      </Button>
      <Suspense>
        {suggested !== null && anchor && (
          <SavePopover
            anchor={anchor}
            state={{ kind, address }}
            origin={origin}
            suggested={suggested}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}

/**
 * Asks for a sign-in, and goes on when the reader has signed in and the dialog is gone. A reader who closes it has changed
 * their mind.
 */
function useAfterSignIn(goOn: () => void): () => void {
  const [isWaiting, setIsWaiting] = useState(false);
  const isSignedIn = useIsSignedIn();
  const isAsking = useObservable(loginModalVisible);
  useEffect(() => {
    if (!isWaiting || isAsking) return;
    setIsWaiting(false);
    if (isSignedIn) goOn();
  }, [isWaiting, isAsking, isSignedIn, goOn]);
  return () => {
    loginModalVisible.write(true);
    setIsWaiting(true);
  };
}
