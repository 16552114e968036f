/** Strategies stand beside numbers and checks in the picker: what they are is part of their id there. */
const PREFIX = "strategy:";

/** The id of a strategy in the picker. */
export function strategyChoice(id: string): string {
  return PREFIX + id;
}

/** The strategy that was picked; null of anything else. */
export function pickedStrategy(choice: string): string | null {
  return choice.startsWith(PREFIX) ? choice.slice(PREFIX.length) : null;
}
