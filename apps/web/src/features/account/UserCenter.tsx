import { usePrefetchQuery } from "@tanstack/react-query";
import { type ReactNode, useRef } from "react";
import { useText } from "../../i18n/index.ts";
import type { Query } from "../../router/index.ts";
import { Avatar } from "../../ui/avatar/Avatar.tsx";
import { Boundary, FailureBoundary, lazyPart, Panel, Skeleton, useTitle } from "../../ui/index.ts";
import { PASSKEYS, SESSIONS, useProfile } from "./account.query.ts";
import type { RenderPicker } from "./BacktestPreferences.tsx";
import { FeedbackForm } from "./FeedbackForm.tsx";
import { LogOutButton } from "./LogOutButton.tsx";
import { OwnDataSection } from "./OwnDataSection.tsx";
import { PreferencesSection } from "./PreferencesSection.tsx";
import { ProfileSection } from "./ProfileSection.tsx";
import { RemovalBanner } from "./RemovalBanner.tsx";
import { SectionNavigation, useSectionOfAddress } from "./SectionNavigation.tsx";
import { SecuritySection } from "./SecuritySection.tsx";
import { type SectionId, sectionsOf } from "./sections.ts";
import styles from "./UserCenter.module.css";

interface UserCenterProps {
  readonly query: Query;
  /** The sections of the plan, of watchlists, of what the user has saved, and of alerts: they belong to other features. */
  readonly plan: ReactNode;
  readonly watchlists: ReactNode;
  readonly savedPages: ReactNode;
  readonly alerts: ReactNode;
  readonly renderPicker: RenderPicker;
}

/** Only the owner of the server needs them. */
const OwnerSections = lazyPart(["owner"], async () => (await import("./OwnerSections.tsx")).OwnerSections);

/** Everything that users can see and change of their account. */
export function UserCenter({ query, plan, renderPicker, savedPages, watchlists, alerts }: UserCenterProps) {
  const text = useText();
  // All at once, so that the lists do not push down what stands below it.
  usePrefetchQuery(SESSIONS);
  usePrefetchQuery(PASSKEYS);
  const profile = useProfile();
  const { user } = profile;
  const removalAtFirst = useRef(user.removedAt);
  const sections = sectionsOf(user);
  useTitle(text("userCenter.title"));
  useSectionOfAddress(query);
  return (
    <>
      <header className={styles.head}>
        <Avatar user={user} />
        <div className={styles.words}>
          <h1 className={styles.title}>{text("userCenter.title")}</h1>
          <p className={styles.who}>{user.name ?? user.email}</p>
        </div>
        <LogOutButton />
      </header>
      <div className={styles.columns}>
        <SectionNavigation sections={sections} />
        <div className={styles.sections}>
          {user.removedAt !== null && (
            <RemovalBanner removedAt={user.removedAt} isNew={removalAtFirst.current !== user.removedAt} />
          )}
          <Section id="profile">
            <ProfileSection user={user} />
          </Section>
          <Section id="plan">
            <FailureBoundary>{plan}</FailureBoundary>
          </Section>
          <Section id="watchlists">
            {/* These wait with the others, so that they do not push them down, and fail alone. */}
            <FailureBoundary>{watchlists}</FailureBoundary>
          </Section>
          <Section id="savedPages">
            <FailureBoundary>{savedPages}</FailureBoundary>
          </Section>
          <Section id="alerts">
            <FailureBoundary>{alerts}</FailureBoundary>
          </Section>
          <Section id="preferences">
            <PreferencesSection renderPicker={renderPicker} />
          </Section>
          <Section id="security">
            <SecuritySection profile={profile} />
          </Section>
          {user.role === "owner" && (
            <Section id="invitations">
              <Boundary loading={<Skeleton height="20rem" />}>
                <OwnerSections profile={profile} />
              </Boundary>
            </Section>
          )}
          <Section id="data">
            <OwnDataSection profile={profile} />
          </Section>
          <Section id="feedback">
            <Panel title={text("userCenter.feedback")} note={text("userCenter.feedbackNote")}>
              <div className={styles.feedback}>
                <FeedbackForm />
              </div>
            </Panel>
          </Section>
        </div>
      </div>
    </>
  );
}

interface SectionProps {
  readonly id: SectionId;
  readonly children: ReactNode;
}

/** A place that the address can name. */
function Section({ id, children }: SectionProps) {
  return (
    <div id={id} tabIndex={-1} className={styles.section}>
      {children}
    </div>
  );
}
