/** Programs of others, as Debian installs them, each started with a folder and a port of its own. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { endServer } from "../e2e/end-server.ts";

export interface Partner {
  readonly port: number;
  stop(): Promise<void>;
}

/** Where Debian keeps the versions of PostgreSQL. */
const POSTGRES = "/usr/lib/postgresql";
const PATHS = {
  nginx: "/usr/sbin/nginx",
  caddy: "/usr/bin/caddy",
  pgbouncer: "/usr/sbin/pgbouncer",
} as const;

/** Each runs as the user that Debian has made for it, whom root alone can become. */
const isRoot = process.getuid?.() === 0;

/** Whether a program can be started here; one that cannot is counted as not run. */
export function isInstalled(program: keyof typeof PATHS | "postgresql"): boolean {
  return isRoot && existsSync(program === "postgresql" ? POSTGRES : PATHS[program]);
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("No port is free.");
  return address.port;
}

const OF_OTHERS = "plumbline-partner-";
const ANSWERS_WITHIN_MILLISECONDS = 60_000;

/** A folder that a program of another user may write in. */
function folderOf(user: string): string {
  const folder = mkdtempSync(join(tmpdir(), OF_OTHERS));
  const id = (kind: "-u" | "-g") => Number(spawnSync("id", [kind, user], { encoding: "utf8" }).stdout);
  chownSync(folder, id("-u"), id("-g"));
  return folder;
}

async function untilItAnswers(port: number, child: ChildProcess, printed: () => string): Promise<void> {
  for (const end = performance.now() + ANSWERS_WITHIN_MILLISECONDS; performance.now() < end; await pause(50)) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} ended with ${child.exitCode}: ${printed()}`);
    const socket = connect(port, "127.0.0.1");
    const isOpen = await Promise.race([
      once(socket, "connect").then(() => true),
      once(socket, "error").then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isOpen) return;
  }
  throw new Error(`${child.spawnfile} does not answer: ${printed()}`);
}

async function started(
  command: string,
  words: readonly string[],
  place: { port: number; folder: string },
): Promise<Partner> {
  const env = { ...process.env, HOME: place.folder, XDG_DATA_HOME: place.folder, XDG_CONFIG_HOME: place.folder };
  const child = spawn(command, words, { stdio: ["ignore", "pipe", "pipe"], env });
  let printed = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece: Buffer) => (printed += piece));
  await untilItAnswers(place.port, child, () => printed);
  return {
    port: place.port,
    stop: async () => {
      await endServer(child, "SIGINT");
      rmSync(place.folder, { recursive: true, force: true });
    },
  };
}

/** It becomes the program, so that a signal reaches that. */
const asPostgres = (...words: readonly string[]) => [
  "--reuid=postgres",
  "--regid=postgres",
  "--init-groups",
  "--",
  ...words,
];

/** A cluster at the defaults of Debian, but for its port; with a role and a database as a manual has one make them. */
export async function startPostgres(): Promise<Partner & { readonly url: string }> {
  const [version = ""] = readdirSync(POSTGRES).sort().reverse();
  const programs = join(POSTGRES, version, "bin");
  const [folder, port] = [folderOf("postgres"), await freePort()];
  const cluster = join(folder, "cluster");
  const made = spawnSync("setpriv", asPostgres(join(programs, "initdb"), "-D", cluster, "--auth-host=scram-sha-256"), {
    encoding: "utf8",
  });
  if (made.status !== 0) throw new Error(made.stderr);
  const words = asPostgres(join(programs, "postgres"), "-D", cluster, "-p", String(port), "-k", folder);
  const partner = await started("setpriv", words, { port, folder });
  // The port is open before the cluster takes statements.
  const isReady = () => spawnSync(join(programs, "pg_isready"), ["-h", folder, "-p", String(port)]).status === 0;
  while (!isReady()) await pause(50);
  for (const statement of [
    "create role reader login password 'green bottles'",
    "create database plumbline owner reader",
  ]) {
    const asked = asPostgres(join(programs, "psql"), "-h", folder, "-p", String(port), "-qc", statement);
    const { status, stderr } = spawnSync("setpriv", asked, { encoding: "utf8" });
    if (status !== 0) throw new Error(stderr);
  }
  return { ...partner, url: `postgres://reader:green%20bottles@127.0.0.1:${port}/plumbline` };
}

/** PgBouncer with the settings of Debian, a database, a user and how it pools. */
export async function startPgBouncer(
  database: number,
  poolMode: "session" | "transaction",
  more = "",
): Promise<Partner & { readonly url: string }> {
  const [folder, port] = [folderOf("postgres"), await freePort()];
  const users = join(folder, "userlist.txt");
  const settings = join(folder, "pgbouncer.ini");
  writeFileSync(users, '"reader" "green bottles"\n', { mode: 0o644 });
  const lines = [
    "[databases]",
    `plumbline = host=127.0.0.1 port=${database} dbname=plumbline user=reader password='green bottles'`,
    "[pgbouncer]",
    "listen_addr = localhost",
    `listen_port = ${port}`,
    `unix_socket_dir = ${folder}`,
    "auth_type = md5",
    `auth_file = ${users}`,
    `pool_mode = ${poolMode}`,
    more,
  ];
  writeFileSync(settings, `${lines.join("\n")}\n`, { mode: 0o644 });
  const partner = await started("setpriv", asPostgres(PATHS.pgbouncer, settings), { port, folder });
  return { ...partner, url: `postgres://reader:green%20bottles@127.0.0.1:${port}/plumbline` };
}

/** nginx as Debian sets it up, with a site that hands every request on. */
export async function startNginx(upstream: number, site = ""): Promise<Partner> {
  const [folder, port] = [folderOf("www-data"), await freePort()];
  const settings = join(folder, "nginx.conf");
  const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const text = `daemon off; pid ${folder}/pid; error_log stderr; worker_processes 1; events {}
http { access_log off; gzip on; ${places.join(" ")}
server { listen 127.0.0.1:${port}; location / { proxy_pass http://127.0.0.1:${upstream};
proxy_set_header Host $http_host; proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for; proxy_set_header X-Forwarded-Proto $scheme; ${site} } } }`;
  writeFileSync(settings, text, { mode: 0o644 });
  return started(PATHS.nginx, ["-c", settings, "-p", folder], { port, folder });
}

/** Caddy with the one line that its manual has for a proxy. */
export async function startCaddy(upstream: number): Promise<Partner> {
  const [folder, port] = [folderOf("root"), await freePort()];
  const settings = join(folder, "Caddyfile");
  writeFileSync(settings, `{\n\tadmin off\n}\nhttp://127.0.0.1:${port} {\n\treverse_proxy 127.0.0.1:${upstream}\n}\n`);
  return started(PATHS.caddy, ["run", "--config", settings], { port, folder });
}
