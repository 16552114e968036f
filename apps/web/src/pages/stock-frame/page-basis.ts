import type { Basis } from "../../features/stock-header/index.ts";
import type { Query } from "../../router/index.ts";
import type { StockSection } from "./sections.ts";

/** What a page opens with: a price is read without its dividends, what months have brought with them. */
function defaultBasis(section: StockSection): Basis {
  return section === "statistics" ? "total" : "price";
}

/** The basis of all that a page shows of the price. */
export function readBasis({ basis }: Query, section: StockSection): Basis {
  return basis === "price" || basis === "total" ? basis : defaultBasis(section);
}

/** Writes the basis for the address of a page; undefined for the one that it opens with. */
export function writeBasis(basis: Basis, section: StockSection): Basis | undefined {
  return basis === defaultBasis(section) ? undefined : basis;
}
