import type { Profile } from "./account.query.ts";
import { InvitationsSection } from "./InvitationsSection.tsx";
import { UserSessionsSection } from "./UserSessionsSection.tsx";

/** What only the owner of the server can do: invite people, and end the sessions of users. */
export function OwnerSections({ profile }: { readonly profile: Profile }) {
  return (
    <>
      <InvitationsSection />
      <UserSessionsSection profile={profile} />
    </>
  );
}
