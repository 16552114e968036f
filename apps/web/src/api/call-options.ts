import type { RequestOptions } from "./fetch-within.ts";

/** What few calls ask for: the code for it is loaded with the first of them. */
export interface SpecialOptions {
  /** Headers beside those that every call has, or in place of them; names in lower case. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** How the input of a POST is written: "json" unless given, "form" for one with files. */
  readonly dataType?: "json" | "form" | undefined;
  /** Called with the part of a form that has been sent, from 0 to 1. */
  readonly onProgress?: ((part: number) => void) | undefined;
  /** How the body of a good answer is read: an envelope unless given. */
  readonly responseType?: "json" | "text" | "blob" | undefined;
  /** Called with each piece of a good answer as it arrives; the answer is read as text. */
  readonly onPiece?: ((piece: string) => void) | undefined;
  /** Whether the page says that something is loading, if the call takes long: for a reader who waits for it. */
  readonly loading?: boolean | undefined;
}

/** Options of a call that a reader waits for, such as that of a form. */
export const AWAITED = { special: { loading: true } } as const;

export interface CallOptions extends RequestOptions {
  readonly special?: SpecialOptions | undefined;
}
