import * as z from "zod";
import { ACCOUNT_CALLS } from "../account-calls.ts";
import { endpoint } from "../endpoint.ts";
import { LanguageCode } from "../schemas/code.ts";
import { LinkedProviderSchema, OwnProofInput, SecondFactorInput, SignedInSchema } from "../schemas/user.ts";

/** What the window of a provider hands to the page that opened it. */
const TicketInput = z.string().min(1).max(100);

export const thirdLogin = endpoint({
  name: "thirdLogin",
  ...ACCOUNT_CALLS.thirdLogin,
  summary:
    "Signs in with the ticket that a provider's window has brought. A person who is new is asked to accept the texts first; the ticket stays valid for that. An address that has an account is never joined to it: its user signs in and links the provider.",
  input: z.strictObject({
    ticket: TicketInput,
    keepLoggedIn: z.boolean().optional(),
    /** Needed of a user who has turned it on: without it the answer is 1002, and the ticket stays valid. */
    secondFactor: SecondFactorInput.optional(),
    /** Terms of service, privacy policy and disclaimer; needed of a new person. */
    acceptedTerms: z.literal(true, "terms not accepted").optional(),
    language: LanguageCode.optional(),
    /** Needed of a new person where registration is by invitation. */
    invitation: z.string().max(100).optional(),
  }),
  output: z.union([
    SignedInSchema.extend({ status: z.literal("signedIn") }),
    /** Nobody is signed in yet; the address is that of the new account. */
    z.object({ status: z.literal("termsNeeded"), email: z.string() }),
  ]),
  codes: ["notFound", "invalidEmail", "emailExists", "forbidden", "secondFactorNeeded", "wrongSecondFactor"],
  market: false,
});

const LinkedSchema = z.object({ linked: z.array(LinkedProviderSchema) });
export type WireLinkedProvider = z.infer<typeof LinkedProviderSchema>;

export const linkProvider = endpoint({
  name: "linkProvider",
  ...ACCOUNT_CALLS.linkProvider,
  summary:
    "Lets the user sign in with a provider too, by the ticket that its window has brought. The ticket stays valid where the proof is wrong.",
  input: z.strictObject({ ticket: TicketInput, proof: OwnProofInput }),
  output: LinkedSchema,
  codes: ["wrongCredentials", "wrongVerificationCode", "notFound", "emailExists"],
  market: false,
});

export const unlinkProvider = endpoint({
  name: "unlinkProvider",
  ...ACCOUNT_CALLS.unlinkProvider,
  summary: "Ends that the user can sign in with a provider.",
  input: z.strictObject({
    provider: z.string().regex(/^[a-z][a-z0-9]{0,19}$/, "not a provider"),
    proof: OwnProofInput,
  }),
  output: LinkedSchema,
  codes: ["wrongCredentials", "wrongVerificationCode", "notFound"],
  market: false,
});
