import { useText } from "../../i18n/index.ts";
import styles from "./PartLinks.module.css";
import { STATISTICS_VIEWS, type StatisticsView } from "./state/statistics-state.ts";

interface PartLinksProps {
  readonly current: StatisticsView | null;
  readonly onOpen: (view: StatisticsView) => void;
}

/** The way to each part of a long page. */
export function PartLinks({ current, onOpen }: PartLinksProps) {
  const text = useText();
  return (
    <nav aria-label={text("statistics.parts")} className={styles.links} data-print="hide">
      {STATISTICS_VIEWS.map((view) => (
        <button
          key={view}
          type="button"
          className={styles.link}
          aria-current={view === current ? "location" : undefined}
          onClick={() => onOpen(view)}
        >
          {text(`statistics.part.${view}`)}
        </button>
      ))}
    </nav>
  );
}
