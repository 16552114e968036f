// Publishes one version of a market after another until it is killed: `node import-until-killed.ts DATA_DIR MARKET`.
import { createSnapshotWriter } from "../index.ts";
import { publish, uniformMarket } from "./example-market.ts";

const [, , dataDirectory = "", market = ""] = process.argv;

for (let version = 1; ; version++) {
  const writer = await createSnapshotWriter({ dataDirectory, market });
  process.stdout.write(".");
  await publish(writer, uniformMarket(version));
}
