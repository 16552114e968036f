import type { Day } from "@plumbline/core/time";
import { asOfDay, type CheckedCompany, checkedCompany, readStock, type StoredStock } from "@plumbline/market/companies";
import type { Snapshot } from "@plumbline/market/snapshot";
import { findInstrument } from "../instruments.ts";

/** A stock of a market on a day. */
export interface AskedStock {
  readonly snapshot: Snapshot;
  readonly stock: StoredStock;
  readonly asOf: Day;
}

/** The same with what its models read. */
export interface ValuedStock extends AskedStock {
  readonly company: CheckedCompany;
}

/** @throws {Failure} `notFound` if the market has no such stock. */
export function askedStock(
  snapshot: Snapshot,
  { code, asOf }: { readonly code: string; readonly asOf?: string | undefined },
): AskedStock {
  const instrument = findInstrument(snapshot, code);
  return { snapshot, stock: readStock(snapshot, instrument), asOf: asOfDay(snapshot, asOf) };
}

/** Values a stock by the same inputs as its checks. */
export function valuedStock(asked: AskedStock): ValuedStock {
  return { ...asked, company: checkedCompany(asked.snapshot, asked.stock, { asOf: asked.asOf }) };
}
