import { applyOwnPreferences } from "../../features/account/later.ts";
import { Note } from "../../features/notes/index.ts";
import { SignInPanel } from "../../features/sign-in/later.ts";
import { continueAfterLogin } from "../../router/continue-after-login.ts";
import type { PageProps } from "../../router/index.ts";
import { Boundary, Skeleton } from "../../ui/index.ts";

function arrive(): void {
  void applyOwnPreferences();
  continueAfterLogin();
}

/** Signing in as a page; afterwards the reader is where the guard refused to go, or on the start page. */
export function LoginPage({ query }: PageProps) {
  return (
    <Boundary loading={<Skeleton height="36rem" />}>
      <SignInPanel
        firstMode={query.mode === "register" || query.invitation ? "register" : "password"}
        invitation={query.invitation}
        word={query.word}
        legalText={(name) => <Note name={name} />}
        onSignedIn={arrive}
      />
    </Boundary>
  );
}
