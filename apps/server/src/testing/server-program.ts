/** The server as a program in a process of its own, asked over HTTP, which can be killed. */
import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const MAIN = join(import.meta.dirname, "../main/main.ts");
const READY = /is ready: (http:[\w/.:]+) /;

export interface RunningServer {
  readonly address: string;
  /** What it has written into the terminal so far. */
  readonly words: () => string;
  /** Ends it, and gives its exit code once it has ended. @throws {Error} with what it said, if it cannot end in order when asked. */
  readonly end: (signal: NodeJS.Signals) => Promise<number | null>;
}

export interface ServerProgram {
  /** @throws {Error} with what it says, if it ends before it is ready. */
  readonly start: (environment?: Record<string, string>) => Promise<RunningServer>;
  /** Starts it without waiting for anything. */
  readonly launch: (environment?: Record<string, string>) => {
    readonly child: ChildProcess;
    readonly words: () => string;
  };
  /** Asks for a code and takes it from the outbox. @throws {Error} if the server ends before it has sent one. */
  readonly codeFor: (address: string, email: string) => Promise<string>;
  /** Ends all that is left. */
  readonly close: () => void;
}

/** @param user Who runs it, unless it is who runs the tests. */
export function serverProgram(dataDirectory: string, user: Pick<SpawnOptions, "uid" | "gid"> = {}): ServerProgram {
  const started: ChildProcess[] = [];
  const ready = new Map<string, ChildProcess>();

  const launch: ServerProgram["launch"] = (environment = {}) => {
    const env = { ...process.env, DATABASE_URL: "", DATA_DIR: dataDirectory, PORT: "0", ...environment };
    const child = spawn(process.execPath, [MAIN], { env, ...user });
    started.push(child);
    let words = "";
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => (words += String(chunk)));
    return { child, words: () => words };
  };

  const start: ServerProgram["start"] = async (environment) => {
    const { child, words } = launch(environment);
    const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
    const address = await Promise.race([readyAddress(child, words), ended.then(() => null)]);
    if (address === null) throw new Error(`The server is not ready. ${words()}`);
    ready.set(address, child);
    const end = async (signal: NodeJS.Signals) => {
      child.kill(signal);
      const code = await ended;
      if (code !== 0 && signal === "SIGTERM") throw new Error(`The server ended with ${code}. ${words()}`);
      return code;
    };
    return { address, words, end };
  };

  const codeFor: ServerProgram["codeFor"] = async (address, email) => {
    const sent = await postTo(address, "sendEmail", { email, purpose: "register" });
    if (sent.status !== 200) throw new Error(await sent.text());
    const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null;
    for (;;) {
      const message = messagesIn(join(dataDirectory, "outbox")).find(({ to }) => to === email);
      if (message) return /\b\d{6}\b/.exec(message.text)?.[0] ?? "";
      const child = ready.get(address);
      if (!child || hasEnded(child)) throw new Error("The server has ended before it sent a message.");
      await pause(20);
    }
  };

  return {
    start,
    launch,
    codeFor,
    close: () => {
      for (const child of started) child.kill("SIGKILL");
    },
  };
}

/** The address that a server states once it can answer. */
function readyAddress({ stdout }: ChildProcess, words: () => string): Promise<string> {
  return new Promise((resolve) => {
    stdout?.on("data", () => {
      const address = READY.exec(words())?.[1];
      if (address) resolve(address);
    });
  });
}

export function postTo(address: string, path: string, body: object, token?: string): Promise<Response> {
  const authorization = token ? { authorization: `Bearer ${token}` } : {};
  return fetch(`${address}/api/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", ...authorization },
    body: JSON.stringify(body),
  });
}

/** Messages that are looked at; a test may have sent hundreds before. */
const NEWEST = 50;

function messagesIn(outbox: string): readonly { readonly to: string; readonly text: string }[] {
  const names = existsSync(outbox) ? readdirSync(outbox) : [];
  return names
    .filter((name) => name.endsWith(".json"))
    .sort()
    .slice(-NEWEST)
    .map((name) => JSON.parse(readFileSync(join(outbox, name), "utf8")) as { to: string; text: string });
}
