import { Outcome } from "../bench/Outcome.tsx";
import type { Proofs } from "../live/proofs.ts";
import { useLive } from "../live/use-live.ts";
import { useSpeaker } from "../words/speaker.ts";
import { DcfWarnings } from "./DcfWarnings.tsx";

interface DcfOutcomeProps {
  readonly price: number | null;
  readonly currency: string | null;
  readonly proof: Proofs["dcf"];
}

/** What the discounted cash flow says at this moment, with what a reader should know before believing it. */
export function DcfOutcome(props: DcfOutcomeProps) {
  const { text } = useSpeaker();
  const dcf = useLive(({ live }) => live.dcf);
  return (
    <>
      <Outcome
        {...props}
        outcome={dcf}
        label={text("valuation.dcfValue")}
        explanation={text("valuation.explain.dcf")}
      />
      {dcf.value !== null && <DcfWarnings warnings={dcf.warnings} />}
    </>
  );
}
