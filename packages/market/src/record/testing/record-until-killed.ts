// Records one publication after another until it is killed, and writes a dot for each: `node record-until-killed.ts DATA_DIR MARKET`.
import { addMonths, type Day, formatDay, parseDay } from "@plumbline/core/time";
import { appendPublication } from "../append-publication.ts";
import { readHead, recordFolder } from "../record-files.ts";
import { publishedOn, verdictOf } from "./verdicts.ts";

const [, , dataDirectory = "", market = ""] = process.argv;

for (;;) {
  const head = readHead(recordFolder(dataDirectory, market));
  const last = head === null || head === "altered" ? "2000-01-01" : head.day;
  const day = ((parseDay(last) as Day) + 7) as Day;
  // All verdicts change: each publication takes many lines.
  const dcf = Number(day) + (addMonths(day, 1) % 7);
  const verdicts = Array.from({ length: 300 }, (_, k) =>
    verdictOf(`S${String(k).padStart(3, "0")}`, { dcf: dcf * (k + 1) }),
  );
  await appendPublication(dataDirectory, market, publishedOn(formatDay(day), verdicts));
  // One is recorded for certain; the next may be on its way when the process is killed.
  process.stdout.write(".");
}
