import { writeAddress } from "../../router/index.ts";

/** Stands for the id of the run that everyone may read. */
export const EXAMPLE = "example";

/** The address of the run that everyone may read. */
export const EXAMPLE_ADDRESS: string = writeAddress("/pages/strategies", { run: EXAMPLE });

/** The address of a run of the reader. */
export const runAddress = (id: string): string => writeAddress("/pages/backtesting", { run: id });
