import { useQuery } from "@tanstack/react-query";
import { useFormats, useText } from "../../i18n/index.ts";
import { Boundary, Notice } from "../../ui/index.ts";
import { Remarks } from "./Remarks.tsx";
import type { ValuationChoice } from "./state/valuation-choice.ts";
import { ThroughTime } from "./through-time/ThroughTime.tsx";
import styles from "./ValuationPanel.module.css";
import { ValuationSkeleton } from "./ValuationSkeleton.tsx";
import { valuationQuery } from "./valuation.query.ts";
import { Workbench } from "./Workbench.tsx";

interface ValuationPanelProps {
  readonly code: string;
  readonly asOf: string | undefined;
  /** What the address says. */
  readonly saved: ValuationChoice;
  /** Keeps a choice in the address. */
  readonly onSave: (choice: ValuationChoice) => void;
}

/** What a share is worth, by two models whose every input can be moved. */
export function ValuationPanel({ code, asOf, saved, onSave }: ValuationPanelProps) {
  const text = useText();
  const { day } = useFormats();
  const { data: valuation, error } = useQuery(valuationQuery({ code, asOf }));
  if (error && !valuation) throw error;
  if (!valuation) return <ValuationSkeleton />;
  const { symbol, hasFacts, period } = valuation;
  if (!hasFacts || period === null) {
    const isEarly = hasFacts && asOf !== undefined;
    return (
      <section className={styles.none}>
        <Notice title={text(isEarly ? "fundamentals.nothingYet" : "fundamentals.none", { symbol })}>
          {isEarly ? text("fundamentals.nothingYetOn", { day: day(asOf) }) : text("fundamentals.noneExplained")}
        </Notice>
      </section>
    );
  }
  return (
    <div className={styles.parts} data-accounts={valuation.accounts?.state}>
      <Remarks valuation={valuation} />
      <Workbench key={`${symbol} ${asOf}`} valuation={valuation} saved={saved} onSave={onSave} />
      <Boundary loading={null}>
        <ThroughTime code={code} asOf={asOf} />
      </Boundary>
    </div>
  );
}
