import { CallError } from "../../api/index.ts";
import { callProblem, type Refusal, type Rules, refusedFields } from "../../forms/index.ts";

/** Characters of a name, as the contract has them. */
export const MAX_NAME = 80;

export type Named = { readonly name: string };

export const NAME_RULES: Rules<Named> = { name: [{ type: "required", field: (text) => text("saved.name") }] };

/** Whether what was to be changed has been deleted meanwhile. */
export function isGone(error: unknown): boolean {
  return error instanceof CallError && error.status === 404;
}

/**
 * Why a page was not saved under a name.
 *
 * @throws `error`, if it is a bug and no failed call.
 */
export function refusalOf(error: unknown): Refusal<Named> {
  if (isGone(error)) return { form: (text) => text("saved.gone") };
  const form = callProblem(error);
  const name = refusedFields(error as CallError).find(([field]) => field === "name")?.[1];
  return name ? { fields: { name } } : { form };
}
