import type { LanguageCode } from "@plumbline/contract";
import type { PlanFile, SignInProvider } from "../config/index.ts";
import type { Database } from "../database/index.ts";
import type { Requester, Sender } from "../http/index.ts";
import { AccessTokens } from "./access-tokens.ts";
import { AttemptLimits, PasswordLimits } from "./attempt-limits.ts";
import { AvatarImages } from "./avatar-image.ts";
import type { FirstAccountWord } from "./first-account-word.ts";
import { PasswordHashing } from "./password-hashing.ts";
import { OpenIdProvider } from "./providers/open-id-provider.ts";
import { OneTimePasswords } from "./second-factor/one-time-passwords.ts";
import { Sessions } from "./sessions.ts";
import { keyFor } from "./signing-secret.ts";
import { UnsubscribeLinks } from "./unsubscribe-links.ts";
import { VerificationCodes } from "./verification-codes.ts";

/** Who may make an account. */
export type Registration = "open" | "invite" | "closed";

/** What the operator has decided. */
export interface AccountSettings {
  readonly registration: Registration;
  /** Whose account owns the server; the first one where it is null. */
  readonly ownerEmail: string | null;
  /** Address of the server in messages. */
  readonly publicUrl: string | null;
  /** Which messages leave the server; the others are files of its outbox. */
  readonly sends: Readonly<Record<"email" | "sms", boolean>>;
  /** Multiplies the limits of each client. */
  readonly rateLimitScale: number;
  /** Where users can sign in besides. */
  readonly providers: readonly SignInProvider[];
  /** The current version of each text that a new account accepts. */
  readonly documents: Readonly<Record<"terms" | "privacy" | "disclaimer", string>>;
  /** Plans and their limits; null where no payment is configured, and everything is open. */
  readonly plans: PlanFile | null;
}

/** Done before an account is removed, such as ending what it pays for; where it fails, the removal is tried again later. */
export type BeforeRemoval = (userId: string) => Promise<void>;

/** All that the calls of accounts work with. */
export interface AccountsContext {
  readonly database: Database;
  readonly settings: AccountSettings;
  readonly clock: () => Date;
  readonly codes: VerificationCodes;
  readonly sessions: Sessions;
  readonly passwords: PasswordHashing;
  readonly avatars: AvatarImages;
  /** By which the first account is made; null where it takes a code, as every other. */
  readonly firstAccountWord: FirstAccountWord | null;
  readonly providers: readonly OpenIdProvider[];
  readonly oneTimePasswords: OneTimePasswords;
  readonly tokens: AccessTokens;
  readonly unsubscribeLinks: UnsubscribeLinks;
  readonly limits: {
    /** Passwords that were wrong, by account and by client: no stranger can lock a user out. */
    readonly password: PasswordLimits;
    /** The same of second factors. */
    readonly secondFactor: PasswordLimits;
    /** Codes and sign-ins, by client. */
    readonly client: AttemptLimits;
  };
  /** Called after a message was handed over: it can go out at once. */
  readonly wakeMessenger: () => void;
  readonly beforeRemoval: readonly BeforeRemoval[];
}

/** A request to one of those calls, beside what it asks for. */
export interface AccountRequest {
  readonly language: LanguageCode;
  readonly requester: Requester;
  readonly sender: Sender;
}

/** An office behind one address: 60 at once, then one every five seconds. */
const CLIENT_LIMIT = { atOnce: 60, each: 5000 };

export function accountsContext(given: {
  readonly database: Database;
  readonly secret: string;
  readonly settings: AccountSettings;
  readonly clock: () => Date;
  readonly wakeMessenger: () => void;
  readonly beforeRemoval: readonly BeforeRemoval[];
  readonly firstAccountWord: FirstAccountWord | null;
}): AccountsContext {
  const { database, secret, settings, clock, wakeMessenger, beforeRemoval, firstAccountWord } = given;
  const { rateLimitScale: scale } = settings;
  return {
    database,
    settings,
    clock,
    wakeMessenger,
    beforeRemoval,
    firstAccountWord,
    codes: new VerificationCodes(keyFor(secret, "code"), clock),
    sessions: new Sessions(database, keyFor(secret, "refresh"), clock),
    passwords: new PasswordHashing(),
    avatars: new AvatarImages(),
    providers: settings.providers.map((provider) => new OpenIdProvider(provider)),
    oneTimePasswords: new OneTimePasswords(keyFor(secret, "second factor"), clock),
    tokens: new AccessTokens(keyFor(secret, "access"), clock),
    unsubscribeLinks: new UnsubscribeLinks(keyFor(secret, "unsubscribe")),
    limits: {
      password: new PasswordLimits(),
      secondFactor: new PasswordLimits(),
      client: new AttemptLimits({
        atOnce: Math.max(1, Math.round(CLIENT_LIMIT.atOnce * scale)),
        each: CLIENT_LIMIT.each / scale,
      }),
    },
  };
}
