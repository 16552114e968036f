const FIRST_PAUSE_MILLISECONDS = 5000;
const LONGEST_PAUSE_MILLISECONDS = 15 * 60_000;
const GIVE_UP_MILLISECONDS = 24 * 3_600_000;

/** A message that waited while the whole server was down still gets some half an hour of attempts. */
const MIN_ATTEMPTS = 10;

export interface FailedAttempt {
  /** This one included. */
  readonly attempts: number;
  readonly queuedAt: Date;
  readonly now: Date;
  /** How long the other side asks to be left alone. */
  readonly retryAfterMilliseconds: number | null;
  /** From 0 up to, but not including, 1. */
  readonly random: () => number;
}

/**
 * When a message is attempted again. Pauses double up to a quarter of an hour; each is drawn between half and all of its
 * length, so that messages that failed together do not come back together.
 *
 * @returns null to give up: a day has passed since the message was queued, and ten attempts have failed.
 *
 * @example
 * const queuedAt = new Date("2026-07-14T09:00:00Z");
 * retryAt({ attempts: 1, queuedAt, now: queuedAt, retryAfterMilliseconds: null, random: () => 0 });
 * // 2026-07-14T09:00:02.500Z
 */
export function retryAt({ attempts, queuedAt, now, retryAfterMilliseconds, random }: FailedAttempt): Date | null {
  const longest = Math.min(LONGEST_PAUSE_MILLISECONDS, FIRST_PAUSE_MILLISECONDS * 2 ** (attempts - 1));
  const asked = Math.min(retryAfterMilliseconds ?? 0, GIVE_UP_MILLISECONDS);
  const next = now.getTime() + Math.max(longest * (0.5 + random() / 2), asked);
  const isOver = next > queuedAt.getTime() + GIVE_UP_MILLISECONDS && attempts >= MIN_ATTEMPTS;
  return isOver ? null : new Date(next);
}
