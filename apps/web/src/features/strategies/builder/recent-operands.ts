import { stored } from "../../../state/index.ts";

/** Ids that are remembered. */
const MAX_RECENT = 6;

/** The ids of the operands and checks that the reader chose last, the newest first. */
export const recentOperands = stored<readonly string[]>("recentOperands", {
  fallback: [],
  read: (text) => text.split("\n").filter((id) => id !== ""),
  write: (ids) => ids.join("\n"),
});

/** Remembers what was chosen. */
export function rememberOperand(id: string): void {
  const others = recentOperands.read().filter((other) => other !== id);
  recentOperands.write([id, ...others].slice(0, MAX_RECENT));
}
