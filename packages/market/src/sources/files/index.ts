export { type Fault, faultOf } from "./fault-of.ts";
export { fileAt } from "./file-at.ts";
export type { Head } from "./head.ts";
export { InputError } from "./input-error.ts";
export type { FileDescription, LocatedFile } from "./located-file.ts";
export { ReadAhead } from "./read-ahead.ts";
export { readHead } from "./read-head.ts";
export { readWhole } from "./read-whole.ts";
export { walk } from "./walk.ts";
