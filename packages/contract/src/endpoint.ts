import type * as z from "zod";
import type { Call } from "./call.ts";
import type { CodeName } from "./codes.ts";

/** One call of the interface; server, browser client, documentation and fuzz tests derive from it. */
export interface Endpoint<Input extends z.ZodType, Output extends z.ZodType> extends Call {
  readonly name: string;
  /** One sentence for the interface's own documentation. */
  readonly summary: string;
  readonly input: Input;
  /** Shape of `data` in the envelope. */
  readonly output: Output;
  /** Codes it may answer besides `ok`, `invalidParameter`, `tooManyRequests`, `unavailable` and `unknown`. */
  readonly codes: readonly CodeName[];
  /** Whether the envelope carries `meta`; then the answer depends only on data version and query, and has an ETag. */
  readonly market: boolean;
  /** Reads a token that is sent with a public call, as `summary` says; the page sends none with it. */
  readonly readsToken?: true;
  /** `multipart`: a POST takes a form with a file in place of JSON. */
  readonly body?: "multipart";
  /** Types of its success, which is then content of its own and no envelope. */
  readonly content?: readonly string[];
  /** `status`: its success is `{ status: true, data }`, as the specification has it, in place of the envelope. */
  readonly frame?: "status";
}

// biome-ignore lint/suspicious/noExplicitAny: the one place where an endpoint of any shape is meant.
export type AnyEndpoint = Endpoint<any, any>;
export type InputOf<E extends AnyEndpoint> = z.input<E["input"]>;
export type ParsedInputOf<E extends AnyEndpoint> = z.output<E["input"]>;
export type OutputOf<E extends AnyEndpoint> = z.output<E["output"]>;

/** Declares an endpoint; only there to keep the types of its schemas. */
export function endpoint<Input extends z.ZodType, Output extends z.ZodType>(
  declaration: Endpoint<Input, Output>,
): Endpoint<Input, Output> {
  return declaration;
}
