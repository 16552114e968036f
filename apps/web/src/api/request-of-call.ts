import type { LanguageCode } from "@plumbline/contract";
import type { Call } from "@plumbline/contract/calls";

/** A call as it is sent. */
export interface CallRequest {
  /** Path and query below the base of the interface. */
  readonly path: string;
  readonly request: RequestInit;
}

/** The request of a call: the input of a GET is in the address, that of any other method in the body. */
export function requestOfCall({ path, method }: Call, input: object, language: LanguageCode): CallRequest {
  const headers = { "accept-language": language };
  if (method === "GET") return { path: path + queryOf(input), request: { headers } };
  return {
    path,
    request: { method, headers: { ...headers, "content-type": "application/json" }, body: JSON.stringify(input) },
  };
}

/** Input of a GET as a query string; what is undefined is left out. */
function queryOf(input: object): string {
  const given = Object.entries(input).filter(([, value]) => value !== undefined && value !== null);
  if (given.length === 0) return "";
  return `?${given.map(([key, value]) => `${encodeURIComponent(key)}=${encodeURIComponent(String(value))}`).join("&")}`;
}
