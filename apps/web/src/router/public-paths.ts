/** Pages that everyone may open, beside those whose path starts with the login path. */
const PUBLIC_PATHS: ReadonlySet<string> = new Set([
  "/",
  "/pages/index/index",
  "/pages/about-us",
  "/pages/basic-search",
  "/pages/opinion",
  "/pages/statistics",
  "/pages/valuation",
  "/pages/analysis",
]);

const LOGIN_PATH = "/pages/login";

export function isLoginPath(path: string): boolean {
  return path.startsWith(LOGIN_PATH);
}

/** Whether a page opens without an account. */
export function isPublic(path: string): boolean {
  return PUBLIC_PATHS.has(path) || isLoginPath(path);
}
