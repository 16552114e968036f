import type { EmailPurpose, LanguageCode, SmsPurpose } from "@plumbline/contract";
import type { ColumnType, Generated } from "kysely";

/** A moment that the database fills in unless it is given. */
type Moment = ColumnType<Date, Date | undefined, Date>;
type MomentOrNull = ColumnType<Date | null, Date | null | undefined, Date | null>;

/** The tables as the newest migration leaves them. */
export interface Tables {
  readonly users: UsersTable;
  readonly passwords: { user_id: string; hash: string; changed_at: Moment };
  readonly acceptances: AcceptancesTable;
  readonly sessions: SessionsTable;
  readonly refresh_tokens: { hash: Buffer; session_id: string; created_at: Moment; used_at: MomentOrNull };
  readonly verification_codes: VerificationCodesTable;
  readonly outgoing_messages: OutgoingMessagesTable;
  readonly invitations: InvitationsTable;
  readonly feedback: FeedbackTable;
  readonly secrets: { name: string; value: string };
}

interface UsersTable {
  id: string;
  email: string;
  phone: string | null;
  name: string | null;
  role: "owner" | "member";
  language: LanguageCode | null;
  theme: "system" | "light" | "dark" | null;
  rising: "green" | "red" | null;
  created_at: Moment;
  removed_at: MomentOrNull;
}

interface AcceptancesTable {
  user_id: string;
  document: "terms" | "privacy" | "disclaimer";
  /** `YYYY-MM-DD`. */
  version: string;
  accepted_at: Moment;
}

interface SessionsTable {
  id: string;
  user_id: string;
  device: string;
  address: string;
  is_kept: boolean;
  created_at: Moment;
  last_used_at: Moment;
  expires_at: Date;
  ended_at: MomentOrNull;
  ended_because: "logout" | "revoked" | "reuse" | "password" | "email" | "reset" | null;
}

interface VerificationCodesTable {
  id: string;
  address: string;
  purpose: EmailPurpose | SmsPurpose;
  hash: Buffer;
  created_at: Moment;
  expires_at: Date;
  attempts: Generated<number>;
  used_at: MomentOrNull;
}

interface OutgoingMessagesTable {
  id: string;
  channel: "email" | "sms";
  /** As JSON. */
  message: ColumnType<unknown, string | null, string | null>;
  attempts: Generated<number>;
  created_at: Moment;
  due_at: Moment;
  given_up_at: MomentOrNull;
  error: string | null;
}

interface InvitationsTable {
  id: string;
  token_hash: Buffer;
  created_by: string;
  created_at: Moment;
  expires_at: Date;
  used_by: string | null;
  used_at: MomentOrNull;
}

interface FeedbackTable {
  id: string;
  user_id: string | null;
  contact: string | null;
  message: string;
  page: string | null;
  created_at: Moment;
}
