import { Failure, type Requester } from "../http/index.ts";
import type { AccountsContext } from "./accounts-context.ts";

/** A password that somebody gives as that of an account. */
interface GivenPassword {
  readonly email: string;
  readonly password: string;
  /** What the account stores; null where it has no password, and where there is no account. */
  readonly hash: string | null;
  readonly requester: Requester;
}

/**
 * Compares a password with that of an account, as often as guesses are allowed: also of a user who is signed in, because a
 * stolen token must not lead to the password. It takes one hash, whether there is an account or not.
 *
 * @throws {Failure} `wrongCredentials`, `tooManyRequests`.
 */
export async function requirePassword(
  { passwords, limits }: AccountsContext,
  { email, password, hash, requester }: GivenPassword,
): Promise<void> {
  limits.password.take(email, requester.client);
  if (!(await passwords.verify(password, hash, requester))) throw new Failure("wrongCredentials");
  limits.password.giveBack(email, requester.client);
}
