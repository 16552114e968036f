import type { WireSubscription } from "@plumbline/contract";
import { useText } from "../../i18n/index.ts";
import { Chip } from "../../ui/index.ts";

const TONES = { trialing: "accent", active: "good", pastDue: "bad", cancelling: "notice", ended: "quiet" } as const;

/** The state of a subscription in a word or two. */
export function StateChip({
  state,
  className,
}: Pick<WireSubscription, "state"> & { readonly className?: string | undefined }) {
  const text = useText();
  return (
    <Chip tone={TONES[state]} isPill className={className}>
      {text(`plans.state.${state}`)}
    </Chip>
  );
}
