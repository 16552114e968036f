import { useLayoutEffect, useRef } from "react";

/**
 * Keeps what is typed for a field that is still loading, so that whoever types at once loses nothing.
 *
 * @returns What has been typed since the wait began; to be asked when the field is there.
 */
export function useTypedAhead(isWaiting: boolean): () => string {
  const typed = useRef("");
  useLayoutEffect(() => {
    if (!isWaiting) return;
    typed.current = "";
    function keep(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (event.key === "Backspace") typed.current = typed.current.slice(0, -1);
      else if (event.key.length === 1) typed.current += event.key;
      else return;
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    addEventListener("keydown", keep, true);
    return () => removeEventListener("keydown", keep, true);
  }, [isWaiting]);
  return () => typed.current;
}
