import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

/** A program of a few lines in a process of its own, which can be killed. */
export interface RunningScript {
  readonly child: ChildProcess;
  /** Lines that it has printed. */
  readonly lines: string[];
  /** The first line that it prints; it fails with the error output if the program ends before. */
  firstLine(): Promise<string>;
  /** Ends it as a power cut would, and waits for that. */
  kill(): Promise<void>;
}

/** Runs the source of a module; it imports by whole paths. */
export function runScript(source: string, ...given: readonly string[]): RunningScript {
  const child = spawn(process.execPath, ["--input-type=module", "-e", source, ...given], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const lines: string[] = [];
  const closed = once(child, "close");
  let rest = "";
  let complaint = "";
  child.stderr.on("data", (chunk: Buffer) => {
    complaint += chunk.toString();
  });
  child.stdout.on("data", (chunk: Buffer) => {
    const parts = (rest + chunk.toString()).split("\n");
    rest = parts.pop() ?? "";
    lines.push(...parts);
    child.emit("line");
  });
  return {
    child,
    lines,
    firstLine: async () => {
      if (lines.length === 0) await Promise.race([once(child, "line"), closed]);
      return lines[0] ?? Promise.reject(new Error(`The program ended without a word. ${complaint}`));
    },
    kill: async () => {
      child.kill("SIGKILL");
      await closed;
    },
  };
}
