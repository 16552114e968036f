import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useText } from "../../i18n/index.ts";
import { stockAddress } from "../../router/index.ts";
import { Button } from "../../ui/index.ts";
import { DATA_STATE } from "./data-state.query.ts";
import styles from "./RunPart.module.css";

/** How often one looks whether the server has begun anew. */
const LOOK_MILLISECONDS = 1000;

interface OwnReadyProps {
  /** Whether the server serves them by now. */
  readonly isServed: boolean;
  /** One of the companies; null where none came. */
  readonly symbol: string | null;
}

/** Companies of one's own are there: once they are served, the way to them. */
export function OwnReady({ isServed, symbol }: OwnReadyProps) {
  const text = useText();
  const client = useQueryClient();
  useEffect(() => {
    if (isServed) return;
    const timer = setInterval(() => void client.refetchQueries({ queryKey: DATA_STATE.queryKey }), LOOK_MILLISECONDS);
    return () => clearInterval(timer);
  }, [client, isServed]);
  if (!isServed) return <p role="status">{text("data.ownOpening")}</p>;
  const open = (): void => {
    location.hash = symbol === null ? "#/" : `#${stockAddress(symbol)}`;
    // Nothing that this page knows of the fictional companies stays.
    location.reload();
  };
  return (
    <div className={styles.ready}>
      <p role="status">{text("data.ownReady")}</p>
      <Button look="primary" onClick={open}>
        {symbol === null ? text("data.ownOpen") : text("data.ownOpenFirst", { symbol })}
      </Button>
    </div>
  );
}
