import { vi } from "vitest";
import type { TestServer } from "./test-server.ts";

/** Waits until the checks of the tiny market are judged. */
export async function studied(server: TestServer): Promise<TestServer> {
  const isAnswered = async () => (await server.get("/api/market/checkStudy?check=O1")).statusCode !== 503;
  await vi.waitUntil(isAnswered, { interval: 50, timeout: 25_000 });
  return server;
}
