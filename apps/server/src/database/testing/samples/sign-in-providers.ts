import type { MigrationSample } from "../migration-sample.ts";

const AFTER = new Date("2027-01-01T00:00:00Z");
const ISSUER = "https://issuer.sample.example";

export const SIGN_IN_PROVIDERS_SAMPLE: MigrationSample = {
  rows: ({ id, email, digestOf, idOf, momentOf }) => [
    {
      into: "provider_sign_ins",
      row: {
        state_hash: digestOf("state"),
        provider: "google",
        browser_hash: digestOf("browser"),
        nonce: digestOf("nonce").toString("base64url"),
        verifier: digestOf("verifier").toString("base64url"),
        attempt: digestOf("attempt").toString("hex").slice(0, 20),
        origin: "https://stocks.sample.example",
        expires_at: AFTER,
      },
    },
    {
      into: "provider_tickets",
      row: {
        hash: digestOf("ticket"),
        provider: "google",
        issuer: ISSUER,
        subject: idOf("subject of ticket"),
        email: `ticket.${email}`,
        expires_at: AFTER,
      },
    },
    {
      into: "provider_identities",
      row: {
        issuer: ISSUER,
        subject: `subject of ${email}`,
        user_id: id,
        provider: "google",
        email: `google.${email}`,
        linked_at: momentOf("link"),
      },
    },
  ],
  refused: {
    provider_sign_ins_state_hash_check: ["provider_sign_ins", { state_hash: Buffer.from("the state itself") }],
    provider_sign_ins_provider_check: ["provider_sign_ins", { provider: "" }],
    provider_sign_ins_browser_hash_check: ["provider_sign_ins", { browser_hash: Buffer.alloc(31) }],
    provider_sign_ins_nonce_check: ["provider_sign_ins", { nonce: "x".repeat(19) }],
    // RFC 7636, 4.1: 43 characters at least.
    provider_sign_ins_verifier_check: ["provider_sign_ins", { verifier: "x".repeat(42) }],
    provider_sign_ins_attempt_check: ["provider_sign_ins", { attempt: "<script>alert(1)</s>" }],
    provider_sign_ins_origin_check: ["provider_sign_ins", { origin: "x".repeat(301) }],
    provider_tickets_hash_check: ["provider_tickets", { hash: Buffer.from("the ticket itself") }],
    provider_tickets_provider_check: ["provider_tickets", { provider: "x".repeat(21) }],
    provider_tickets_issuer_check: ["provider_tickets", { issuer: "x".repeat(301) }],
    provider_tickets_subject_check: ["provider_tickets", { subject: "" }],
    provider_tickets_email_check: ["provider_tickets", { email: "Ada@sample.example" }],
    provider_identities_issuer_check: ["provider_identities", { issuer: "x".repeat(301) }],
    provider_identities_subject_check: ["provider_identities", { subject: "x".repeat(256) }],
    provider_identities_provider_check: ["provider_identities", { provider: "" }],
    provider_identities_email_check: ["provider_identities", { email: "a" }],
  },
};
