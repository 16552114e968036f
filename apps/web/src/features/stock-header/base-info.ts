import type { CallOutput } from "@plumbline/contract/calls";

/** The header of one stock, as answered. */
export type BaseInfo = CallOutput<"stockHeader">;
