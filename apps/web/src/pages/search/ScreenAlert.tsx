import { useEffect, useState } from "react";
import { AlertButton } from "../../features/alerts/index.ts";
import { type ScreenState, type ScreenWords, screenName } from "../../features/screener/index.ts";

interface ScreenAlertProps {
  readonly state: ScreenState;
  readonly words: ScreenWords;
}

/** Makes an alert on the stocks that begin or end to pass the screen; loaded after the page. */
export function ScreenAlert({ state, words }: ScreenAlertProps) {
  const [name, setName] = useState("");
  useEffect(() => {
    let isCurrent = true;
    const show = (found: string) => isCurrent && setName(found);
    // Without its words, the screen has no name.
    void screenName(state, words).then(show, () => undefined);
    return () => {
      isCurrent = false;
    };
  }, [state, words]);
  return (
    <AlertButton
      about="screen"
      subject={{ code: null, name, currency: null, price: null, filters: [...state.filters] }}
    />
  );
}
