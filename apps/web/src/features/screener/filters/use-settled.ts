import { useEffect, useEffectEvent, useRef, useState } from "react";

/** Milliseconds without a change after which the value is passed on. */
const SETTLE_MS = 300;

/**
 * A value that shows each change at once, and passes it on after a pause or when the component goes away.
 *
 * @param settled The value while no change is pending.
 */
export function useSettled<Value>(
  settled: Value,
  onSettle: (value: Value) => void,
): readonly [shown: Value, change: (value: Value) => void] {
  const [draft, setDraft] = useState<{ readonly value: Value } | null>(null);
  const pending = useRef(draft);
  const settle = useEffectEvent((change: { readonly value: Value }) => {
    pending.current = null;
    onSettle(change.value);
  });
  useEffect(() => {
    if (!draft) return;
    const timer = setTimeout(() => {
      settle(draft);
      setDraft(null);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  useEffect(
    () => () => {
      if (pending.current) settle(pending.current);
    },
    [],
  );
  const change = (value: Value): void => {
    pending.current = { value };
    setDraft(pending.current);
  };
  return [draft ? draft.value : settled, change];
}
