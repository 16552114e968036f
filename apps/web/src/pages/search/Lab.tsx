import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { useText } from "../../i18n/index.ts";
import { setQuery } from "../../router/index.ts";
import { Boundary, Button, Skeleton, useTitle } from "../../ui/index.ts";
import styles from "./LabView.module.css";

/** What the address of the lab says beside what is studied. */
const NO_LIMITS = { th: undefined, share: undefined, median: undefined };

const leave = (): void => setQuery({ lab: undefined, ...NO_LIMITS }, "push");

/** Studies another check, or `MOAT`, at its own limits. */
export const study = (id: string): void => setQuery({ lab: id, ...NO_LIMITS });

interface LabProps {
  /** What is studied, and its thresholds. */
  readonly tools: ReactNode;
  readonly children: ReactNode;
}

/** The frame of the lab: what is studied above, what followed below. */
export function Lab({ tools, children }: LabProps) {
  const text = useText();
  useTitle(text("lab.title"));
  return (
    <section className={styles.lab} aria-labelledby="lab-title">
      <div className={styles.head}>
        <Button look="quiet" data-print="hide" onClick={leave}>
          <ArrowLeft size={16} aria-hidden="true" />
          {text("lab.back")}
        </Button>
        <h1 id="lab-title" className={styles.title}>
          {text("lab.title")}
        </h1>
        <p className={styles.intro}>{text("lab.intro")}</p>
      </div>
      <div className={styles.tools}>{tools}</div>
      <Boundary loading={<Skeleton height="44rem" />}>{children}</Boundary>
    </section>
  );
}
