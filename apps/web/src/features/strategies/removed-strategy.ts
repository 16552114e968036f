import { observable, whenUserLeaves } from "../../state/index.ts";

/** A strategy that was deleted a moment ago. */
export interface RemovedStrategy {
  readonly id: string;
  readonly name: string;
}

/** The strategy that the reader can take back; null without one. */
export const removedStrategy = observable<RemovedStrategy | null>(null);

whenUserLeaves(() => removedStrategy.write(null));
