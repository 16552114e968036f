import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { Failure, FairQueue, type Requester } from "../http/index.ts";

/**
 * Argon2id with 19 MiB and two passes: the OWASP recommendation of 2024 for one lane.
 *
 * @see https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html
 */
const PARAMETERS = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Passwords that may wait for a thread, of all clients together. */
const MAX_WAITING = 64;
/** Of one client: an office behind one address signs in within seconds, a machine that guesses does not get further. */
const MAX_WAITING_OF_CLIENT = 16;
const RETRY_AFTER_SECONDS = 2;

interface Waiting {
  readonly begin: () => void;
  readonly refuse: (failure: Failure) => void;
}

/** Somebody whose password nobody knows: what is compared for an address without an account takes as long. */
const NOBODY = hash("nobody has this password", PARAMETERS);

/**
 * Hashes and compares passwords on the threads of Node, as many at once as there are processors, each client in turn. What
 * would wait behind too many others is refused.
 */
export class PasswordHashing {
  readonly #queue = new FairQueue<Waiting>(MAX_WAITING);
  readonly #max = Math.max(1, Math.min(availableParallelism(), 3));
  #underway = 0;

  /** Passwords that wait for a thread. */
  get waiting(): number {
    return this.#queue.size;
  }

  /** @throws {Failure} `unavailable` if too many wait; so does the other. */
  hash(password: string, requester: Requester): Promise<string> {
    return this.#inTurn(requester, () => hash(written(password), PARAMETERS));
  }

  /** Whether a password is the one of a hash; of an account without a password, and of none, it never is. */
  verify(password: string, stored: string | null, requester: Requester): Promise<boolean> {
    return this.#inTurn(requester, async () => {
      const isRight = await verify(stored ?? (await NOBODY), written(password));
      return stored !== null && isRight;
    });
  }

  async #inTurn<Value>({ client }: Requester, work: () => Promise<Value>): Promise<Value> {
    await this.#turn(client);
    try {
      return await work();
    } finally {
      this.#underway--;
      this.#queue.take()?.begin();
    }
  }

  #turn(client: string): Promise<void> {
    if (this.#underway < this.#max) {
      this.#underway++;
      return Promise.resolve();
    }
    if (this.#queue.waitingOf(client) >= MAX_WAITING_OF_CLIENT) return Promise.reject(tooMany());
    return new Promise((resolve, reject) => {
      const begin = () => {
        this.#underway++;
        resolve();
      };
      this.#queue.add(client, { begin, refuse: reject })?.refuse(tooMany());
    });
  }
}

function tooMany(): Failure {
  return new Failure("unavailable", { retryAfterSeconds: RETRY_AFTER_SECONDS });
}

/** Two keyboards may write the same letter differently, such as é in one piece or as e with an accent. */
function written(password: string): string {
  return password.normalize("NFC");
}
