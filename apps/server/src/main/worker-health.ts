import { createServer, type Server } from "node:http";
import type { Configuration } from "../config/index.ts";

/** Answers `/healthz` while the process does, and nothing else. */
export function serveHealth({ host, port }: Pick<Configuration, "host" | "port">): Promise<Server> {
  const server = createServer((request, response) => {
    const isHealth = request.url === "/healthz";
    response.writeHead(isHealth ? 200 : 404, {
      "content-type": "application/json",
      "cache-control": "no-store",
      connection: "close",
    });
    response.end(JSON.stringify({ status: isHealth ? "ok" : "not found" }));
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => resolve(server));
  });
}
