import type { FastifyInstance, FastifyRequest } from "fastify";
import { Failure } from "./failure.ts";

/** The account that a request comes from. */
export interface User {
  readonly id: string;
  /** Id of the session that its token was made for. */
  readonly session: string;
}

/** Finds the user of a request; null where the request carries no valid token. */
export type Identify = (request: FastifyRequest) => Promise<User | null>;

declare module "fastify" {
  interface FastifyRequest {
    /** Set by the guard of an endpoint that needs a token, and where a route asks who it is; null on all other endpoints. */
    user: User | null;
  }
}

/** Prepares an application for guards. */
export function registerIdentity(app: FastifyInstance): void {
  app.decorateRequest("user", null);
}

/**
 * Lets only requests of a known user pass. It runs before the body is read, so that a stranger cannot make the server parse
 * anything.
 *
 * @throws {Failure} `notLoggedIn` if the request has no valid identity.
 */
export function guardedBy(identify: Identify): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    request.user = await identify(request);
    if (request.user === null) throw new Failure("notLoggedIn");
  };
}

/**
 * Finds the user where there is one, and lets everyone pass: what is wrong with a token is not this endpoint's matter.
 *
 * @param matters Whether it matters to a request who sent it; to every request unless given.
 */
export function recognizedBy(
  identify: Identify,
  matters: (request: FastifyRequest) => boolean = () => true,
): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    if (request.headers.authorization !== undefined && matters(request)) request.user = await identify(request);
  };
}
