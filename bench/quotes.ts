/** Open streams of quotes: what 2,000 of them cost the server while nothing happens, and while the prices of all their stocks move. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { get, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { CallOutput } from "@plumbline/contract/calls";
import type { Measurement } from "./_run-benches.ts";
import { sized } from "./_size.ts";
import { startDemoServer } from "./_started-server.ts";

const STREAMS = sized(2000, 8);
const MEASURED_SECONDS = sized(60, 0.2);
const STOCKS = 10;
/** Ticks of the processor a second, as Linux counts the time of a process. */
const TICKS_PER_SECOND = 100;
/** Milliseconds after the streams have been opened, and after they have ended. */
const SETTLING = sized(5000, 100);
/** Connections opened at once. */
const AT_ONCE = 8;

export async function run(): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), "plumbline-quotes-"));
  const { server, address } = await startDemoServer(folder, { rateLimitScale: 1e4, settings: { QUOTES: "demo" } });
  try {
    const list = (await (await fetch(`${address}/api/stock/getBasicList`)).json()) as {
      data: CallOutput<"instrumentList">;
    };
    const { symbol, delisted } = list.data;
    const traded = symbol.filter((_, at) => delisted[at] === null).slice(0, STOCKS);
    // A stock that is traded no more has no price of the moment: its stream is told that it is alive, and nothing else.
    const gone = symbol.filter((_, at) => delisted[at] !== null).slice(0, 1);
    const pid = server.pid as number;
    const alone = await loadOf(pid);
    const idle = await costOf(`${address}/api/stock/realtimeData/stream?codes=${gone}`, pid);
    const moving = await costOf(`${address}/api/stock/realtimeData/stream?codes=${traded}`, pid);
    return [
      { name: "the server without streams", measured: 100 * alone, unit: "% of a core", goal: "none" },
      { name: `${STREAMS} open streams, idle`, measured: 100 * idle.load, unit: "% of a core", goal: "< 1 %" },
      {
        name: `${STREAMS} open streams, each of ${STOCKS} stocks that move every 3 s`,
        measured: 100 * moving.load,
        unit: "% of a core",
        goal: "none",
      },
      { name: "bytes read by each of these in a minute", measured: moving.bytes / 1024, unit: "KiB", goal: "none" },
    ];
  } finally {
    server.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Opens streams and measures what the server needs for them. @returns Load of a processor, a fraction, and bytes of a stream. */
async function costOf(url: string, pid: number): Promise<{ load: number; bytes: number }> {
  const streams: IncomingMessage[] = [];
  let bytes = 0;
  while (streams.length < STREAMS)
    streams.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => open(url)))));
  for (const stream of streams) stream.on("data", (piece: Buffer) => (bytes += piece.length));
  await wait(SETTLING);
  bytes = 0;
  const load = await loadOf(pid);
  for (const stream of streams) stream.destroy();
  await wait(SETTLING);
  return { load, bytes: bytes / STREAMS };
}

/** Opens a stream; where the server has no time, a little later. */
function open(url: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(url, { agent: false }, (response) => {
      response.on("error", () => undefined);
      if (response.statusCode === 200) resolve(response);
      else if (response.statusCode === 503 || response.statusCode === 429) wait(500).then(() => resolve(open(url)));
      else reject(new Error(`${url} was answered with ${response.statusCode}.`));
    }).on("error", reject);
  });
}

/** Load of a processor by a process over a minute, a fraction. */
async function loadOf(pid: number): Promise<number> {
  const before = secondsOf(pid);
  await wait(MEASURED_SECONDS * 1000);
  return (secondsOf(pid) - before) / MEASURED_SECONDS;
}

/** Seconds that a process has run on processors so far. */
function secondsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
}
