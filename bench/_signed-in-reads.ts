import { spawn } from "node:child_process";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { root } from "../scripts/setup.mjs";
import { sized } from "./_size.ts";

/** Arguments of the client: so many seconds, or requests. */
const LENGTH = sized(["-d", "5"], ["-a", "32"]);
const CONNECTIONS = 16;

export interface Reads {
  /** For each second of the processor that this process, which only serves, has used. */
  readonly perCpuSecond: number;
  readonly failed: number;
}

/** Reads as fast as answers come, from a process of its own. */
export async function readsOf(url: string, token: string): Promise<Reads> {
  const program = join(root, "node_modules/autocannon/autocannon.js");
  const load = [...LENGTH, "-c", String(CONNECTIONS), "--json", "-n", "-H", `authorization=Bearer ${token}`];
  const before = process.cpuUsage();
  const client = spawn(process.execPath, [program, ...load, url], { stdio: ["ignore", "pipe", "ignore"] });
  const counts = JSON.parse(await text(client.stdout)) as Record<string, number>;
  const { user, system } = process.cpuUsage(before);
  const failed = (counts["4xx"] ?? 0) + (counts["5xx"] ?? 0) + (counts.errors ?? 0);
  return { perCpuSecond: (counts["2xx"] ?? 0) / ((user + system) / 1e6), failed };
}
