import type { WireFirm, WireHitRate, WireTrackRecord } from "@plumbline/contract";
import type { FirmRecord, HiddenRecord, HitRate, TrackRecord } from "@plumbline/core/targets";

/** The record of a firm on a stock. */
export function wireFirm({ firm, posts, matured, running, record }: FirmRecord): WireFirm {
  return { id: firm.id, name: firm.name, posts, matured, running, record: wireRecord(record) };
}

/** How targets have done; null where they are too few to say. */
export function wireRecord(record: TrackRecord | HiddenRecord): WireTrackRecord | null {
  if ("value" in record) return null;
  const { metAny, metEnd, medianDaysToMeet, bias, absoluteError } = record;
  return { metAny: wireHitRate(metAny), metEnd: wireHitRate(metEnd), medianDaysToMeet, bias, absoluteError };
}

function wireHitRate({ rate, hits, effective, interval: { low, high } }: HitRate): WireHitRate {
  return { rate, hits, effective, interval: { low, high } };
}
