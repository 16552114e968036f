import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { BoundedTurns, type Requester } from "../http/index.ts";

/**
 * Argon2id with 19 MiB and two passes: the OWASP recommendation of 2024 for one lane.
 *
 * @see https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html
 */
const PARAMETERS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Somebody whose password nobody knows: what is compared for an address without an account takes as long. */
const NOBODY = hash("nobody has this password", PARAMETERS);

/** Hashes and compares passwords on the threads of Node, as many at once as there are processors, each client in turn. */
export class PasswordHashing {
  readonly #turns = new BoundedTurns({
    atOnce: Math.max(1, Math.min(availableParallelism(), 3)),
    maxWaiting: 64,
    // An office behind one address signs in within seconds, a machine that guesses does not get further.
    maxWaitingOfClient: 16,
    retryAfterSeconds: 2,
  });

  /** Passwords that wait for a thread. */
  get waiting(): number {
    return this.#turns.waiting;
  }

  /** @throws {Failure} `unavailable` if too many wait; so does the other. */
  hash(password: string, requester: Requester): Promise<string> {
    return this.#turns.run(requester, () => hash(written(password), PARAMETERS));
  }

  /** Whether a password is the one of a hash; of an account without a password, and of none, it never is. */
  verify(password: string, stored: string | null, requester: Requester): Promise<boolean> {
    return this.#turns.run(requester, async () => {
      const isRight = await verify(stored ?? (await NOBODY), written(password));
      return stored !== null && isRight;
    });
  }
}

/** Two keyboards may write the same letter differently, such as é in one piece or as e with an accent. */
function written(password: string): string {
  return password.normalize("NFC");
}
