import {
  acceptDocuments,
  changeEmail,
  changePassword,
  changePhone,
  createInvitation,
  currentUser,
  deleteAccount,
  exportAccount,
  feedback,
  invitations,
  linkProvider,
  login,
  logout,
  profile,
  refreshToken,
  register,
  resetPassword,
  restoreAccount,
  revokeInvitation,
  revokeSessions,
  revokeUserSessions,
  sendEmail,
  sendSms,
  sessions,
  thirdLogin,
  unlinkProvider,
  updateConfiguration,
  type WireUser,
} from "@plumbline/contract";
import type { FastifyInstance } from "fastify";
import {
  type AccountsContext,
  acceptOwnDocuments,
  askForRemoval,
  changeOwnEmail,
  changeOwnPassword,
  changeOwnPhone,
  exportOwnAccount,
  invite,
  keepAccount,
  linkOwnProvider,
  ownInvitations,
  ownProfile,
  ownSessions,
  refreshSession,
  registerAccount,
  registerFirstAccount,
  resetForgottenPassword,
  revokeOwnInvitation,
  revokeOwnSessions,
  revokeSessionsOfUser,
  sendEmailCode,
  sendSmsCode,
  signIn,
  signInWithProvider,
  signOut,
  takeFeedback,
  unlinkOwnProvider,
  updateOwnSettings,
  userById,
  wireUser,
} from "../../accounts/index.ts";
import { usageOf } from "../../billing/index.ts";
import { serve, type User } from "../../http/index.ts";
import type { MarketAccess } from "../../market-access/index.ts";
import { type AccountRoutesOptions, accountRoutes } from "./account-routes.ts";
import { withListedBenchmark } from "./listed-benchmark.ts";

/** Binds the calls of accounts. No answer of theirs is stored anywhere. */
export function registerAccountRoutes(
  app: FastifyInstance,
  { market, ...options }: AccountRoutesOptions & { readonly market: MarketAccess },
): void {
  const { forEveryone, forUser, serving } = accountRoutes(app, options);
  const { accounts } = options;

  forEveryone(sendEmail, (context, asked) => sendEmailCode(context, asked.input, asked));
  forEveryone(sendSms, (context, asked) => sendSmsCode(context, asked.input, asked));
  forEveryone(register, (context, asked) => {
    const { input } = asked;
    return "word" in input ? registerFirstAccount(context, input, asked) : registerAccount(context, input, asked);
  });
  forEveryone(login, (context, asked) => signIn(context, asked.input, asked));
  forEveryone(thirdLogin, (context, asked) => signInWithProvider(context, asked.input, asked));
  forEveryone(resetPassword, (context, asked) => resetForgottenPassword(context, asked.input, asked));
  forEveryone(refreshToken, (context, { input }) => refreshSession(context, input.refreshToken));
  forEveryone(feedback, (context, asked) => takeFeedback(context, asked.input, asked));
  serve(
    app,
    currentUser,
    // On a server without accounts nobody is signed in, which is no failure.
    async ({ user }, turn) => user && turn.releaseWhile(knownUser(accounts.context, user)),
    { ...serving, recognizes: true },
  );
  forUser(logout, signOut);
  forUser(profile, async (context, asked) => {
    const [known, { plan, usage }] = await Promise.all([
      ownProfile(context, asked),
      usageOf(context, context.database.db, asked.user.id),
    ]);
    return { ...known, plan, usage };
  });
  forUser(updateConfiguration, (context, asked) =>
    updateOwnSettings(context, withListedBenchmark(asked.input, market), asked),
  );
  forUser(changePassword, (context, asked) => changeOwnPassword(context, asked.input, asked));
  forUser(changeEmail, (context, asked) => changeOwnEmail(context, asked.input, asked));
  forUser(changePhone, (context, asked) => changeOwnPhone(context, asked.input, asked));
  forUser(linkProvider, (context, asked) => linkOwnProvider(context, asked.input, asked));
  forUser(unlinkProvider, (context, asked) => unlinkOwnProvider(context, asked.input, asked));
  forUser(sessions, async (context, asked) => ({ sessions: await ownSessions(context, asked) }));
  forUser(revokeSessions, (context, asked) => revokeOwnSessions(context, asked.input, asked));
  forUser(revokeUserSessions, (context, asked) => revokeSessionsOfUser(context, asked.input, asked));
  forUser(acceptDocuments, (context, asked) => acceptOwnDocuments(context, asked.input, asked));
  forUser(createInvitation, invite);
  forUser(invitations, ownInvitations);
  forUser(revokeInvitation, (context, asked) => revokeOwnInvitation(context, asked.input, asked));
  forUser(exportAccount, exportOwnAccount);
  forUser(deleteAccount, (context, asked) => askForRemoval(context, asked.input, asked));
  forUser(restoreAccount, keepAccount);
}

async function knownUser({ database }: AccountsContext, user: User): Promise<WireUser | null> {
  const row = await userById(database.db, user.id);
  return row ? wireUser(row) : null;
}
