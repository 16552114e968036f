/**
 * Passes on the newest of many calls: the first at once, later ones no more often than every so many milliseconds, and
 * the last one always.
 */
export function atMostEvery<Arguments extends readonly unknown[]>(
  milliseconds: number,
  pass: (...given: Arguments) => void,
): (...given: Arguments) => void {
  let waiting: Arguments | null = null;
  let isPausing = false;
  const open = (): void => {
    isPausing = false;
    if (waiting) send(waiting);
  };
  const send = (given: Arguments): void => {
    waiting = null;
    isPausing = true;
    setTimeout(open, milliseconds);
    pass(...given);
  };
  return (...given) => {
    if (isPausing) waiting = given;
    else send(given);
  };
}
