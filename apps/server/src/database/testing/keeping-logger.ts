import type { FastifyBaseLogger } from "fastify";
import { createJsonLogger } from "../../http/index.ts";

/** A logger that keeps its lines. */
export function keepingLogger(): { readonly logger: FastifyBaseLogger; readonly lines: Record<string, unknown>[] } {
  const lines: Record<string, unknown>[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>);
  return { logger: createJsonLogger({ level: "info", clock: () => new Date("2026-01-01T00:00:00Z"), write }), lines };
}
