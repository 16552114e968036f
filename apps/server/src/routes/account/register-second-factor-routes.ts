import {
  addPasskey,
  beginPasskey,
  beginPasskeyProof,
  beginPasskeySignIn,
  beginSecondFactor,
  confirmSecondFactor,
  deletePasskey,
  passkeySignIn,
  passkeys,
  renamePasskey,
  renewRecoveryCodes,
  turnOffSecondFactor,
} from "@plumbline/contract";
import type { FastifyInstance } from "fastify";
import {
  addOwnPasskey,
  beginOwnPasskey,
  beginOwnPasskeyProof,
  beginOwnSecondFactor,
  beginSignInWithPasskey,
  confirmOwnSecondFactor,
  deleteOwnPasskey,
  ownPasskeys,
  renameOwnPasskey,
  renewOwnRecoveryCodes,
  signInWithPasskey,
  turnOffOwnSecondFactor,
} from "../../accounts/index.ts";
import { type AccountRoutesOptions, accountRoutes } from "./account-routes.ts";

/** Binds the calls of a user's second factor and passkeys. */
export function registerSecondFactorRoutes(app: FastifyInstance, options: AccountRoutesOptions): void {
  const { forEveryone, forUser } = accountRoutes(app, options);
  forUser(beginSecondFactor, (context, asked) => beginOwnSecondFactor(context, asked.input, asked));
  forUser(confirmSecondFactor, (context, asked) => confirmOwnSecondFactor(context, asked.input, asked));
  forUser(turnOffSecondFactor, (context, asked) => turnOffOwnSecondFactor(context, asked.input, asked));
  forUser(renewRecoveryCodes, (context, asked) => renewOwnRecoveryCodes(context, asked.input, asked));
  forUser(passkeys, ownPasskeys);
  forUser(beginPasskey, (context, asked) => beginOwnPasskey(context, asked.input, asked));
  forUser(addPasskey, (context, asked) => addOwnPasskey(context, asked.input, asked));
  forUser(renamePasskey, (context, asked) => renameOwnPasskey(context, asked.input, asked));
  forUser(beginPasskeyProof, beginOwnPasskeyProof);
  forUser(deletePasskey, (context, asked) => deleteOwnPasskey(context, asked.input, asked));
  forEveryone(beginPasskeySignIn, beginSignInWithPasskey);
  forEveryone(passkeySignIn, (context, asked) => signInWithPasskey(context, asked.input, asked));
}
