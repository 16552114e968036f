import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isInstalled, type Partner, startCaddy, startNginx } from "./programs.ts";
import { ask, type ServedMarket, serveMarket } from "./served-market.ts";

let served: ServedMarket;
beforeAll(async () => {
  served = await serveMarket({ TRUST_PROXY: "1" });
});
afterAll(() => served.stop());

const PROXIES = { nginx: startNginx, caddy: startCaddy } as const;

describe.each(["nginx", "caddy"] as const)("behind %s", (name) => {
  describe.skipIf(!isInstalled(name))("at its defaults", () => {
    let proxy: Partner;
    let address: string;
    beforeAll(async () => {
      proxy = await PROXIES[name](served.port);
      address = `http://127.0.0.1:${proxy.port}`;
    });
    afterAll(() => proxy.stop());

    it("the page and an answer come whole", async () => {
      expect(await (await fetch(address)).text()).toContain("<title>");
      const { code, data } = await ask<{ symbol: string[] }>(address, "stock/getBasicList");
      expect(code).toBe(0);
      expect(data.symbol.length).toBeGreaterThan(60);
    });

    it("events of a stream of quotes come while it is open", async () => {
      const { data } = await ask<{ symbol: string[]; delisted: unknown[] }>(address, "stock/getBasicList");
      const traded = data.symbol.filter((_, at) => data.delisted[at] === null).slice(0, 5);
      const answer = await fetch(`${address}/api/stock/realtimeData/stream?codes=${traded}`);
      expect(answer.headers.get("content-type")).toContain("text/event-stream");
      const reader = (answer.body as ReadableStream<Uint8Array>).getReader();
      const { value, done } = await reader.read();
      expect(done).toBe(false);
      expect(new TextDecoder().decode(value).length).toBeGreaterThan(0);
      await reader.cancel();
    });

    it("a body that is too large is refused, and the connection serves the next request", async () => {
      const body = JSON.stringify({ paramFilters: [], note: "x".repeat(3_000_000) });
      const headers = { "content-type": "application/json" };
      const answer = await fetch(`${address}/api/stock/getStockBaseInfos`, { method: "POST", headers, body });
      // Caddy answers for a server that has refused before all was sent: it is told of the closed connection first, or of the refusal.
      expect(name === "caddy" ? [413, 502] : [413]).toContain(answer.status);
      expect((await ask(address, "market/state")).code).toBe(0);
    });

    it("an origin that is not ours gets no leave to read", async () => {
      const answer = await fetch(`${address}/api/market/state`, { headers: { origin: "https://elsewhere.example" } });
      expect(answer.headers.get("access-control-allow-origin")).toBeNull();
    });
  });
});
