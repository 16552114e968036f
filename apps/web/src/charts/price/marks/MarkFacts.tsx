import { useFormats, useRunName, useText } from "../../../i18n/index.ts";
import { writeAddress } from "../../../router/index.ts";
import { Link, RuleLink } from "../../../ui/index.ts";
import { ProvenanceFacts } from "../../../ui/provenance/ProvenanceFacts.tsx";
import type { LevelReading } from "./level-readings.ts";
import styles from "./MarkFacts.module.css";
import type { MarkEvent } from "./mark-events.ts";
import { provenanceOf, useMarkWords } from "./mark-words.ts";

/** What is behind a mark: the report, the formula, the source; of flips each check, and of a trade the way to its run. */
export function MarkFacts({ event, code }: { readonly event: MarkEvent; readonly code: string }) {
  const text = useText();
  const runName = useRunName();
  const words = useMarkWords();
  const { price } = useFormats();
  return (
    <div className={styles.facts}>
      {event.kind === "flips" && (
        <ul className={styles.flips}>
          {event.of.flips.map((flip) => (
            <li key={flip.id} data-to={flip.to}>
              {words.flip(flip, event.of.companyType)} <RuleLink id={flip.id} />
            </li>
          ))}
        </ul>
      )}
      {event.kind === "target" && event.posted !== event.target && (
        <p>{text("marks.posted", { target: price(event.posted) })}</p>
      )}
      {(event.kind === "entry" || event.kind === "exit") && (
        <p>
          {runName(event.run)} ·{" "}
          <Link className={styles.link} to={writeAddress("/pages/tt", { run: event.run.id, code })}>
            {text("marks.toTrades")}
          </Link>
        </p>
      )}
      {event.kind === "flips" && event.of.filings.length === 0 && <p>{text("marks.withoutReport")}</p>}
      {provenanceOf(event).map((provenance) => (
        <ProvenanceFacts key={provenance.accession ?? provenance.source} provenance={provenance} code={code} />
      ))}
    </div>
  );
}

interface LevelFactsProps {
  readonly reading: LevelReading;
  readonly code: string;
}

/** What is behind a value of a line. */
export function LevelFacts({ reading: { provenance }, code }: LevelFactsProps) {
  return (
    <div className={styles.facts}>
      <ProvenanceFacts provenance={provenance} code={code} />
    </div>
  );
}
