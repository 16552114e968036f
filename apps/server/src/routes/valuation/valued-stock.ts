import type { Day } from "@plumbline/core/time";
import { asOfDay, type CompanyAsOf, companyAsOf, readStock, type StoredStock } from "@plumbline/market/companies";
import type { Snapshot } from "@plumbline/market/snapshot";
import { findInstrument } from "../instruments.ts";

/** A stock of a market on a day. */
export interface RequestedStock {
  readonly snapshot: Snapshot;
  readonly stock: StoredStock;
  readonly asOf: Day;
}

/** The same with what its models read. */
export interface ValuedStock extends RequestedStock {
  readonly company: CompanyAsOf;
}

/** @throws {Failure} `notFound` if the market has no such stock. */
export function requestedStock(
  snapshot: Snapshot,
  { code, asOf }: { readonly code: string; readonly asOf?: string | undefined },
): RequestedStock {
  const instrument = findInstrument(snapshot, code);
  return { snapshot, stock: readStock(snapshot, instrument), asOf: asOfDay(snapshot, asOf) };
}

/** Values a stock by the same inputs as its checks. */
export function valuedStock(requested: RequestedStock): ValuedStock {
  return { ...requested, company: companyAsOf(requested.snapshot, requested.stock, { asOf: requested.asOf }) };
}
