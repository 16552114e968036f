import { existsSync } from "node:fs";
import { sharedFile } from "../scripts/shared-data.ts";

/** Something that a benchmark needs is not there; the message says what. */
export class NotRun extends Error {}

/** @throws {NotRun} where the folder of real market data is missing, or the file of it that is named. */
export function requireSharedData(file = "data"): void {
  if (!existsSync(sharedFile(file))) throw new NotRun(`it reads ${file} of the shared folder, which is not there`);
}
