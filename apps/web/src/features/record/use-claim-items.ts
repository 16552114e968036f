import { useMemo } from "react";
import { useFormats, useText } from "../../i18n/index.ts";
import type { MonthsScore } from "./record.query.ts";
import { boundsOf } from "./score-rows.ts";

type Claim = MonthsScore["values"]["dcf"]["claims"][number];

/** The mean of fewer verdicts depends on single ones, and would set the scale. */
export const MIN_DRAWN = 10;

/** Groups of claims as pairs of a chart: the mean that followed with its interval, and the group in words. */
export function useClaimItems(claims: readonly Claim[]) {
  const text = useText();
  const formats = useFormats();
  return useMemo(() => {
    const bound = (value: number) => formats.change(value, 0);
    const nameOf = ({ from, to }: Claim): string => {
      if (from === null) return text("record.claim.below", { to: bound(to ?? 0) });
      if (to === null) return text("record.claim.above", { from: bound(from) });
      return text("record.claim.within", { from: bound(from), to: bound(to) });
    };
    const spokenOf = ({ excess }: Claim, claim: string): string => {
      if (excess.value === null) return text("record.claim.none", { claim });
      const written = { claim, count: excess.n, n: formats.count(excess.n), excess: formats.change(excess.value, 1) };
      const bounds = boundsOf(excess);
      if (!bounds) return text("record.claim.spokenAlone", written);
      const [low, high] = [formats.change(bounds.low, 1), formats.change(bounds.high, 1)];
      return text("record.claim.spoken", { ...written, low, high });
    };
    // Whole names would not fit beside each other on a phone: groups go on where the one before ends.
    const tickOf = ({ from, to }: Claim) => (from === null ? `< ${bound(to ?? 0)}` : `≥ ${bound(from)}`);
    return claims.map((claim) => {
      const name = nameOf(claim);
      const isDrawn = claim.excess.n >= MIN_DRAWN;
      return {
        key: name,
        first: isDrawn ? claim.excess.value : null,
        second: null,
        range: isDrawn ? boundsOf(claim.excess) : null,
        time: tickOf(claim),
        spoken: spokenOf(claim, name),
      };
    });
  }, [claims, text, formats]);
}
