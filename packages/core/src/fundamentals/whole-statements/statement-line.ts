import type { LineRole } from "../../words/index.ts";
import type { ItemId } from "../concepts/expression.ts";

/** A line of a whole statement: an item, or a number per share. */
export type StatementLineId = ItemId | "eps" | "sharesDiluted";

export interface StatementLine {
  readonly id: StatementLineId;
  readonly role: LineRole;
  /** The line that it equals where a filer has nothing of the kind: it is left out then. */
  readonly repeats?: ItemId;
  /** The line that it is a part of: filers who state that one break it down in their notes. */
  readonly partOf?: ItemId;
}

export const line = (id: StatementLineId): StatementLine => ({ id, role: "line" });
export const subtotal = (id: ItemId, repeats?: ItemId): StatementLine => ({
  id,
  role: "subtotal",
  ...(repeats && { repeats }),
});
export const memo = (id: ItemId): StatementLine => ({ id, role: "memo" });
