import type { ExecutionReason, ExecutionSide, RunWarning, TradeReason } from "@plumbline/core/words";
import { localDay } from "../../format/index.ts";
import { translator, useFormats, useText } from "../../i18n/index.ts";
import { useObservable } from "../../state/index.ts";
import type { Beside } from "./equity-lines.ts";
import type { ListedRun, RunResult } from "./runs.query.ts";

/** The names of what the equity is held against. */
export function useBesideNames({ benchmark }: Pick<RunResult, "benchmark">): Readonly<Record<Beside, string>> {
  const text = useText();
  const { find } = useObservable(translator);
  return {
    // An index has a name in each language; a stock has its symbol.
    benchmark: benchmark === null ? text("runs.benchmark") : (find(`statistics.index.${benchmark}`) ?? benchmark),
    buyAndHold: text("runs.buyAndHold"),
    equalWeight: text("runs.equalWeight"),
  };
}

export function useReasonWords(): (reason: TradeReason) => string {
  const text = useText();
  return (reason) => text(`runs.reason.${reason}`);
}

/** Why something was bought or sold: of a purchase a signal is that of the entry. */
export function useExecutionReasonWords(): (side: ExecutionSide, reason: ExecutionReason) => string {
  const text = useText();
  return (side, reason) => text(`runs.reason.${side === "buy" && reason === "signal" ? "entry" : reason}`);
}

/** What the reader of a result must know beforehand, as sentences. */
export function useWarningWords(): (warning: RunWarning) => string {
  const text = useText();
  return (warning) => text(`runs.warning.${warning}`);
}

/** When a run was asked for, in the reader's time. */
export function useMoment(): (instant: string) => string {
  const { day } = useFormats();
  return (instant) => day(localDay(instant));
}

/** The state of a run in words. */
export function useStateWords(): (run: Pick<ListedRun, "state">) => string {
  const text = useText();
  return ({ state }) => text(`runs.state.${state}`);
}
