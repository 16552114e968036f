import { ACCOUNT_CALLS } from "@plumbline/contract/account-calls";

/** Characters of a page's address that a code still holds well. */
const MAX_PAGE = 1000;

/**
 * Path and query of the page on screen, as the server takes them for a code; null of an address that is too long for one.
 *
 * @param hash What follows the address of the application.
 *
 * @example
 * pageOf("#/pages/analysis?code=AAPL"); // "/pages/analysis?code=AAPL"
 */
export function pageOf(hash: string): string | null {
  const [page = ""] = hash.slice(1).split("#", 1);
  const path = page.startsWith("/") ? page : "/";
  return path.length > MAX_PAGE ? null : path;
}

/** The address under which a page of this application is opened. */
export function linkTo(page: string, { origin, pathname }: Pick<Location, "origin" | "pathname">): string {
  return `${origin}${pathname}#${page}`;
}

/** Where the server draws the code of a page. */
export function qrCodeAddress(page: string): string {
  return `${ACCOUNT_CALLS.qrCode.path}?path=${encodeURIComponent(page)}`;
}
