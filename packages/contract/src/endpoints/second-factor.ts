import * as z from "zod";
import { ACCOUNT_CALLS } from "../account-calls.ts";
import { endpoint } from "../endpoint.ts";
import { OwnProofInput, SecondFactorInput, VerificationCodeInput } from "../schemas/user.ts";

const RecoveryCodesSchema = z.object({
  /** Shown this once; each replaces a code of the device once. */
  recoveryCodes: z.array(z.string()),
});

export const beginSecondFactor = endpoint({
  name: "beginSecondFactor",
  ...ACCOUNT_CALLS.beginSecondFactor,
  summary:
    "Makes the secret that an authenticator app shares with the server. Nothing changes before a code of the app confirms it, within half an hour.",
  input: OwnProofInput,
  output: z.object({
    /** In base32, to be typed where no camera is. */
    secret: z.string(),
    /** Address that opens an authenticator app. */
    uri: z.string(),
    /** The address as a QR code: an SVG path of dark squares on a ground of `size` by `size`, without the quiet zone. */
    qrCode: z.object({ size: z.int(), path: z.string() }),
  }),
  codes: ["wrongCredentials", "wrongVerificationCode", "preconditionFailed"],
  market: false,
});

export const confirmSecondFactor = endpoint({
  name: "confirmSecondFactor",
  ...ACCOUNT_CALLS.confirmSecondFactor,
  summary: "Turns the second factor on with the first code of the app, and answers the recovery codes.",
  input: z.strictObject({ code: VerificationCodeInput }),
  output: RecoveryCodesSchema,
  codes: ["wrongSecondFactor", "notFound"],
  market: false,
});

export const turnOffSecondFactor = endpoint({
  name: "turnOffSecondFactor",
  ...ACCOUNT_CALLS.turnOffSecondFactor,
  summary: "Turns the second factor off, proved by both factors.",
  input: z.strictObject({ proof: OwnProofInput, secondFactor: SecondFactorInput }),
  output: z.null(),
  codes: ["wrongCredentials", "wrongVerificationCode", "wrongSecondFactor", "notFound"],
  market: false,
});

export const renewRecoveryCodes = endpoint({
  name: "renewRecoveryCodes",
  ...ACCOUNT_CALLS.renewRecoveryCodes,
  summary: "Makes new recovery codes, proved by both factors. Those before are of no use any more.",
  input: z.strictObject({ proof: OwnProofInput, secondFactor: SecondFactorInput }),
  output: RecoveryCodesSchema,
  codes: ["wrongCredentials", "wrongVerificationCode", "wrongSecondFactor", "notFound"],
  market: false,
});
