import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { expect, it, onTestFinished } from "vitest";
import { Uploads } from "./uploads.ts";

const ID = "0b7c9f3e-2c1d-4d8e-9a55-7d1f0a3b4c5d";

it("files of a delivery lie in the order in which they came, whatever their names", async () => {
  const dataDirectory = mkdtempSync(join(tmpdir(), "plumbline-uploads-"));
  onTestFinished(() => rmSync(dataDirectory, { recursive: true }));
  const uploads = new Uploads(dataDirectory);
  // So many that folders with names by chance would hardly lie so.
  const sent = Array.from({ length: 12 }, (_, place) => String(place));
  for (const content of sent) await uploads.receive(ID, "prices.csv", Readable.from([content]));
  const folder = await uploads.folderOf(ID);
  const found = readdirSync(folder).sort();
  expect(found.map((place) => readFileSync(join(folder, place, "prices.csv"), "utf8"))).toEqual(sent);
});
