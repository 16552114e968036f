/** The authenticator app of a test user, by RFC 6238 itself and not by the library of the server. */
import { createHmac } from "node:crypto";
import type { Account, AccountServer } from "./account-server.ts";

const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** The code that an app shows for a secret at a moment, in milliseconds since 1970. */
export function appCode(secret: string, at: number): string {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, "0")).join("");
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)));
  const digest = createHmac("sha1", key).update(counter).digest();
  const offset = (digest.at(-1) as number) & 15;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

export interface AppUser extends Account {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** A user with the second factor on. The code of this half minute is used up. */
export async function registerWithApp(server: AccountServer, email: string): Promise<AppUser> {
  const user = await server.register(email);
  const token = user.accessToken;
  const before = (await server.messagesTo(email, 0)).length;
  const begun = await server.post("user/secondfactor/begin", { currentPassword: user.password }, { token });
  const { secret } = begun.json().data;
  const confirmed = await server.post(
    "user/secondfactor/confirm",
    { code: appCode(secret, server.now().getTime()) },
    { token },
  );
  if (confirmed.statusCode !== 200) throw new Error(confirmed.body);
  // The newest message is then that of what the test does next.
  await server.messagesTo(email, before + 1);
  return { ...user, secret, recoveryCodes: confirmed.json().data.recoveryCodes };
}
