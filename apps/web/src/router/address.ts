/** Query parameters of a page: always texts, so that `code=600519` stays what it is. */
export type Query = Readonly<Record<string, string>>;

/** A page's path with its query, such as `/pages/analysis` with `{ code: "AAPL" }`. */
export interface Address {
  readonly path: string;
  readonly query: Query;
}

/** Writes an address; parameters are encoded, undefined ones left out. */
export function writeAddress(path: string, query: Readonly<Record<string, string | undefined>> = {}): string {
  const pairs = Object.entries(query)
    .filter((pair): pair is [string, string] => pair[1] !== undefined)
    .map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(value)}`);
  if (pairs.length === 0) return path;
  return `${path}${path.includes("?") ? "&" : "?"}${pairs.join("&")}`;
}

/**
 * Reads an address with or without the leading `#`; an empty one is the start page. The place on a page after a second `#`
 * is the parameter `id`.
 *
 * @example
 * readAddress("#/pages/rules#FND-07"); // { path: "/pages/rules", query: { id: "FND-07" } }
 */
export function readAddress(text: string): Address {
  const [path = "", ...rest] = text.replace(/^#/, "").replace("#", "?id=").split("?");
  return { path: path === "" ? "/" : path.startsWith("/") ? path : `/${path}`, query: readQuery(rest.join("?")) };
}

function readQuery(text: string): Query {
  const query: Record<string, string> = Object.create(null);
  for (const pair of text.split("&")) {
    if (pair === "") continue;
    const [key = "", ...value] = pair.split("=");
    query[decoded(key)] = decoded(value.join("="));
  }
  return query;
}

/** A half-typed escape is taken as it stands. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The address of a stock page. */
export function stockAddress(code: string): string {
  return writeAddress("/pages/analysis", { code });
}
