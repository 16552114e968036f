import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { askLine } from "./ask-line.ts";

const CTRL_C = "\u0003";
const CTRL_D = "\u0004";

describe("a question at a terminal", () => {
  it.each([
    ["raw EUR\r", "raw EUR"],
    ["\r", ""],
    [CTRL_C, null],
    [CTRL_D, null],
    [`raw${CTRL_C}`, null],
  ])("%j gives %j", async (typed, line) => {
    const input = new PassThrough();
    const output = new PassThrough();
    const answer = askLine("> ", { input, output });
    input.write(typed);
    expect(await answer).toBe(line);
    expect(String(output.read())).toContain("> ");
  });

  it("is ended by the end of the input", async () => {
    const input = new PassThrough();
    const answer = askLine("> ", { input, output: new PassThrough() });
    input.end();
    expect(await answer).toBeNull();
  });
});

/** A pseudo terminal of the system; Windows and macOS have none that takes a command. */
const hasTerminal = process.platform === "linux" && spawnSync("script", ["--version"]).status === 0;

/** Runs a program in a pseudo terminal and types when it asks. */
async function typed(answer: string): Promise<string> {
  const program = `const { askLine } = await import(${JSON.stringify(join(import.meta.dirname, "ask-line.ts"))});
    const { stdin: input, stdout: output } = process;
    process.stdout.write(JSON.stringify([input.isTTY, await askLine("> ", { input, output })]));`;
  const command = `'${process.execPath}' --input-type=module -e '${program.replaceAll("'", "'\\''")}'`;
  const child = spawn("script", ["-qec", command, "/dev/null"], { stdio: ["pipe", "pipe", "inherit"] });
  let shown = "";
  child.stdout.on("data", (text) => {
    if (!shown.includes("> ") && `${shown}${text}`.includes("> ")) child.stdin.write(answer);
    shown += text;
  });
  await once(child, "exit");
  return shown;
}

describe.skipIf(!hasTerminal)("a question at a pseudo terminal (needs script of util-linux)", () => {
  it.each([
    ["raw\r", '[true,"raw"]'],
    [CTRL_C, "[true,null]"],
    [CTRL_D, "[true,null]"],
  ])("%j gives %j, and the program ends", async (answer, result) => {
    expect(await typed(answer)).toContain(result);
  });
});
