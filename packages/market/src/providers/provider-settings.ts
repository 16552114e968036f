import { readFileSync, statSync } from "node:fs";

type Environment = Readonly<Record<string, string | undefined>>;

/** Settings of a provider that cannot be used as they are; the sentence says which, never their value. */
export class ProviderSettingsError extends Error {}

/**
 * The address of a provider.
 *
 * @param name Of the variable that may name another one, such as `YAHOO_URL`.
 * @param usual The provider's own.
 * @throws {ProviderSettingsError}
 */
export function originIn(environment: Environment, name: string, usual: string): URL {
  const stated = environment[name];
  if (stated === undefined || stated === "") return new URL(usual);
  const url = URL.parse(stated);
  const isWeb = url?.protocol === "https:" || url?.protocol === "http:";
  if (url !== null && isWeb && url.username === "" && url.password === "" && url.search === "") return url;
  throw new ProviderSettingsError(`${name} must be an address that begins with https:// or http://, without a key.`);
}

const MAX_KEY_LENGTH = 500;
/** Anybody but the owner of a file. */
const OTHERS = 0o077;

/**
 * The key to a provider: from a variable such as `TIINGO_KEY`, or from the file that `TIINGO_KEY_FILE` names, which nobody but its
 * owner may read.
 *
 * @returns null where there is none.
 * @throws {ProviderSettingsError}
 */
export function keyIn(environment: Environment, name: string): string | null {
  const path = environment[`${name}_FILE`];
  const key = environment[name] || (path ? keyOfFile(path, `${name}_FILE`) : "");
  if (key === "") return null;
  if (key.length <= MAX_KEY_LENGTH && /^[\x21-\x7e]+$/.test(key)) return key;
  throw new ProviderSettingsError(`${name} must be a key: letters, digits and signs, without blanks.`);
}

function keyOfFile(path: string, name: string): string {
  try {
    // Windows has no such rights.
    if (process.platform !== "win32" && (statSync(path).mode & OTHERS) !== 0) {
      throw new ProviderSettingsError(`${name}: others may read that file. Run chmod 600 on it.`);
    }
    return readFileSync(path, "utf8").trim();
  } catch (error) {
    if (error instanceof ProviderSettingsError) throw error;
    throw new ProviderSettingsError(`${name}: that file cannot be read.`);
  }
}

/**
 * The address of an endpoint below that of its provider, which may have a path of its own.
 *
 * @example
 * endpoint(new URL("http://127.0.0.1:8080/fmp"), "stable/quote", { symbol: "AAPL" }).href; // "http://127.0.0.1:8080/fmp/stable/quote?symbol=AAPL"
 */
export function endpoint(origin: URL, path: string, parameters: Readonly<Record<string, string>> = {}): URL {
  const url = new URL(origin);
  url.pathname = `${origin.pathname.replace(/\/$/, "")}/${path}`;
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url;
}
