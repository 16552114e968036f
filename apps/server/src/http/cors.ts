import cors from "@fastify/cors";
import type { FastifyInstance } from "fastify";

/** Seconds for which a browser remembers what it may send; the most that browsers take. */
const REMEMBERED_FOR = 7200;

/**
 * Lets pages of some other origins call the interface. No cookie is of use to them: who is signed in is said by a token.
 *
 * @param origins As browsers name them; none without which nothing is registered.
 */
export async function registerCors(app: FastifyInstance, origins: readonly string[]): Promise<void> {
  if (origins.length === 0) return;
  await app.register(cors, {
    origin: [...origins],
    methods: ["GET", "POST"],
    allowedHeaders: ["accept-language", "authorization", "content-type", "if-none-match"],
    exposedHeaders: ["etag", "retry-after"],
    maxAge: REMEMBERED_FOR,
  });
  // Last, because routes name what else their answers depend on in place of what stands there.
  app.addHook("onSend", async (_request, reply) => {
    const before = String(reply.getHeader("vary") ?? "");
    if (!/\borigin\b/i.test(before)) reply.header("vary", before === "" ? "origin" : `${before}, origin`);
  });
}
