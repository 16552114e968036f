import { randomSessionId } from "../forms/index.ts";
import {
  CHANNEL,
  isOf,
  type ProviderOutcome,
  type ProviderProblem,
  REMEMBERED_FOR,
  readOutcome,
  takeStoredOutcome,
} from "./provider-outcome.ts";

/** Pixels; of the specification, section 9, as all that follows. */
const SIZE = { width: 500, height: 600 } as const;
/** Milliseconds from when the window is found closed. */
const CLOSED_DELAY = 8000;
/** Milliseconds between two looks at the window; they grow. */
const POLL = { first: 2000, longest: 10_000 } as const;
/** Milliseconds after which a page that has not left is not going to. */
const REDIRECT_DELAY = 2000;

/** Name of the attempt of a page that goes to the provider itself, in the storage of its tab. */
const REDIRECTED = "providerAttempt";

export interface WindowListener {
  /** Called when the window is open, after an earlier one was cancelled. */
  readonly onOpen?: () => void;
  /** Called once, with what the window has handed over. */
  readonly onOutcome: (outcome: ProviderOutcome) => void;
  /**
   * Called when there is none: the window was blocked, closed, or replaced by another. A window that only seems closed, because
   * a provider has cut its ties to this page, may still hand over its outcome.
   */
  readonly onProblem: (problem: ProviderProblem) => void;
}

interface NamedProvider {
  readonly id: string;
  readonly label: string;
}

let cancelCurrent = (): void => undefined;

/** Opens the window of a provider, in place of an earlier one. To be called in the click itself, or it is blocked. */
export function openProviderWindow({ id, label }: NamedProvider, listener: WindowListener): void {
  cancelCurrent();
  const attempt = randomSessionId();
  const address = `/api/user/thirdLogin/start?${new URLSearchParams({ provider: id, attempt })}`;
  const opened = window.open(address, "provider", placeInTheMiddle());
  if (opened) {
    const stop = waitForOutcome(attempt, opened, listener);
    cancelCurrent = () => {
      stop();
      listener.onProblem("cancelled");
    };
    listener.onOpen?.();
  } else if (matchMedia("(pointer: coarse)").matches) redirect(address, { attempt, label }, listener);
  else listener.onProblem("blocked");
}

interface Redirected {
  readonly attempt: string;
  readonly label: string;
}

/** The outcome of a page that went to the provider itself, and is there again; null of any other. */
export function takeRedirectOutcome(): { readonly outcome: ProviderOutcome; readonly label: string } | null {
  const stored = sessionStorage.getItem(REDIRECTED);
  sessionStorage.removeItem(REDIRECTED);
  if (stored === null) return null;
  const { attempt, label } = JSON.parse(stored) as Redirected;
  const outcome = takeStoredOutcome(attempt);
  return outcome && { outcome, label };
}

function placeInTheMiddle(): string {
  const left = Math.round(screenX + (outerWidth - SIZE.width) / 2);
  const top = Math.round(screenY + (outerHeight - SIZE.height) / 2);
  return `popup,width=${SIZE.width},height=${SIZE.height},left=${left},top=${top}`;
}

/** A phone may open no windows: the page goes itself, and comes back to the login page. */
function redirect(address: string, redirected: Redirected, { onProblem }: WindowListener): void {
  sessionStorage.setItem(REDIRECTED, JSON.stringify(redirected));
  location.assign(address);
  setTimeout(() => onProblem("cancelled"), REDIRECT_DELAY);
}

/**
 * Waits for what a window hands over.
 *
 * @returns Stops waiting.
 */
function waitForOutcome(attempt: string, opened: Pick<Window, "closed">, listener: WindowListener): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  const until = Date.now() + REMEMBERED_FOR;
  let pause: number = POLL.first;
  let closing: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    channel.close();
    clearTimeout(timer);
    clearTimeout(closing);
  };
  const take = (outcome: ProviderOutcome | null): boolean => {
    if (outcome === null || !isOf(outcome, attempt)) return false;
    stop();
    takeStoredOutcome(attempt);
    listener.onOutcome(outcome);
    return true;
  };
  const look = () => {
    if (take(takeStoredOutcome(attempt))) return;
    if (Date.now() > until) return stop();
    if (opened.closed) closing ??= setTimeout(() => listener.onProblem("closed"), CLOSED_DELAY);
    pause = Math.min(pause * 1.5, POLL.longest);
    timer = setTimeout(look, pause);
  };
  let timer = setTimeout(look, pause);
  channel.onmessage = ({ data }) => take(readOutcome(data, Date.now()));
  return stop;
}
