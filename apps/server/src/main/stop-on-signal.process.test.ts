import { once } from "node:events";
import { join } from "node:path";
import { expect, it } from "vitest";
import { runScript } from "../database/testing/run-script.ts";

/** A program that starts, and whose parts are closed on a signal; it prints what it logs. */
function program(closing: string, work: string) {
  return runScript(`
    import { stopOnSignal } from ${JSON.stringify(join(import.meta.dirname, "stop-on-signal.ts"))};
    const closed = Promise.withResolvers();
    const logger = { error: (about, words) => console.log(JSON.stringify({ ...about, words })) };
    const stop = stopOnSignal(${closing}, logger, 50);
    setInterval(() => undefined, 1000);
    await stop.unlessAsked(async () => { console.log("starting"); ${work} });
    console.log("started");`);
}

async function endOf({ child, lines, firstLine }: ReturnType<typeof program>) {
  const ended = once(child, "close");
  await firstLine();
  child.kill("SIGTERM");
  const [code] = await ended;
  return { code, words: lines.slice(1).map((line) => (line.startsWith("{") ? JSON.parse(line) : line)) };
}

it("a program that is told to stop while it starts ends with 0, though its start fails over what is closed", async () => {
  const starting = program(
    "{ market: async () => closed.reject(new Error('It is closed.')), database: () => new Promise((end) => setTimeout(end, 5)) }",
    "await closed.promise;",
  );
  expect(await endOf(starting)).toEqual({ code: 0, words: ["started"] });
});

it("a program that cannot start, and that nothing stops, ends with the reason", async () => {
  const { child } = program("{}", "throw new Error('There is no market.');");
  expect(await once(child, "close")).toEqual([1, null]);
});

it("a program that does not get something closed in time ends with 1, and says what it was", async () => {
  const hanging = program("{ server: async () => undefined, database: () => new Promise(() => undefined) }", "");
  expect(await endOf(hanging)).toEqual({
    code: 1,
    words: [
      "started",
      { seconds: 0.05, closing: "database", words: "The program ends without having closed everything" },
    ],
  });
});

it("a program that fails to close something ends with 1, and says what it was", async () => {
  const failing = program("{ server: async () => { throw new Error('No.'); } }", "");
  expect(await endOf(failing)).toMatchObject({
    code: 1,
    words: ["started", { closing: "server", words: "The program could not close everything" }],
  });
});
