import { writeAddress } from "../../router/index.ts";

/** The address of a run. */
export const runAddress = (id: string): string => writeAddress("/pages/backtesting", { run: id });
