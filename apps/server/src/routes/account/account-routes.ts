import type { AnyEndpoint, OutputOf } from "@plumbline/contract";
import type { FastifyInstance } from "fastify";
import type { AccountRequest, Accounts, AccountsContext, OwnRequest } from "../../accounts/index.ts";
import {
  type Admission,
  type AnswerCache,
  type PinnedSource,
  type RouteRequest,
  type Serving,
  serve,
  type Turn,
  type User,
} from "../../http/index.ts";
import { recorded } from "./security-log.ts";

export interface AccountRoutesOptions {
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

interface AccountRoutes {
  /** Binds a call that nobody needs to be signed in for. */
  readonly forEveryone: <E extends AnyEndpoint>(endpoint: E, action: Action<E>) => void;
  /** Binds a call of the signed-in user. */
  readonly forUser: <E extends AnyEndpoint>(endpoint: E, action: OwnAction<E>) => void;
  /** For a call that is bound in another way. */
  readonly serving: Serving<AnyEndpoint, Turn>;
}

/** How the calls of accounts are bound to their actions. */
export function accountRoutes(app: FastifyInstance, { accounts, ...options }: AccountRoutesOptions): AccountRoutes {
  const serving = { ...options, pin: () => PINNED, identify: accounts.identify };
  const forEveryone = <E extends AnyEndpoint>(endpoint: E, action: Action<E>) => {
    const attempt = (read: RouteRequest<E>, turn: Turn) => action(accounts.context, { ...read, requester: turn });
    const isEvent = endpoint.method === "POST";
    const route = async (read: RouteRequest<E>, turn: Turn) => {
      const done = attempt(read, turn);
      return turn.releaseWhile(isEvent ? recorded(app.log, { call: endpoint.name, ...read }, done) : done);
    };
    serve(app, endpoint, route, { ...serving, recognizes: endpoint.access === "whitelisted" });
  };
  const forUser = <E extends AnyEndpoint>(endpoint: E, action: OwnAction<E>) =>
    forEveryone(endpoint, (context, asked) => action(context, { ...asked, user: asked.user as User }));
  return { forEveryone, forUser, serving };
}
