import type { WirePlanNeeded } from "@plumbline/contract";
import { useText } from "../../../i18n/index.ts";
import { Boundary, Button, Sheet, Skeleton } from "../../../ui/index.ts";
import { RunOut, runOutTitle } from "./RunOut.tsx";
import styles from "./RunOutWindow.module.css";

interface RunOutWindowProps {
  readonly reached: WirePlanNeeded;
  readonly onClose: () => void;
}

/** The window that opens when the server refuses something because the plan has no more of it. */
export function RunOutWindow({ reached, onClose }: RunOutWindowProps) {
  const text = useText();
  return (
    <Sheet
      title={runOutTitle(reached, text)}
      className={styles.window}
      onClose={onClose}
      foot={
        <Button className={styles.close} onClick={onClose}>
          {text("plans.out.close")}
        </Button>
      }
    >
      <div className={styles.body}>
        <Boundary loading={<Skeleton height="12rem" />}>
          <RunOut reached={reached} isTitled onLeave={onClose} />
        </Boundary>
      </div>
    </Sheet>
  );
}
