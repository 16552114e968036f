import type { Figure } from "../../figure/index.ts";
import type { EvidenceUnit } from "../../words/index.ts";
import type { NumberItem } from "../evidence.ts";
import { numberItem } from "./number-item.ts";

/** The five numbers of a company that are shown side by side. */
export const PEER_NUMBERS = ["revenue", "growth", "operatingMargin", "roic", "pe"] as const;
export type PeerNumber = (typeof PEER_NUMBERS)[number];

const UNITS: Readonly<Record<PeerNumber, EvidenceUnit>> = {
  revenue: "money",
  growth: "fraction",
  operatingMargin: "fraction",
  roic: "fraction",
  pe: "times",
};

/** A company beside others. */
export interface ComparedCompany {
  /** Symbol in this market. */
  readonly code: string;
  readonly numbers: Readonly<Record<PeerNumber, Figure>>;
  readonly currency: string;
}

/**
 * The numbers of competitors as items, such as `peer.MSFT.operatingMargin`, and those of the company itself, `own.operatingMargin`.
 *
 * @param own The company.
 * @param others Its competitors in this market.
 * @param asOf Day of the report.
 *
 * @example
 * peerItems(apple, [microsoft], "2024-11-01").length; // 10
 */
export function peerItems(own: ComparedCompany, others: readonly ComparedCompany[], asOf: string): NumberItem[] {
  return [...itemsOf("own", own, asOf), ...others.flatMap((other) => itemsOf(`peer.${other.code}`, other, asOf))];
}

function itemsOf(prefix: string, { numbers, currency }: ComparedCompany, asOf: string): NumberItem[] {
  return PEER_NUMBERS.map((name) =>
    numberItem(`${prefix}.${name}`, numbers[name], { kind: "peer", unit: UNITS[name], currency, asOf }),
  );
}
