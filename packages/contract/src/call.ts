/** `public`: no token. `token`: bearer token needed. `whitelisted`: public, and a failure never logs the user out. */
export type Access = "public" | "token" | "whitelisted";

/** What a caller needs of an endpoint at run time. */
export interface Call {
  readonly path: `/${string}`;
  readonly method: "GET" | "POST";
  readonly access: Access;
}
