import { useText } from "../../../i18n/index.ts";
import { Panel } from "../../../ui/index.ts";
import { spanReaching } from "../chart/target-view.ts";
import type { Opinion } from "../opinion.query.ts";
import type { ChangeOpinion } from "../opinion-state.ts";
import styles from "./LatestTargets.module.css";
import { TargetCard } from "./TargetCard.tsx";
import { TargetRow } from "./TargetRow.tsx";
import { targetKeys } from "./target-keys.ts";
import { useTargetSpeaker } from "./use-target-speaker.ts";

interface LatestTargetsProps {
  readonly opinion: Opinion;
  readonly onChange: ChangeOpinion;
}

const COLUMNS = ["date", "firmAndAnalyst", "action", "target", "priceWhenPosted", "upsideThen", "upsideNow"] as const;

/** The newest ten targets: a table, or cards where there is no room for one. */
export function LatestTargets({ opinion, onChange }: LatestTargetsProps) {
  const text = useText();
  const speaker = useTargetSpeaker(opinion);
  const keys = targetKeys(opinion.targets);
  const rows = opinion.last.map((target, index) => ({ target, key: keys[index] ?? "" }));
  const show = ({ target, key }: (typeof rows)[number]): void => {
    const published = target.provenance.periodEnd ?? opinion.day;
    onChange(({ span }) => ({ span: spanReaching(opinion, published, span), firm: null, target: key }));
    document.getElementById("targets-chart")?.scrollIntoView({ block: "nearest" });
  };
  return (
    <Panel title={text("opinion.last")}>
      <table className={styles.table}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" data-column={column}>
                {text(`opinion.${column}`)}
              </th>
            ))}
            <th scope="col">{text("opinion.outcome")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TargetRow key={row.key} target={row.target} speaker={speaker} onShow={() => show(row)} />
          ))}
        </tbody>
      </table>
      <ul className={styles.cards}>
        {rows.map((row) => (
          <TargetCard key={row.key} target={row.target} speaker={speaker} onShow={() => show(row)} />
        ))}
      </ul>
    </Panel>
  );
}
