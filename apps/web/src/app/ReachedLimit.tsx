import { loadRunOutWindow } from "../features/plans/later.ts";
import { limitReached, useObservable } from "../state/index.ts";
import { useLater } from "./use-later.ts";

const close = (): void => limitReached.write(null);

/** Says when more come and what the plans offer, after whatever call was refused for a limit of the plan. */
export function ReachedLimit() {
  const reached = useObservable(limitReached);
  const RunOutWindow = useLater(loadRunOutWindow, { isWanted: reached !== null });
  return reached && RunOutWindow && <RunOutWindow reached={reached} onClose={close} />;
}
