const USAGE = "Usage: npm start -- [--market NAME] [--role server|worker]";

/** What is wrong with a value, by option; null if nothing is. */
const OPTIONS = {
  market: (value) =>
    /^[a-z0-9][a-z0-9_-]{0,63}$/.test(value)
      ? null
      : "--market needs the name of a market, such as: npm start -- --market us",
  role: (value) =>
    ["server", "worker"].includes(value) ? null : "--role needs server or worker, such as: npm start -- --role worker",
};

/**
 * Reads the command line and environment of `npm start`.
 *
 * @returns `{ role, host, port, hasPort, market }`, or `{ problem }` in words.
 */
export function parseStartArguments(args, env) {
  const hasPort = env.PORT !== undefined && env.PORT !== "";
  const port = hasPort ? Number(env.PORT) : 8787;
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    return { problem: `PORT is "${env.PORT}"; it must be a number from 0 to 65535.` };
  }
  const named = parseOptions(args);
  if (named.problem) return named;
  const chosen = { role: "server", host: env.HOST || "127.0.0.1", port, hasPort, market: env.MARKET || undefined };
  if (named.role === "worker" && !env.DATABASE_URL) {
    return { problem: "A worker needs DATABASE_URL: the PostgreSQL of the server whose runs it computes." };
  }
  return { ...chosen, ...named };
}

function parseOptions(args) {
  const named = {};
  for (let index = 0; index < args.length; index += 1) {
    const [name, attached] = args[index].split(/=(.*)/s);
    const option = name.replace(/^--/, "");
    if (name === option || !Object.hasOwn(OPTIONS, option)) {
      return { problem: `Unknown argument "${args[index]}". ${USAGE}` };
    }
    const value = attached === undefined ? args[++index] : attached;
    const problem = OPTIONS[option](value || "");
    if (problem) return { problem };
    named[option] = value;
  }
  return named;
}
