/** Starts the server in a process of its own, as `npm start` does, and waits until it has nothing left to compute. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import { addressOf } from "../e2e/global-setup.ts";
import { generateDemoMarket } from "../packages/demo/src/index.ts";
import { NODE_ENVIRONMENT, root } from "../scripts/setup.mjs";
import { DEMO_SIZE, isTiny } from "./_size.ts";

export interface StartedServer {
  readonly server: ChildProcess;
  readonly address: string;
  /** Its output so far. */
  readonly printed: () => string;
}

export interface ServerOptions {
  /** Whether it is waited for until it has nothing left to compute; it is unless given. */
  readonly isAtRest?: boolean;
  readonly dataDirectory: string;
  readonly market: string;
  readonly rateLimitScale?: number;
  /** Folder of the checkout whose server is started; this one unless given. */
  readonly checkout?: string;
  /** Further variables, such as `ACCOUNTS`, which are off unless given. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** How a checkout starts its server; an earlier one lacks some of it. */
interface Setup {
  readonly NODE_FLAGS?: readonly string[];
  readonly SERVER_FLAGS?: readonly string[];
  readonly NODE_ENVIRONMENT?: Readonly<Record<string, string>>;
  readonly SERVER_ENVIRONMENT?: Readonly<Record<string, string>>;
}

/** A benchmark that fails or hangs leaves no server behind. */
const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const server of running) server.kill("SIGKILL");
});

/** Starts a server on a free port; it is at rest when this ends. */
export async function startServer({
  dataDirectory,
  market,
  rateLimitScale = 1,
  checkout = root,
  settings: further = {},
  isAtRest = true,
}: ServerOptions): Promise<StartedServer> {
  const setup = (await import(join(checkout, "scripts/setup.mjs"))) as Setup;
  const flags = setup.SERVER_FLAGS ?? setup.NODE_FLAGS ?? [];
  const settings = {
    DATA_DIR: dataDirectory,
    MARKET: market,
    PORT: "0",
    ACCOUNTS: "off",
    RATE_LIMIT_SCALE: String(rateLimitScale),
    ...further,
  };
  const env = { ...(setup.SERVER_ENVIRONMENT ?? setup.NODE_ENVIRONMENT), ...process.env, ...settings };
  const server = spawn(process.execPath, [...flags, join(checkout, "apps/server/src/main/main.ts")], { env });
  running.add(server);
  let printed = "";
  for (const stream of [server.stdout, server.stderr]) stream.on("data", (piece: Buffer) => (printed += piece));
  server.once("exit", () => running.delete(server));
  try {
    const address = await addressOf(server);
    if (isAtRest) await waitUntilAtRest(address);
    return { server, address, printed: () => printed };
  } catch (error) {
    server.kill("SIGKILL");
    throw error;
  }
}

/** Milliseconds between two looks whether the server has come to rest. */
const LOOK_AGAIN = 1000;

/** After the study a process in the background makes the history and the record; between two of them there is none for a moment. */
const LOOKS_AT_REST = 3;

/** Waits until a server has nothing left to compute: after an import it judges its market with a processor of its own. */
export async function waitUntilAtRest(address: string): Promise<void> {
  // Nothing is measured at the tiny size.
  for (let looks = 0; looks < LOOKS_AT_REST && !isTiny; looks++) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN));
    const isStudied = (await fetch(`${address}/api/market/checkStudy?check=O1`)).status !== 503;
    if (!isStudied || (await readMetric(address, "background_resident_memory_bytes")) > 0) looks = -1;
  }
}

/** One of the figures that a server says of itself; NaN of one that it does not know. */
export async function readMetric(address: string, name: string): Promise<number> {
  const metrics = await (await fetch(`${address}/metrics`)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, "m").exec(metrics)?.[1]);
}

/** Makes the demo market as `npm start` does, with the generator of this checkout unless another one is given. */
export async function makeDemoMarket(dataDirectory: string, checkout = root): Promise<void> {
  if (isTiny) {
    await generateDemoMarket({ dataDirectory, ...DEMO_SIZE });
    return;
  }
  runToEnd(join(checkout, "apps/cli/src/main.ts"), ["demo"], {
    DATA_DIR: dataDirectory,
  });
}

export interface DemoServer extends StartedServer {
  /** A stock with all that a page can show. */
  readonly example: string;
}

/** Builds the page, makes the demo market and serves both. */
export async function startDemoServer(
  dataDirectory: string,
  options: Pick<ServerOptions, "settings" | "rateLimitScale" | "checkout"> = {},
): Promise<DemoServer> {
  const { checkout = root } = options;
  runToEnd(join(checkout, "scripts/build.ts"), [], {});
  await makeDemoMarket(dataDirectory, checkout);
  const started = await startServer({ dataDirectory, market: "demo", ...options });
  const answer = await fetch(`${started.address}/api/market/state`);
  const { data } = (await answer.json()) as { data: { examples: { symbol: string }[] } };
  return { ...started, example: data.examples[0]?.symbol ?? "" };
}

function runToEnd(script: string, words: readonly string[], settings: Readonly<Record<string, string>>): void {
  const env = { ...NODE_ENVIRONMENT, ...process.env, ...settings };
  const { status, stderr } = spawnSync(process.execPath, [script, ...words], { env, encoding: "utf8" });
  if (status !== 0) throw new Error(`${script} failed: ${stderr}`);
}
