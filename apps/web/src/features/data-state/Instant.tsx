import { writeAgo, writeInstant } from "../../format/instants.ts";
import { useLanguage } from "../../i18n/index.ts";

interface InstantProps {
  readonly at: string;
  /** When it is now: the clock of the server. */
  readonly now: string;
}

/** How long ago something was, or its day; the exact time where one points at it. */
export function Instant({ at, now }: InstantProps) {
  const language = useLanguage();
  const exact = writeInstant(at, language);
  return (
    <time dateTime={at} title={exact}>
      {writeAgo(at, Date.parse(now), language) ?? exact}
    </time>
  );
}
