import { describe, expect, it } from "vitest";
import { createJsonLogger } from "./json-logger.ts";

function collected(level: "info" | "silent") {
  const lines: Record<string, unknown>[] = [];
  const logger = createJsonLogger({
    level,
    clock: () => new Date("2024-07-01T12:00:00Z"),
    write: (line) => void lines.push(JSON.parse(line) as Record<string, unknown>),
  });
  return { lines, logger };
}

describe("the log", () => {
  it("is one JSON object per line with the time, the level and the fields of the caller", () => {
    const { lines, logger } = collected("info");
    logger.child({ reqId: "7" }).warn({ market: "us" }, "Late");
    expect(lines).toEqual([
      { time: "2024-07-01T12:00:00.000Z", level: "warn", message: "Late", reqId: "7", market: "us" },
    ]);
  });

  it("leaves out what is below its level", () => {
    const { lines, logger } = collected("info");
    logger.debug("no");
    collected("silent").logger.fatal("no");
    expect(lines).toEqual([]);
  });

  it("describes an error, and logs only method and address of a request", () => {
    const { lines, logger } = collected("info");
    logger.error({
      err: new TypeError("bad"),
      req: { method: "GET", url: "/x", headers: { authorization: "secret" } },
    });
    expect(lines[0]).toMatchObject({ err: { name: "TypeError", message: "bad" }, req: { method: "GET", url: "/x" } });
    expect(JSON.stringify(lines)).not.toContain("secret");
  });

  it("escapes characters that control a terminal, and loses none", () => {
    const written: string[] = [];
    const logger = createJsonLogger({ level: "info", clock: () => new Date(0), write: (line) => written.push(line) });
    // ECMA-48 control sequences of one and two bytes, an override of direction, a line separator.
    const name = "a\u001B[2J\u009B1m\u202Evsc\u2028.csv";
    logger.warn({ files: [name] }, name);
    expect(written.join("")).toMatch(/^[\u0020-\u007e]+\n$/);
    expect(JSON.parse(written.join(""))).toMatchObject({ message: name, files: [name] });
  });
});
