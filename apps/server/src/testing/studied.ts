import type { TestServer } from "./test-server.ts";

const MILLISECONDS = 50;

/** Waits until the server has studied its market: before that it answers 503 to what followed a check. */
export async function studied(server: TestServer): Promise<TestServer> {
  while ((await server.get("/api/market/checkStudy?check=O1")).statusCode === 503) {
    await new Promise((resolve) => setTimeout(resolve, MILLISECONDS));
  }
  return server;
}
