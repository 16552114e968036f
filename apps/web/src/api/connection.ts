import { observable } from "../state/index.ts";
import { failureKind } from "./call-error.ts";
import { runtimeConfiguration } from "./runtime-configuration.ts";

/** Whether the server answered the last request. */
export const isReachable = observable(true);

/** Whether something on screen is outdated because the server is overloaded. */
export const isOverloaded = observable(false);

/** Milliseconds between two checks of a server that does not answer. */
const PAUSE = { first: 1000, longest: 15_000 } as const;

let pause: number = PAUSE.first;
let timer: ReturnType<typeof setTimeout> | undefined;
let looking: Promise<void> | undefined;

async function answers(): Promise<boolean> {
  try {
    const { API_BASE_URL } = await runtimeConfiguration();
    return (await fetch(`${API_BASE_URL}/healthz`, { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

async function look(): Promise<void> {
  timer = undefined;
  if (await answers()) {
    pause = PAUSE.first;
    isReachable.write(true);
    return;
  }
  isReachable.write(false);
  // The random part spreads the requests of readers who lost the server at the same time.
  timer ??= setTimeout(lookOnce, pause * (0.75 + Math.random() / 2));
  pause = Math.min(pause * 2, PAUSE.longest);
}

function lookOnce(): Promise<void> {
  looking ??= look().finally(() => {
    looking = undefined;
  });
  return looking;
}

/**
 * Checks whether the server can be reached, after a request failed. Only a server whose health check fails too counts as
 * unreachable: otherwise a reachable server refused the request.
 */
export async function suspectOutage(): Promise<void> {
  if (timer === undefined) await lookOnce();
}

/** Checks at once instead of after the pause, for example when the device is online again. */
export function lookNow(): void {
  if (isReachable.read()) return;
  clearTimeout(timer);
  void lookOnce();
}

export function reportSuccess(): void {
  clearTimeout(timer);
  timer = undefined;
  pause = PAUSE.first;
  isReachable.write(true);
}

/** Notes that a call failed: the server may be away. */
export function reportFailure(error: unknown): void {
  const kind = failureKind(error);
  if (kind === "unreachable" || kind === "timeout") void suspectOutage();
}
