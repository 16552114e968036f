import type { CallOutput } from "@plumbline/contract/calls";

/** The instrument list as it travels: columns of one length. */
export type InstrumentList = CallOutput<"instrumentList">;
