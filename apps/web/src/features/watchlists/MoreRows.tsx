import { useId } from "react";
import { useFormats, useText } from "../../i18n/index.ts";
import { Button } from "../../ui/index.ts";
import { useReachBottom } from "../../ui/use-reach-bottom.ts";
import styles from "./MoreRows.module.css";

interface MoreRowsProps {
  readonly shown: number;
  readonly count: number;
  /** Gets whether the button that shows more has the focus. */
  readonly onMore: (hasFocus: boolean) => void;
}

/** The end of a list that goes on: reaching it shows more, as does the button for those who do not scroll. */
export function MoreRows({ shown, count, onMore }: MoreRowsProps) {
  const text = useText();
  const { count: written } = useFormats();
  const button = useId();
  const more = (): void => onMore(document.activeElement?.id === button);
  const end = useReachBottom(more);
  return (
    <div ref={end} className={styles.more}>
      <Button id={button} onClick={more}>
        {text("watchlists.more")}
      </Button>
      <span>{text("watchlists.shownOf", { n: written(shown), of: written(count) })}</span>
    </div>
  );
}
