import * as z from "zod";
import { ACCOUNT_CALLS } from "../account-calls.ts";
import { endpoint } from "../endpoint.ts";
import { EmailInput, OwnProofInput } from "../schemas/user.ts";

export const revokeUserSessions = endpoint({
  name: "revokeUserSessions",
  ...ACCOUNT_CALLS.revokeUserSessions,
  summary:
    "Ends the sessions of the user with an address, or those of everyone but this one. Only the owner of the server can.",
  input: z.union([
    z.strictObject({ email: EmailInput, proof: OwnProofInput }),
    z.strictObject({ everyone: z.literal(true), proof: OwnProofInput }),
  ]),
  output: z.object({ ended: z.int() }),
  codes: ["forbidden", "wrongCredentials", "wrongVerificationCode", "notFound"],
  market: false,
});
