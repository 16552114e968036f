import { usePrefetchQuery } from "@tanstack/react-query";
import { type ReactNode, useRef } from "react";
import { useText } from "../../i18n/index.ts";
import type { Query } from "../../router/index.ts";
import { Panel, useTitle } from "../../ui/index.ts";
import { SESSIONS, useProfile } from "./account.query.ts";
import { FeedbackForm } from "./FeedbackForm.tsx";
import { LogOutButton } from "./LogOutButton.tsx";
import { OwnDataSection } from "./OwnDataSection.tsx";
import { PreferencesSection } from "./PreferencesSection.tsx";
import { ProfileSection } from "./ProfileSection.tsx";
import { RemovalBanner } from "./RemovalBanner.tsx";
import { SectionNavigation, useSectionOfAddress } from "./SectionNavigation.tsx";
import { SecuritySection } from "./SecuritySection.tsx";
import type { SectionId } from "./sections.ts";
import styles from "./UserCenter.module.css";

/** Everything that users can see and change of their account. */
export function UserCenter({ query }: { readonly query: Query }) {
  const text = useText();
  // Both at once, so that the list does not push down what stands below it.
  usePrefetchQuery(SESSIONS);
  const profile = useProfile();
  const { user } = profile;
  const removalAtFirst = useRef(user.removedAt);
  useTitle(text("userCenter.title"));
  useSectionOfAddress(query);
  return (
    <>
      <header className={styles.head}>
        <span className={styles.monogram} aria-hidden="true">
          {monogramOf(user.name ?? user.email)}
        </span>
        <div className={styles.words}>
          <h1 className={styles.title}>{text("userCenter.title")}</h1>
          <p className={styles.who}>{user.name ?? user.email}</p>
        </div>
        <LogOutButton />
      </header>
      <div className={styles.columns}>
        <SectionNavigation />
        <div className={styles.sections}>
          {user.removedAt !== null && (
            <RemovalBanner removedAt={user.removedAt} isNew={removalAtFirst.current !== user.removedAt} />
          )}
          <Section id="profile">
            <ProfileSection user={user} />
          </Section>
          <Section id="preferences">
            <PreferencesSection />
          </Section>
          <Section id="security">
            <SecuritySection profile={profile} />
          </Section>
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

/** The first character as people count them: a letter with its accents is one, and so is a Chinese character. */
function monogramOf(name: string): string {
  const [first] = new Intl.Segmenter().segment(name.trim());
  return first?.segment.toLocaleUpperCase() ?? "";
}
