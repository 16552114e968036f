import type { MigrationSample } from "../migration-sample.ts";

const AFTER = new Date("2100-01-01T00:00:00Z");

export const SECOND_FACTORS_SAMPLE: MigrationSample = {
  rows: ({ id, email, digestOf, momentOf }) => [
    {
      into: "second_factors",
      row: {
        user_id: id,
        secret: Buffer.concat([digestOf("secret"), digestOf("tag").subarray(0, 16)]),
        created_at: momentOf("second factor"),
        confirmed_at: momentOf("confirmation"),
        last_step: 59_000_000,
      },
    },
    { into: "recovery_codes", row: { user_id: id, hash: digestOf("recovery code") } },
    {
      into: "passkeys",
      row: {
        id: digestOf("credential").toString("base64url"),
        user_id: id,
        place: 3,
        public_key: digestOf("public key"),
        counter: 7,
        transports: [`internal of ${email}`],
        name: `Laptop of ${email}`,
        created_at: momentOf("passkey"),
        last_used_at: momentOf("use of passkey"),
      },
    },
    { into: "passkey_challenges", row: { hash: digestOf("challenge"), user_id: id, expires_at: AFTER } },
  ],
  refused: {
    second_factors_secret_check: ["second_factors", { secret: Buffer.alloc(20) }],
    second_factors_last_step_check: ["second_factors", { last_step: -1 }],
    recovery_codes_hash_check: ["recovery_codes", { hash: Buffer.from("the code itself") }],
    passkeys_id_check: ["passkeys", { id: "not base64url!" }],
    passkeys_place_check: ["passkeys", { place: 10 }],
    passkeys_public_key_check: ["passkeys", { public_key: Buffer.alloc(2001) }],
    passkeys_counter_check: ["passkeys", { counter: -1 }],
    passkeys_transports_check: ["passkeys", { transports: Array(9).fill("usb") }],
    passkeys_name_check: ["passkeys", { name: "" }],
    passkey_challenges_hash_check: ["passkey_challenges", { hash: Buffer.from("the challenge itself") }],
  },
};
