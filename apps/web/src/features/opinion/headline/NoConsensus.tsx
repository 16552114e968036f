import { useFormats, useText } from "../../../i18n/index.ts";
import { Notice } from "../../../ui/index.ts";
import type { Opinion } from "../opinion.query.ts";
import { useTargetSpeaker } from "../targets/use-target-speaker.ts";

/** Says that all targets are too old to be an expectation, and which was the last. */
export function NoConsensus({ opinion }: { readonly opinion: Opinion }) {
  const text = useText();
  const { day, price } = useFormats();
  const { firmName } = useTargetSpeaker(opinion);
  const [newest] = opinion.targets;
  return (
    <Notice title={text("opinion.stale")}>
      {newest &&
        text("opinion.staleExplained", {
          day: day(newest.provenance.periodEnd),
          firm: firmName(newest.firm),
          target: price(newest.target),
        })}
    </Notice>
  );
}
