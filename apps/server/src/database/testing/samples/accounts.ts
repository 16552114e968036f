import type { MigrationSample, SampleRow } from "../migration-sample.ts";
import { SAMPLE_USERS, type SampleUser } from "../sample-user.ts";

const BEFORE = new Date("2020-01-01T00:00:00Z");
const AFTER = new Date("2027-01-01T00:00:00Z");
const isOwner = (user: SampleUser) => user.id === SAMPLE_USERS.ada.id;

function rows(user: SampleUser): readonly SampleRow[] {
  return [...whoItIs(user), ...signedIn(user), ...onTheWay(user), ...others(user)];
}

function whoItIs({ id, email, phone, momentOf, ...user }: SampleUser): readonly SampleRow[] {
  return [
    {
      into: "users",
      row: {
        id,
        email,
        phone,
        name: `Name of ${email}`,
        role: isOwner({ id, email, phone, momentOf, ...user }) ? "owner" : "member",
        language: "zh-Hant",
        theme: "dark",
        rising: "red",
        created_at: momentOf("account"),
        removed_at: AFTER,
      },
    },
    {
      into: "passwords",
      row: { user_id: id, hash: `$argon2id$v=19$of ${email}`, changed_at: momentOf("password") },
    },
    {
      into: "acceptances",
      row: { user_id: id, document: "terms", version: "2026-02-03", accepted_at: momentOf("acceptance") },
    },
  ];
}

function signedIn({ id, email, sessionId, digestOf, momentOf }: SampleUser): readonly SampleRow[] {
  return [
    {
      into: "sessions",
      row: {
        id: sessionId,
        user_id: id,
        device: `Device of ${email}`,
        address: `2001:db8::${id.slice(0, 4)}`,
        is_kept: true,
        created_at: momentOf("session"),
        last_used_at: momentOf("last use"),
        expires_at: AFTER,
        ended_at: momentOf("end of session"),
        ended_because: "revoked",
      },
    },
    {
      into: "refresh_tokens",
      row: {
        hash: digestOf("used token"),
        session_id: sessionId,
        created_at: momentOf("used token"),
        used_at: momentOf("use"),
      },
    },
    {
      into: "refresh_tokens",
      row: { hash: digestOf("token"), session_id: sessionId, created_at: momentOf("token"), used_at: null },
    },
  ];
}

function onTheWay({ email, idOf, digestOf, momentOf }: SampleUser): readonly SampleRow[] {
  return [
    {
      into: "verification_codes",
      row: {
        id: idOf("code"),
        address: email,
        purpose: "changeemail",
        hash: digestOf("code"),
        created_at: momentOf("code"),
        expires_at: AFTER,
        attempts: 5,
        used_at: momentOf("use of code"),
      },
    },
    {
      into: "outgoing_messages",
      row: {
        id: idOf("message"),
        channel: "email",
        message: JSON.stringify({ to: email, text: "é 股票 \u2028" }),
        attempts: 3,
        created_at: momentOf("message"),
        due_at: momentOf("due"),
        given_up_at: null,
        error: "connect ECONNREFUSED",
      },
    },
  ];
}

function others(user: SampleUser): readonly SampleRow[] {
  const { id, email, idOf, digestOf, momentOf } = user;
  // The member came by an invitation of the owner, and has made one that nobody has used.
  const made = { created_by: id, used_by: null, used_at: null };
  const used = { created_by: SAMPLE_USERS.ada.id, used_by: id, used_at: momentOf("use of invitation") };
  return [
    ...(isOwner(user) ? [made] : [made, used]).map((of, index) => ({
      into: "invitations",
      row: {
        id: idOf(`invitation ${index}`),
        token_hash: digestOf(`invitation ${index}`),
        created_at: momentOf(`invitation ${index}`),
        expires_at: AFTER,
        ...of,
      },
    })),
    {
      into: "feedback",
      row: {
        id: idOf("feedback"),
        user_id: id,
        contact: `contact of ${email}`,
        message: `Two lines\nof ${email}`,
        page: `/pages/valuation?code=${id.slice(0, 4)}`,
        created_at: momentOf("feedback"),
      },
    },
    ...(isOwner(user) ? [{ into: "secrets", row: { name: "sample", value: "known to servers" } }] : []),
  ];
}

export const ACCOUNTS_SAMPLE: MigrationSample = {
  rows,
  refused: {
    users_email_check: ["users", { email: "Ada@sample.example" }],
    users_phone_check: ["users", { phone: "13800138000" }],
    users_name_check: ["users", { name: "" }],
    users_role_check: ["users", { role: "guest" }],
    users_language_check: ["users", { language: "de" }],
    users_theme_check: ["users", { theme: "pink" }],
    users_rising_check: ["users", { rising: "blue" }],
    users_check: ["users", { removed_at: BEFORE }],
    passwords_hash_check: ["passwords", { hash: "seven green bottles" }],
    acceptances_document_check: ["acceptances", { document: "cookies" }],
    sessions_device_check: ["sessions", { device: "x".repeat(301) }],
    sessions_address_check: ["sessions", { address: "1".repeat(65) }],
    sessions_check: ["sessions", { expires_at: BEFORE }],
    sessions_ended_because_check: ["sessions", { ended_because: "mood" }],
    sessions_check1: ["sessions", { ended_because: null }],
    refresh_tokens_hash_check: ["refresh_tokens", { hash: Buffer.alloc(31) }],
    verification_codes_address_check: ["verification_codes", { address: "a" }],
    verification_codes_purpose_check: ["verification_codes", { purpose: "anything" }],
    verification_codes_hash_check: ["verification_codes", { hash: Buffer.from("123456") }],
    verification_codes_check: ["verification_codes", { expires_at: BEFORE }],
    verification_codes_attempts_check: ["verification_codes", { attempts: 6 }],
    outgoing_messages_channel_check: ["outgoing_messages", { channel: "pigeon" }],
    outgoing_messages_attempts_check: ["outgoing_messages", { attempts: -1 }],
    outgoing_messages_error_check: ["outgoing_messages", { error: "x".repeat(501) }],
    outgoing_messages_check: ["outgoing_messages", { given_up_at: AFTER }],
    invitations_token_hash_check: ["invitations", { token_hash: Buffer.alloc(0) }],
    invitations_check: ["invitations", { expires_at: BEFORE }],
    feedback_contact_check: ["feedback", { contact: "x".repeat(255) }],
    feedback_message_check: ["feedback", { message: "" }],
    feedback_page_check: ["feedback", { page: "x".repeat(501) }],
  },
};
