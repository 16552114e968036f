import * as z from "zod";
import { ACCOUNT_CALLS } from "../account-calls.ts";
import { endpoint } from "../endpoint.ts";
import { LegalDocument } from "../schemas/user.ts";

const ACCEPTED = z.array(z.object({ document: LegalDocument, version: z.iso.date(), acceptedAt: z.iso.datetime() }));

/** What a user has accepted, and what not yet. */
export const AcceptanceShape = {
  /** The version of each text that the user accepted, and when; the newest first. */
  accepted: ACCEPTED,
  /** The texts whose current version the user has not accepted. */
  outstanding: z.array(LegalDocument),
} as const;

export const acceptDocuments = endpoint({
  name: "acceptDocuments",
  ...ACCOUNT_CALLS.acceptDocuments,
  summary: "Accepts the current version of some texts; of all of them unless they are named.",
  input: z.strictObject({ documents: z.array(LegalDocument).min(1).max(LegalDocument.options.length).optional() }),
  output: z.object(AcceptanceShape),
  codes: [],
  market: false,
});
