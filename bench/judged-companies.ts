/**
 * The cost of importing the accounts of 500 companies and of judging them, of this build and of the one in the folder that
 * `COMPARED_CHECKOUT` names, in turns. The companies are the whole files of the shared folder, each under many numbers.
 */
import { execFile } from "node:child_process";
import { createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { ZipFile } from "yazl";
import { jsonOfCompany, sharedCompanies } from "../packages/core/src/fundamentals/shared-companies.fixture.ts";
import { NODE_ENVIRONMENT, NODE_FLAGS, root } from "../scripts/setup.mjs";
import { requireSharedData } from "./_not-run.ts";
import type { Measurement } from "./_run-benches.ts";
import { sized } from "./_size.ts";

const COMPANIES = sized(500, 2);
const TURNS = sized(3, 1);

interface Spent {
  /** Seconds of the processor. */
  readonly imported: number;
  readonly judging: number;
  readonly judged: number;
}

export async function run(): Promise<Measurement[]> {
  requireSharedData();
  const compared = process.env.COMPARED_CHECKOUT;
  const builds = [root, ...(compared ? [compared] : [])];
  const folder = mkdtempSync(join(tmpdir(), "bench-judged-"));
  const spent = new Map<string, Spent[]>(builds.map((build) => [build, []]));
  try {
    const archive = join(folder, "companyfacts.zip");
    await writeArchive(archive);
    for (let turn = 0; turn < TURNS; turn++) {
      for (const build of builds) spent.get(build)?.push(await judgedBy(build, archive, join(folder, "data")));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  const least = (build: string, of: (one: Spent) => number) => Math.min(...(spent.get(build) ?? []).map(of));
  const both = ({ imported, judging }: Spent) => imported + judging;
  const own = [
    { name: `import of ${COMPANIES} companies`, measured: least(root, ({ imported }) => imported) },
    { name: "judging them on one day", measured: least(root, ({ judging }) => judging) },
  ].map((figure) => ({ ...figure, unit: "s CPU", goal: "-" }));
  if (!compared) return own;
  const over = (of: (one: Spent) => number) => least(root, of) / least(compared, of);
  return [
    ...own,
    { name: "import, over the compared build", measured: over(({ imported }) => imported), unit: "x", goal: "-" },
    { name: "judging, over the compared build", measured: over(({ judging }) => judging), unit: "x", goal: "-" },
    { name: "both, over the compared build", measured: over(both), unit: "x", goal: "<= 1.25 x" },
  ];
}

async function writeArchive(path: string): Promise<void> {
  const whole = sharedCompanies().filter(({ file }) => file.includes("companyfacts_full"));
  const texts = whole.map((company) => jsonOfCompany(company));
  if (texts.length === 0) throw new Error("The shared files are not there.");
  const zip = new ZipFile();
  for (let cik = 1; cik <= COMPANIES; cik++) {
    const text = (texts[cik % texts.length] as string).replace(/"cik":\s*"?\d+"?/, `"cik":${cik}`);
    const name = `CIK${String(cik).padStart(10, "0")}.json`;
    zip.addReadStreamLazy(name, { compressionLevel: 1 }, (callback) => {
      callback(null, Readable.from([Buffer.from(text)], { objectMode: false }));
    });
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
}

/** Each build works in a process of its own, as it does for a user. */
async function judgedBy(checkout: string, archive: string, dataDirectory: string): Promise<Spent> {
  const words = [join(import.meta.dirname, "_judge-companies.ts"), checkout, archive, dataDirectory, String(COMPANIES)];
  const env = { ...NODE_ENVIRONMENT, ...process.env };
  const { stdout } = await promisify(execFile)(process.execPath, [...NODE_FLAGS, ...words], { env });
  rmSync(dataDirectory, { recursive: true, force: true });
  const spent = JSON.parse(stdout) as Spent;
  if (spent.judged !== COMPANIES) throw new Error(`Only ${spent.judged} of ${COMPANIES} companies were judged.`);
  return spent;
}
