import { createHash, randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Tables } from "../../database/index.ts";

const COUNT = 10;
/** Enough that a plain hash tells nothing: codes stay valid when the key of the server changes. */
const BYTES = 10;
/** Base32 of Crockford: no letter that looks like a digit, and no U, so that no word comes of it. */
const LETTERS = "0123456789abcdefghjkmnpqrstvwxyz";
const BITS_OF_LETTER = 5n;
const LENGTH = 16;
const GROUPS = /.{4}(?=.)/g;

/**
 * Gives a user new recovery codes in place of those before.
 *
 * @returns The codes, which are stored nowhere.
 */
export async function replaceRecoveryCodes(transaction: Kysely<Tables>, userId: string): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, newCode);
  // Of two that are made at once, the later takes the place of the earlier.
  await transaction.selectFrom("second_factors").select("user_id").where("user_id", "=", userId).forUpdate().execute();
  await transaction.deleteFrom("recovery_codes").where("user_id", "=", userId).execute();
  const rows = codes.map((code) => ({ user_id: userId, hash: hashOf(code) }));
  await transaction.insertInto("recovery_codes").values(rows).execute();
  return codes;
}

/** Uses a recovery code up, in one statement: it is accepted once. */
export async function useRecoveryCode(
  transaction: Kysely<Tables>,
  { userId, code }: { readonly userId: string; readonly code: string },
): Promise<boolean> {
  const used = await transaction
    .deleteFrom("recovery_codes")
    .where("user_id", "=", userId)
    .where("hash", "=", hashOf(code))
    .executeTakeFirst();
  return used.numDeletedRows === 1n;
}

export async function recoveryCodesLeft(db: Kysely<Tables>, userId: string): Promise<number> {
  const { left } = await db
    .selectFrom("recovery_codes")
    .select((column) => column.fn.countAll<number>().as("left"))
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return left;
}

function newCode(): string {
  let bits = BigInt(`0x${randomBytes(BYTES).toString("hex")}`);
  let code = "";
  while (code.length < LENGTH) {
    code += LETTERS[Number(bits & 31n)];
    bits >>= BITS_OF_LETTER;
  }
  return code.replace(GROUPS, "$&-");
}

/** However it was typed: capitals, blanks and hyphens do not matter, and neither does O for 0, or I and L for 1. */
function hashOf(code: string): Buffer {
  const written = code
    .toLowerCase()
    .replace(/[^0-9a-z]/g, "")
    .replaceAll("o", "0")
    .replace(/[il]/g, "1");
  return createHash("sha256").update(written).digest();
}
