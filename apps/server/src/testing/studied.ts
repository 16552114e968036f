import type { WireLibraryStrategy } from "@plumbline/contract";
import { vi } from "vitest";
import type { TestServer } from "./test-server.ts";

/** Waits until the checks of the tiny market are judged. */
export async function studied(server: TestServer): Promise<TestServer> {
  const isAnswered = async () => (await server.get("/api/market/checkStudy?check=O1")).statusCode !== 503;
  await vi.waitUntil(isAnswered, { interval: 50, timeout: 25_000 });
  return server;
}

/** Waits until the backtest that everyone may read is computed. */
export async function withExample(server: TestServer): Promise<TestServer> {
  const isComputed = async () => (await server.get("/api/backStock/example")).json().data.state === "done";
  await vi.waitUntil(isComputed, { interval: 50, timeout: 25_000 });
  return server;
}

/** Waits until it is counted how many stocks of the tiny market pass each strategy of the library. */
export async function counted(server: TestServer): Promise<TestServer> {
  const isCounted = async () => {
    const { data } = (await server.get("/api/stock/strategiesInfo")).json();
    return (data.strategies as WireLibraryStrategy[]).every(({ hits }) => hits.value !== null);
  };
  await vi.waitUntil(isCounted, { interval: 50, timeout: 50_000 });
  return server;
}
