import type { EmailPurpose } from "@plumbline/contract";
import type { ThesisAssumption } from "@plumbline/core/words";

/** How each text of a code differs by what the code is for. */
interface CodeTexts {
  readonly subject: string;
  readonly heading: string;
  readonly lead: string;
  readonly reason: string;
  /** What to do for a reader who did not ask for it. */
  readonly otherwise: string;
}

interface NoticeTexts {
  readonly subject: string;
  readonly heading: string;
  readonly lead: string;
  readonly reason: string;
  readonly otherwise: string;
}

/** A change of how a user signs in that the user is told of. */
export type SecurityEvent =
  | "secondFactorOn"
  | "secondFactorOff"
  | "recoveryCodeUsed"
  | "recoveryCodesRenewed"
  | "passkeyAdded"
  | "passkeyRemoved"
  | "providerLinked"
  | "providerUnlinked";

/**
 * The texts of one language. `{product}` is the name of the program, `{code}` the six digits, `{duration}` a number of
 * minutes in words, `{day}` and `{moment}` a date, without and with the time.
 */
export interface MailTexts {
  /** By which dates and plural forms are made. */
  readonly locale: string;
  readonly colon: string;
  readonly moment: string;
  readonly minutes: { readonly one?: string; readonly other: string };
  readonly code: {
    readonly validity: string;
    readonly secrecy: string;
    readonly sms: string;
    readonly purposes: Readonly<Record<EmailPurpose, CodeTexts>>;
  };
  readonly passwordChanged: NoticeTexts;
  readonly emailChanged: NoticeTexts & { readonly newAddress: string };
  readonly accountRemoval: NoticeTexts & { readonly keep: string; readonly keepLink: string };
  readonly accountRemoved: NoticeTexts;
  /** Changes of how a user signs in. */
  readonly security: Pick<NoticeTexts, "reason" | "otherwise"> & {
    readonly events: Readonly<Record<SecurityEvent, Pick<NoticeTexts, "subject" | "heading" | "lead">>>;
  };
  readonly newSignIn: NoticeTexts & { readonly expected: string };
  readonly feedback: Omit<NoticeTexts, "otherwise"> & {
    readonly from: string;
    readonly anonymous: string;
    readonly page: string;
    readonly caution: string;
  };
  /** Alerts that have rung; `{alert}` is what a user calls one, `{count}` a number. */
  readonly alert: {
    readonly subject: string;
    readonly subjectOfSeveral: string;
    readonly headingOfSeveral: string;
    readonly stock: string;
    readonly value: string;
    readonly day: string;
    readonly filing: string;
    readonly target: string;
    /** Before the day on which results are expected. */
    readonly earnings: string;
    readonly entered: string;
    readonly left: string;
    readonly assumptions: Readonly<Record<ThesisAssumption, string>>;
    /** Widths of a moat: none, narrow and wide. */
    readonly moatWidths: readonly [string, string, string];
    readonly missedBy: string;
    readonly more: string;
    readonly caution: string;
    readonly inbox: string;
    readonly unsubscribe: string;
    /** The page behind that link. */
    readonly ending: Readonly<Record<"title" | "explained" | "button" | "done" | "unknown", string>>;
    readonly reason: string;
  };
  readonly facts: { readonly time: string; readonly device: string; readonly networkAddress: string };
  readonly links: { readonly account: string };
}
