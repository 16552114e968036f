import * as z from "zod";
import { ACCOUNT_CALLS } from "../account-calls.ts";
import { endpoint } from "../endpoint.ts";
import { EmailInput, EmailPurpose, PhoneInput, SmsPurpose } from "../schemas/user.ts";

/** How long to wait, and how long the code is of use. */
const SentCodeSchema = z.object({
  /** Until the next code can be sent to the same address. */
  retryAfterSeconds: z.int(),
  validForSeconds: z.int(),
  /** `outbox`: this server sends none of its kind; the message is a file in the folder `outbox` of its data, for who runs it. */
  delivery: z.enum(["sent", "outbox"]),
});

export const sendEmail = endpoint({
  name: "sendEmail",
  ...ACCOUNT_CALLS.sendEmail,
  summary:
    "Sends a code of six digits for a purpose, or writes it to the outbox of a server that sends no e-mail. The answer is the same whether or not the address has an account; a code is valid for ten minutes, once, for this purpose.",
  input: z.strictObject({ email: EmailInput, purpose: EmailPurpose }),
  output: SentCodeSchema,
  codes: ["invalidEmail"],
  market: false,
});

export const sendSms = endpoint({
  name: "sendSms",
  ...ACCOUNT_CALLS.sendSms,
  summary: "Sends a code of six digits to a telephone for a purpose, as `sendEmail` does.",
  input: z.strictObject({ phone: PhoneInput, purpose: SmsPurpose }),
  output: SentCodeSchema,
  codes: [],
  market: false,
});
