import { observable } from "../state/index.ts";
import { isOutage } from "./call-error.ts";
import { runtimeConfiguration } from "./runtime-configuration.ts";

/** Whether the server answered when it was last asked. */
export const isReachable = observable(true);

/** Milliseconds between two looks at a server that does not answer. */
const PAUSE = { first: 1000, longest: 15_000 } as const;

let pause: number = PAUSE.first;
let timer: ReturnType<typeof setTimeout> | undefined;

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
    reportSuccess();
    return;
  }
  pause = Math.min(pause * 2, PAUSE.longest);
  timer ??= setTimeout(look, pause);
}

/** Looks whether the server is there after something other than a call has failed to load from it. */
export async function suspectOutage(): Promise<void> {
  if (await answers()) return;
  isReachable.write(false);
  timer ??= setTimeout(look, pause);
}

/** Looks at once instead of after the pause, for example because the device says it is online again. */
export function lookNow(): void {
  if (isReachable.read()) return;
  clearTimeout(timer);
  void look();
}

export function reportSuccess(): void {
  clearTimeout(timer);
  timer = undefined;
  pause = PAUSE.first;
  isReachable.write(true);
}

/** Notes an outage, and looks from time to time whether it is over. */
export function reportFailure(error: unknown): void {
  if (!isOutage(error)) return;
  isReachable.write(false);
  timer ??= setTimeout(look, pause);
}
