import type { CallInput, CallName } from "@plumbline/contract/calls";
import { createParser } from "eventsource-parser";
import { call } from "./call.ts";
import { secondsToWait } from "./retry.ts";

/** The longest that one connection is listened to, in milliseconds; the next one goes on. */
const LISTEN_FOR = 60 * 60_000;
/** Seconds until a connection that broke is tried again, unless the server names others. */
const PAUSE = 2;

/** What is followed by the events of the server. */
export interface Followed<Name extends CallName> {
  readonly name: Name;
  readonly input: CallInput<Name>;
  readonly onEvent: (name: string, data: unknown) => void;
  /** Asked when a connection has ended. */
  readonly isOver: () => Promise<boolean> | boolean;
  /** Told before another connection begins: the server tells it all again. */
  readonly onAgain?: () => void;
}

/** Follows something that is under way until it is over, whatever happens to a connection. */
export async function followEvents<Name extends CallName>(
  followed: Followed<Name>,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    const pause = await listen(followed, signal);
    if (signal.aborted || (await followed.isOver())) return;
    await new Promise((resolve) => setTimeout(resolve, pause * 1000));
    if (!signal.aborted) followed.onAgain?.();
  }
}

/** @returns Seconds to wait before listening again. */
async function listen<Name extends CallName>(
  { name, input, onEvent }: Followed<Name>,
  signal: AbortSignal,
): Promise<number> {
  const parser = createParser({
    onEvent: ({ event = "message", data }) => onEvent(event, JSON.parse(data)),
  });
  try {
    const special = { responseType: "text", onPiece: (piece: string) => parser.feed(piece) } as const;
    await call(name, input, { signal, timeout: LISTEN_FOR, special });
    return PAUSE;
  } catch (failure) {
    return secondsToWait(failure) || PAUSE;
  }
}
