import type { EmailPurpose, OutputOf, SmsPurpose, sendEmail } from "@plumbline/contract";
import { PRODUCT_NAME } from "../config/index.ts";
import { Failure } from "../http/index.ts";
import { codeMessage, codeSmsText, type Message, type SmsMessage } from "../mail/index.ts";
import type { AccountRequest, AccountsContext } from "./accounts-context.ts";
import { emailAddress } from "./email-address.ts";
import { handOver } from "./outgoing-messages.ts";
import { phoneNumber } from "./phone-number.ts";
import { CODE_PAUSE_SECONDS, CODE_VALID_SECONDS, type Proof } from "./verification-codes.ts";

type SentCode = OutputOf<typeof sendEmail>;

/**
 * Sends a code to an e-mail address, or writes it to the outbox of a server that sends no e-mail. Whether the address has an account
 * is neither asked nor said.
 *
 * @throws {Failure} `invalidEmail`; `tooManyRequests` with the time until the next code.
 */
export async function sendEmailCode(
  context: AccountsContext,
  { email, purpose }: { readonly email: string; readonly purpose: EmailPurpose },
  request: AccountRequest,
): Promise<SentCode> {
  const address = emailAddress(email);
  return send(context, { proof: { address, purpose }, request, channel: "email" }, (code) => ({
    to: address,
    ...codeMessage({ ...textOptions(context, request, code), purpose }),
  }));
}

/**
 * Sends a code to a telephone.
 *
 * @throws {Failure} `invalidParameter` of a number that cannot be called; `tooManyRequests` with the time until the next code.
 */
export async function sendSmsCode(
  context: AccountsContext,
  { phone, purpose }: { readonly phone: string; readonly purpose: SmsPurpose },
  request: AccountRequest,
): Promise<SentCode> {
  const address = phoneNumber(phone);
  return send(context, { proof: { address, purpose }, request, channel: "sms" }, (code) => ({
    to: address,
    text: codeSmsText(textOptions(context, request, code)),
  }));
}

function textOptions({ settings }: AccountsContext, { language }: AccountRequest, code: string) {
  const { publicUrl } = settings;
  return { language, code, minutes: CODE_VALID_SECONDS / 60, productName: PRODUCT_NAME, publicUrl };
}

interface Sending {
  readonly proof: Proof;
  readonly request: AccountRequest;
  readonly channel: "email" | "sms";
}

async function send(
  { database, codes, clock, limits, settings, wakeMessenger }: AccountsContext,
  { proof, request, channel }: Sending,
  messageWith: (code: string) => Message | SmsMessage,
): Promise<SentCode> {
  limits.client.take(request.requester.client);
  const issued = await database.db.transaction().execute(async (transaction) => {
    const made = await codes.issue(transaction, proof);
    if ("code" in made) await handOver(transaction, messageWith(made.code), clock());
    return made;
  });
  if ("retryAfterSeconds" in issued) throw new Failure("tooManyRequests", issued);
  wakeMessenger();
  const delivery = settings.sends[channel] ? "sent" : "outbox";
  return { retryAfterSeconds: CODE_PAUSE_SECONDS, validForSeconds: CODE_VALID_SECONDS, delivery };
}
