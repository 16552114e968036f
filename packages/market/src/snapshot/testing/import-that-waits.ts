// Begins to write a market and waits until it is killed: `node import-that-waits.ts DATA_DIR MARKET`.
import { setTimeout as pause } from "node:timers/promises";
import { createSnapshotWriter } from "../index.ts";

const [, , dataDirectory = "", market = ""] = process.argv;

await createSnapshotWriter({ dataDirectory, market });
process.stdout.write(".");
await pause(600_000);
