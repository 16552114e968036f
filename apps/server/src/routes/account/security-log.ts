import { isIPv4 } from "node:net";
import type { CodeName } from "@plumbline/contract";
import type { FastifyBaseLogger } from "fastify";
import { Failure, type Sender, type User } from "../../http/index.ts";

/** An attempt to prove, use or change who somebody is. */
interface SecurityEvent {
  /** Name of the call. */
  readonly call: string;
  readonly user: User | null;
  readonly sender: Sender;
}

/** Outcomes that somebody should look at when they come often. */
const SUSPICIOUS: ReadonlySet<CodeName> = new Set([
  "wrongCredentials",
  "wrongVerificationCode",
  "notLoggedIn",
  "forbidden",
]);

/**
 * Writes into the log what becomes of an attempt: when, which call, the outcome, the user where one is known, and the network
 * that it came from. What was sent is left out, and whole addresses are too: the privacy policy promises that.
 */
export async function recorded<Value>(
  log: FastifyBaseLogger,
  { call, user, sender }: SecurityEvent,
  attempt: Promise<Value>,
): Promise<Value> {
  const entry = { call, user: user?.id ?? null, network: networkOf(sender.address) };
  try {
    const value = await attempt;
    log.info({ ...entry, user: entry.user ?? userIn(value), outcome: "ok" }, "Account call");
    return value;
  } catch (error) {
    if (error instanceof Failure) {
      const level = SUSPICIOUS.has(error.code) ? "warn" : "info";
      log[level]({ ...entry, outcome: error.code }, "Account call");
    }
    throw error;
  }
}

/** Who has signed in, of an answer that says so. */
function userIn(value: unknown): string | null {
  const { user } = (value ?? {}) as { readonly user?: { readonly id?: string } };
  return user?.id ?? null;
}

/**
 * The network of an address: enough to see many attempts from one place, and not one person.
 *
 * @example
 * networkOf("203.0.113.7"); // "203.0.113.0/24"
 */
function networkOf(address: string): string {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/, "");
  if (isIPv4(mapped)) return `${mapped.split(".").slice(0, 3).join(".")}.0/24`;
  const groups = address.split("::")[0]?.split(":").slice(0, 3) ?? [];
  return `${groups.filter((group) => group !== "").join(":")}::/48`;
}
