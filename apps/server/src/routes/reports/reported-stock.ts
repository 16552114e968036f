import type { Instrument } from "@plumbline/market/model";
import type { Snapshot } from "@plumbline/market/snapshot";
import { Failure } from "../../http/index.ts";
import { findInstrument } from "../instruments.ts";

/** A stock of the market, of which there is a report. @throws {Failure} `notFound` of one it lacks, and of an index or a fund. */
export function reportedStock(snapshot: Snapshot, code: string): Instrument {
  const instrument = findInstrument(snapshot, code);
  if (!isReported(instrument)) throw new Failure("notFound");
  return instrument;
}

/** Whether an instrument is of a company, of which something can be written. */
export function isReported({ assetClass }: Instrument): boolean {
  return assetClass === "stock";
}
