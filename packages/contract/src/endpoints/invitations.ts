import * as z from "zod";
import { ACCOUNT_CALLS } from "../account-calls.ts";
import { endpoint } from "../endpoint.ts";

/** How many invitations of one owner can be open at a time. */
export const MAX_OPEN_INVITATIONS = 100;

const InvitationSchema = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** When somebody registered with it; null of one that is open or has expired. */
  usedAt: z.iso.datetime().nullable(),
});
export type WireInvitation = z.infer<typeof InvitationSchema>;

export const createInvitation = endpoint({
  name: "createInvitation",
  ...ACCOUNT_CALLS.createInvitation,
  summary: "Makes an invitation with which one person can register within two weeks. Only the owner of the server can.",
  input: z.strictObject({}),
  output: InvitationSchema.extend({
    /** For the link; it is stored nowhere and given once. */
    token: z.string(),
  }),
  codes: ["forbidden"],
  market: false,
});

export const invitations = endpoint({
  name: "invitations",
  ...ACCOUNT_CALLS.invitations,
  summary: "The invitations of the last weeks, the newest first. Only the owner of the server has any.",
  input: z.strictObject({}),
  output: z.object({ invitations: z.array(InvitationSchema) }),
  codes: ["forbidden"],
  market: false,
});

export const revokeInvitation = endpoint({
  name: "revokeInvitation",
  ...ACCOUNT_CALLS.revokeInvitation,
  summary: "Takes back an invitation with which nobody has registered yet. Only the owner of the server can.",
  input: z.strictObject({ id: z.uuid() }),
  output: z.null(),
  codes: ["forbidden", "notFound"],
  market: false,
});
