import { createHmac, randomInt, randomUUID, timingSafeEqual } from "node:crypto";
import type { EmailPurpose, SmsPurpose } from "@plumbline/contract";
import { type Kysely, sql } from "kysely";
import type { Tables } from "../database/index.ts";

/** What a code proves: an address, for a purpose. */
export interface Proof {
  /** An e-mail address, or a telephone number. */
  readonly address: string;
  readonly purpose: EmailPurpose | SmsPurpose;
}

export const CODE_VALID_SECONDS = 10 * 60;
/** Between two codes for the same address and purpose. */
export const CODE_PAUSE_SECONDS = 60;

const MAX_CODES_A_DAY = 5;
/** For an address, whatever the purposes: what lands in one inbox. */
const MAX_CODES_OF_ADDRESS_A_DAY = 20;
const MAX_ATTEMPTS = 5;
const DAY_SECONDS = 24 * 60 * 60;

export type IssuedCode = { readonly code: string } | { readonly retryAfterSeconds: number };

/** Codes of six digits that are sent to an address and prove it. */
export class VerificationCodes {
  readonly #key: Buffer;
  readonly #clock: () => Date;

  /** @param key Only servers have it: six digits could be found from a plain hash. */
  constructor(key: Buffer, clock: () => Date) {
    this.#key = key;
    this.#clock = clock;
  }

  /**
   * Makes a code, after which those made for the same before are of no use.
   *
   * @param transaction In which the message with the code is handed over too.
   * @returns How long to wait where too many have been made.
   */
  async issue(transaction: Kysely<Tables>, { address, purpose }: Proof): Promise<IssuedCode> {
    // Requests for one address come one after the other: all limits hold however many arrive at once.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`code ${address}`}, 0))`.execute(transaction);
    const now = this.#clock();
    const wait = await this.#wait(transaction, { address, purpose }, now);
    if (wait > 0) return { retryAfterSeconds: Math.ceil(wait) };
    const code = String(randomInt(1_000_000)).padStart(6, "0");
    await transaction
      .insertInto("verification_codes")
      .values({
        id: randomUUID(),
        address,
        purpose,
        hash: this.#hash(code, { address, purpose }),
        created_at: now,
        expires_at: new Date(now.getTime() + CODE_VALID_SECONDS * 1000),
      })
      .execute();
    return { code };
  }

  /**
   * Compares a code with the newest for an address and purpose.
   *
   * @returns The id of the right one, which `use` takes; null of a wrong one, and of one that has been used.
   */
  async find(db: Kysely<Tables>, proof: Proof & { readonly code: string }): Promise<string | null> {
    const found = await this.look(db, proof);
    return found === null || found.isUsed ? null : found.id;
  }

  /**
   * Compares a code as `find` does, and also finds one that has been used. Each comparison counts, in any interleaving: a row is
   * locked while its attempts are counted, and the sixth finds none.
   */
  async look(
    db: Kysely<Tables>,
    { code, ...proof }: Proof & { readonly code: string },
  ): Promise<{ readonly id: string; readonly isUsed: boolean } | null> {
    const newest = db
      .selectFrom("verification_codes")
      .select("id")
      .where("address", "=", proof.address)
      .where("purpose", "=", proof.purpose)
      .orderBy("created_at", "desc")
      .limit(1);
    const row = await db
      .updateTable("verification_codes")
      .set((column) => ({ attempts: column("attempts", "+", 1) }))
      .where("id", "=", newest)
      .where("attempts", "<", MAX_ATTEMPTS)
      .where("expires_at", ">", this.#clock())
      .returning(["id", "hash", "used_at"])
      .executeTakeFirst();
    const expected = row?.hash ?? Buffer.alloc(32);
    const isRight = timingSafeEqual(this.#hash(code, proof), expected);
    return isRight && row ? { id: row.id, isUsed: row.used_at !== null } : null;
  }

  /** Uses a code up, together with what it is used for. False where another request was quicker. */
  async use(transaction: Kysely<Tables>, id: string): Promise<boolean> {
    const used = await transaction
      .updateTable("verification_codes")
      .set({ used_at: this.#clock() })
      .where("id", "=", id)
      .where("used_at", "is", null)
      .executeTakeFirst();
    return used.numUpdatedRows === 1n;
  }

  /** Seconds until the next code may be made. */
  async #wait(transaction: Kysely<Tables>, { address, purpose }: Proof, now: Date): Promise<number> {
    const made = await transaction
      .selectFrom("verification_codes")
      .select(["purpose", "created_at"])
      .where("address", "=", address)
      .where("created_at", ">", new Date(now.getTime() - DAY_SECONDS * 1000))
      .orderBy("created_at", "desc")
      .limit(MAX_CODES_OF_ADDRESS_A_DAY)
      .execute();
    const ages = made.map((row) => ({ ...row, age: (now.getTime() - row.created_at.getTime()) / 1000 }));
    const same = ages.filter((row) => row.purpose === purpose);
    const sinceLast = same[0]?.age ?? Number.POSITIVE_INFINITY;
    const oldestOf = (rows: typeof ages, max: number) => rows[max - 1]?.age ?? Number.POSITIVE_INFINITY;
    return Math.max(
      CODE_PAUSE_SECONDS - sinceLast,
      DAY_SECONDS - oldestOf(same, MAX_CODES_A_DAY),
      DAY_SECONDS - oldestOf(ages, MAX_CODES_OF_ADDRESS_A_DAY),
    );
  }

  #hash(code: string, { address, purpose }: Proof): Buffer {
    return createHmac("sha256", this.#key).update(`${purpose} ${address} ${code}`).digest();
  }
}
