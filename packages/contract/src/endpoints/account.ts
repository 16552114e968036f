import * as z from "zod";
import { ACCOUNT_CALLS } from "../account-calls.ts";
import { endpoint } from "../endpoint.ts";
import { UsageSchema } from "../schemas/plan.ts";
import {
  EmailInput,
  GivenPasswordInput,
  LinkedProviderSchema,
  lineInput,
  linesInput,
  OwnProofInput,
  PasswordInput,
  PhoneInput,
  PreferencesSchema,
  UserSchema,
  VerificationCodeInput,
} from "../schemas/user.ts";
import { AcceptanceShape } from "./acceptance.ts";

const NOTHING = z.strictObject({});

export const currentUser = endpoint({
  name: "currentUser",
  ...ACCOUNT_CALLS.currentUser,
  summary: "Who the request comes from: the user, or null for everyone else. It never refuses a token.",
  input: NOTHING,
  output: UserSchema.nullable(),
  codes: [],
  market: false,
});

/** One place where the user is signed in. */
export const SessionSchema = z.object({
  id: z.uuid(),
  /** What the browser said of itself. */
  device: z.string(),
  address: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** Whether it is the session of this request. */
  isCurrent: z.boolean(),
});
export type WireSession = z.infer<typeof SessionSchema>;

export const profile = endpoint({
  name: "profile",
  ...ACCOUNT_CALLS.profile,
  summary: "Everything that the user centre shows of the user.",
  input: NOTHING,
  output: z.object({
    user: UserSchema,
    ...AcceptanceShape,
    hasPassword: z.boolean(),
    /** Providers that the user can sign in with. */
    linked: z.array(LinkedProviderSchema),
    /** Codes of an authenticator app at each sign-in with a password, a code or a provider. */
    secondFactor: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.int() }),
    /** Id of the plan whose limits hold; null where everything is open. */
    plan: z.string().nullable(),
    /** Use of every limit. */
    usage: z.array(UsageSchema),
  }),
  codes: [],
  market: false,
});

export const updateConfiguration = endpoint({
  name: "updateConfiguration",
  ...ACCOUNT_CALLS.updateConfiguration,
  summary: "Changes the name or preferences; what is not given stays.",
  input: z.strictObject({
    name: lineInput(60).nullable().optional(),
    preferences: z.strictObject(PreferencesSchema.partial().shape).optional(),
  }),
  output: UserSchema,
  codes: [],
  market: false,
});

export const changePassword = endpoint({
  name: "changePassword",
  ...ACCOUNT_CALLS.changePassword,
  summary: "Sets another password. All other sessions end.",
  input: z.union([
    z.strictObject({ password: PasswordInput, currentPassword: GivenPasswordInput }),
    z.strictObject({ password: PasswordInput, code: VerificationCodeInput }),
  ]),
  output: z.null(),
  codes: ["wrongVerificationCode", "wrongCredentials"],
  market: false,
});

export const changeEmail = endpoint({
  name: "changeEmail",
  ...ACCOUNT_CALLS.changeEmail,
  summary:
    "Moves the account to another address, which was proved by the code sent to it for the purpose `changeemail`. All other sessions end.",
  input: z.strictObject({ email: EmailInput, code: VerificationCodeInput, currentPassword: GivenPasswordInput }),
  output: UserSchema,
  codes: ["wrongVerificationCode", "emailExists", "invalidEmail", "wrongCredentials"],
  market: false,
});

export const changePhone = endpoint({
  name: "changePhone",
  ...ACCOUNT_CALLS.changePhone,
  summary:
    "Sets the telephone number, which was proved by the code sent to it for the purpose `changemobile`; none takes it away.",
  input: z.union([
    z.strictObject({ phone: PhoneInput, code: VerificationCodeInput }),
    z.strictObject({ phone: z.null() }),
  ]),
  output: UserSchema,
  codes: ["wrongVerificationCode", "phoneExists"],
  market: false,
});

export const logout = endpoint({
  name: "logout",
  ...ACCOUNT_CALLS.logout,
  summary: "Ends the session of this request.",
  input: NOTHING,
  output: z.null(),
  codes: [],
  market: false,
});

export const sessions = endpoint({
  name: "sessions",
  ...ACCOUNT_CALLS.sessions,
  summary: "Where the user is signed in; the most recent first.",
  input: NOTHING,
  output: z.object({ sessions: z.array(SessionSchema) }),
  codes: [],
  market: false,
});

export const revokeSessions = endpoint({
  name: "revokeSessions",
  ...ACCOUNT_CALLS.revokeSessions,
  summary: "Ends one session of the user, or all others. `logout` ends that of the request without a proof.",
  input: z.union([
    z.strictObject({ id: z.uuid(), proof: OwnProofInput }),
    z.strictObject({ others: z.literal(true), proof: OwnProofInput }),
  ]),
  output: z.object({ ended: z.int() }),
  codes: ["wrongCredentials", "wrongVerificationCode", "notFound"],
  market: false,
});

export const feedback = endpoint({
  name: "feedback",
  ...ACCOUNT_CALLS.feedback,
  summary: "Sends a message to who runs this server. It needs no account.",
  input: z.strictObject({
    message: linesInput(4000),
    /** Where an answer can be sent; the user's own address unless given. */
    contact: lineInput(254).optional(),
    /** Address of the page that it is about. */
    page: lineInput(500).optional(),
  }),
  output: z.null(),
  codes: [],
  market: false,
});

export const exportAccount = endpoint({
  name: "exportAccount",
  ...ACCOUNT_CALLS.exportAccount,
  summary: "Everything that is stored of the user.",
  input: NOTHING,
  output: z.record(z.string(), z.unknown()),
  codes: [],
  market: false,
});

export const deleteAccount = endpoint({
  name: "deleteAccount",
  ...ACCOUNT_CALLS.deleteAccount,
  summary:
    "Asks for the removal of the account, proved by a code that was sent for the purpose `delete`. It is removed after 30 days; until then signing in and `account/restore` keep it.",
  input: z.strictObject({ code: VerificationCodeInput }),
  output: UserSchema,
  codes: ["wrongVerificationCode"],
  market: false,
});

export const restoreAccount = endpoint({
  name: "restoreAccount",
  ...ACCOUNT_CALLS.restoreAccount,
  summary: "Takes the removal of the account back.",
  input: NOTHING,
  output: UserSchema,
  codes: [],
  market: false,
});
