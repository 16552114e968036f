import { useEffect, useEffectEvent, useRef, useState } from "react";

/** Milliseconds of rest after which what is being changed is settled on. */
const REST = 300;

/**
 * A value that is shown at once while it is being changed, and settled on when it has come to rest or is put away.
 *
 * @param settled What it is as long as nobody changes it.
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
    }, REST);
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
