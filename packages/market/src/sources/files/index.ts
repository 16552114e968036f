export { type Fault, faultOf } from "./fault-of.ts";
export { fileAt } from "./file-at.ts";
export { InputError } from "./input-error.ts";
export type { FileDescription, Head, LocatedFile } from "./located-file.ts";
export { ReadAhead } from "./read-ahead.ts";
export { readHead, readWhole } from "./read-file.ts";
export { walk } from "./walk.ts";
