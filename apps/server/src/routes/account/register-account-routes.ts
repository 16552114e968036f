import {
  type AnyEndpoint,
  changeEmail,
  changePassword,
  changePhone,
  createInvitation,
  currentUser,
  deleteAccount,
  exportAccount,
  feedback,
  login,
  logout,
  type OutputOf,
  profile,
  refreshToken,
  register,
  resetPassword,
  restoreAccount,
  revokeSessions,
  sendEmail,
  sendSms,
  sessions,
  updateConfiguration,
  type WireUser,
} from "@plumbline/contract";
import type { FastifyInstance } from "fastify";
import {
  type AccountRequest,
  type Accounts,
  type AccountsContext,
  askForRemoval,
  changeOwnEmail,
  changeOwnPassword,
  changeOwnPhone,
  exportOwnAccount,
  invite,
  keepAccount,
  type OwnRequest,
  ownProfile,
  ownSessions,
  refreshSession,
  registerAccount,
  resetForgottenPassword,
  revokeOwnSessions,
  sendEmailCode,
  sendSmsCode,
  signIn,
  signOut,
  takeFeedback,
  updateOwnSettings,
  userById,
  wireUser,
} from "../../accounts/index.ts";
import {
  type Admission,
  type AnswerCache,
  type PinnedSource,
  type RouteRequest,
  serve,
  type Turn,
  type User,
} from "../../http/index.ts";

interface AccountRoutesOptions {
  readonly cache: AnswerCache;
  readonly admission: Admission;
  readonly accounts: Accounts;
  readonly program: string;
}

/** What is ready for an answer: its turn, which it gives to others while it waits for the database. */
const PINNED: PinnedSource<Turn> = {
  sourceFor: (turn) => turn,
  revision: null,
  meta: null,
  release: () => undefined,
};

/** A request of who may be signed in; the guard of an endpoint that needs a token has made sure of it. */
interface Asked<E extends AnyEndpoint> extends AccountRequest {
  readonly input: RouteRequest<E>["input"];
  readonly user: User | null;
}

type Action<E extends AnyEndpoint> = (context: AccountsContext, asked: Asked<E>) => Promise<OutputOf<E>>;
type OwnAction<E extends AnyEndpoint> = (
  context: AccountsContext,
  asked: Asked<E> & OwnRequest,
) => Promise<OutputOf<E>>;

/** Binds the calls of accounts. No answer of theirs is stored anywhere. */
export function registerAccountRoutes(app: FastifyInstance, { accounts, ...options }: AccountRoutesOptions): void {
  const serving = { ...options, pin: () => PINNED, identify: accounts.identify };
  const forEveryone = <E extends AnyEndpoint>(endpoint: E, action: Action<E>) => {
    const route = async (read: RouteRequest<E>, turn: Turn) =>
      turn.releaseWhile(action(accounts.context, { ...read, requester: turn }));
    serve(app, endpoint, route, { ...serving, recognizes: endpoint.access === "whitelisted" });
  };
  const forUser = <E extends AnyEndpoint>(endpoint: E, action: OwnAction<E>) =>
    forEveryone(endpoint, (context, asked) => action(context, { ...asked, user: asked.user as User }));

  forEveryone(sendEmail, (context, asked) => sendEmailCode(context, asked.input, asked));
  forEveryone(sendSms, (context, asked) => sendSmsCode(context, asked.input, asked));
  forEveryone(register, (context, asked) => registerAccount(context, asked.input, asked));
  forEveryone(login, (context, asked) => signIn(context, asked.input, asked));
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
  forUser(profile, ownProfile);
  forUser(updateConfiguration, (context, asked) => updateOwnSettings(context, asked.input, asked));
  forUser(changePassword, (context, asked) => changeOwnPassword(context, asked.input, asked));
  forUser(changeEmail, (context, asked) => changeOwnEmail(context, asked.input, asked));
  forUser(changePhone, (context, asked) => changeOwnPhone(context, asked.input, asked));
  forUser(sessions, async (context, asked) => ({ sessions: await ownSessions(context, asked) }));
  forUser(revokeSessions, (context, asked) => revokeOwnSessions(context, asked.input, asked));
  forUser(createInvitation, invite);
  forUser(exportAccount, exportOwnAccount);
  forUser(deleteAccount, (context, asked) => askForRemoval(context, asked.input, asked));
  forUser(restoreAccount, keepAccount);
}

async function knownUser({ database }: AccountsContext, user: User): Promise<WireUser | null> {
  const row = await userById(database.db, user.id);
  return row ? wireUser(row) : null;
}
