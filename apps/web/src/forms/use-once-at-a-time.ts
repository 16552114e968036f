import { useRef, useState } from "react";

/** Does some work unless it is being done already. */
export function useOnceAtATime(): [isBusy: boolean, start: (work: () => Promise<void>) => Promise<void>] {
  const [isBusy, setIsBusy] = useState(false);
  const isUnderWay = useRef(false);
  async function start(work: () => Promise<void>): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setIsBusy(true);
    try {
      await work();
    } finally {
      isUnderWay.current = false;
      setIsBusy(false);
    }
  }
  return [isBusy, start];
}
