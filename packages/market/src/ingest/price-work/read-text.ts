import { type PriceFormat, type PriceReading, readPrices } from "../../sources/prices/index.ts";

/** A price file that was read into memory. */
export interface PriceText {
  /** Decompressed. */
  readonly content: Uint8Array;
  readonly format: PriceFormat;
  /** Name of the file. */
  readonly name: string;
}

/** All that a price file holds, in its order; a refusal alone when nothing of it can be believed. */
export async function readText({ content, format, name }: PriceText): Promise<PriceReading[]> {
  const readings: PriceReading[] = [];
  for await (const reading of readPrices(content, { format, name })) {
    if (reading.kind === "refusal") return [reading];
    readings.push(reading);
  }
  return readings;
}
