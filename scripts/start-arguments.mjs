/**
 * Reads the command line and environment of `npm start`.
 *
 * @returns `{ host, port, market }`, or `{ problem }` in words.
 */
export function parseStartArguments(args, env) {
  const port = env.PORT === undefined || env.PORT === "" ? 8787 : Number(env.PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    return { problem: `PORT is "${env.PORT}"; it must be a number from 0 to 65535.` };
  }
  const chosen = { host: env.HOST || "127.0.0.1", port, market: env.MARKET || undefined };
  for (let index = 0; index < args.length; index += 1) {
    const [name, attached] = args[index].split(/=(.*)/s);
    if (name !== "--market") {
      return { problem: `Unknown argument "${args[index]}". Usage: npm start -- [--market NAME]` };
    }
    const value = attached === undefined ? args[++index] : attached;
    if (!value || !/^[a-z0-9][a-z0-9_-]{0,63}$/.test(value)) {
      return { problem: "--market needs the name of a market, such as: npm start -- --market us" };
    }
    chosen.market = value;
  }
  return chosen;
}
