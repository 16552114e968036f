import type { OutputOf, register } from "@plumbline/contract";
import { Failure } from "../http/index.ts";
import type { AccountRequest, AccountsContext } from "./accounts-context.ts";
import { emailAddress } from "./email-address.ts";
import { signedIn } from "./open-session.ts";
import { requireGoodPassword } from "./password-rules.ts";
import { type RegistrationInput, registered, registeredBefore, requireOpenRegistration } from "./sign-in.ts";
import { hasUsers, isFirst } from "./users.ts";

type RegistrationByWord = Extract<RegistrationInput, { readonly word: string }>;

/** By which guesses at the word are counted, as those at a password are. */
const GUESSED = "word of the first account";

/**
 * Makes the first account of a server that sends no mail, by the word that the server has printed, and signs in. The word is used
 * once; sent once more, because the answer was lost, the registration is answered without a session, as one by a code is.
 *
 * @throws {Failure} `wrongVerificationCode` of a wrong word, and once there is an account; `tooManyRequests` after some wrong ones;
 *   `invalidEmail`, `invalidParameter` of a common password, `forbidden` where this address can make no account.
 */
export async function registerFirstAccount(
  context: AccountsContext,
  input: RegistrationByWord,
  request: AccountRequest,
): Promise<OutputOf<typeof register>> {
  const { database, passwords, limits, firstAccountWord } = context;
  const { client } = request.requester;
  const email = emailAddress(input.email);
  requireOpenRegistration(context, email);
  requireGoodPassword(context, input.password, email);
  limits.client.take(client);
  limits.password.take(GUESSED, client);
  if (firstAccountWord?.wasRight(input.word))
    return registeredBefore(context, { ...request, email, password: input.password });
  if (!firstAccountWord?.isRight(input.word)) throw new Failure("wrongVerificationCode");
  const hash = await passwords.hash(input.password, request.requester);
  const made = await database.db.transaction().execute(async (transaction) => {
    if (!(await isFirst(transaction))) return null;
    return registered(transaction, context, { input, email, hash, request });
  });
  firstAccountWord.end();
  if (!made) throw new Failure("wrongVerificationCode");
  limits.password.giveBack(GUESSED, client);
  return signedIn(context, made);
}

/**
 * The word by which the first account is to be made; null where there is an account already, or where it takes a code.
 *
 * @throws {DatabaseUnavailable}
 */
export async function wordOfFirstAccount({ database, firstAccountWord }: AccountsContext): Promise<string | null> {
  if (!firstAccountWord) return null;
  if (!(await hasUsers(database.db))) return firstAccountWord.read();
  firstAccountWord.end();
  return null;
}
