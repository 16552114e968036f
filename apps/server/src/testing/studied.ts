import { expect } from "vitest";
import type { TestServer } from "./test-server.ts";

/** Waits until the checks of the tiny market are judged. */
export async function studied(server: TestServer): Promise<TestServer> {
  const status = async () => (await server.get("/api/market/checkStudy?check=O1")).statusCode;
  await expect.poll(status, { interval: 50, timeout: 25_000 }).not.toBe(503);
  return server;
}
