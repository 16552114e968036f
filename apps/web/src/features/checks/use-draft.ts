import { useEffect, useEffectEvent, useState } from "react";

/** Milliseconds of rest after which a value that is being moved is settled on. */
const REST = 250;

/**
 * A value that is shown at once while it is being moved, and settled on when it has come to rest.
 *
 * @param settled What it is as long as nobody moves it.
 */
export function useDraft(
  settled: number,
  onSettle: (value: number) => void,
): readonly [shown: number, move: (value: number) => void] {
  const [draft, setDraft] = useState<number | null>(null);
  const settle = useEffectEvent(onSettle);
  useEffect(() => {
    if (draft === null) return;
    const timer = setTimeout(() => {
      settle(draft);
      setDraft(null);
    }, REST);
    return () => clearTimeout(timer);
  }, [draft]);
  return [draft ?? settled, setDraft];
}
