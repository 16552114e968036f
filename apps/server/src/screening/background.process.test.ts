import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { readStudy } from "@plumbline/market/study";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { startTestServer, type TestServer } from "../testing/test-server.ts";
import { publishTinyMarket } from "../testing/tiny-market.ts";
import { Background } from "./background.ts";

let server: TestServer;
let background: Background;
beforeEach(async () => {
  server = await startTestServer({ publish: publishTinyMarket });
  background = new Background(server.app.log);
});
afterEach(async () => {
  background.close();
  await server.close();
});

function stored() {
  const { dataDirectory, market } = server;
  return { dataDirectory, market: "tiny", snapshot: market.served?.snapshot.manifest.id ?? "" };
}

const isRunning = (pid: number) => existsSync(`/proc/${pid}`);
const died = () => server.log.filter(({ message }) => message === "The process in the background died");

describe("the process in the background", () => {
  it("makes one thing after another, reports its memory, and ends when there is nothing to do", async () => {
    const at = stored();
    rmSync(join(server.dataDirectory, "markets/tiny/screenings"), { recursive: true, force: true });
    const made = [background.make({ make: "study", at }), background.make({ make: "history", at })];
    const { pid } = background;
    if (pid === null) throw new Error("There is no process.");
    await Promise.all(made);
    expect(background.pid).toBe(pid);
    expect((await readStudy(at))?.years.length).toBeGreaterThan(0);
    await vi.waitFor(() => expect(background.residentBytes).toBeGreaterThan(1e7), { timeout: 10_000 });
    await vi.waitFor(() => expect(isRunning(pid)).toBe(false), { timeout: 10_000 });
    expect([background.pid, background.residentBytes, died()]).toEqual([null, 0, []]);
  });

  it("refuses what is given up, and does the next", async () => {
    const at = stored();
    const { pid } = background;
    expect(pid).toBeNull();
    const first = expect(background.make({ make: "study", at })).rejects.toMatchObject({ code: "unavailable" });
    background.giveUp();
    await first;
    await background.make({ make: "study", at });
    expect(died()).toEqual([]);
  });

  it("is started anew after it was killed, and the log reports the kill", async () => {
    const at = stored();
    const lost = expect(background.make({ make: "study", at })).rejects.toMatchObject({ code: "unavailable" });
    process.kill(background.pid ?? Number.NaN, "SIGKILL");
    await lost;
    expect(died()).toMatchObject([{ reason: "SIGKILL" }]);
    await background.make({ make: "study", at });
  });

  it("takes no more once the server has ended", async () => {
    background.close();
    await expect(background.make({ make: "study", at: stored() })).rejects.toMatchObject({ code: "unavailable" });
  });
});
