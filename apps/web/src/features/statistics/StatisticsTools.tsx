import { STATISTICS_YEARS } from "@plumbline/contract/calls";
import { useText } from "../../i18n/index.ts";
import { SegmentedControl } from "../../ui/index.ts";
import styles from "./StatisticsTools.module.css";
import {
  type ChangeStatistics,
  STATISTICS_VIEWS,
  type StatisticsState,
  type StatisticsView,
} from "./statistics-state.ts";

interface StatisticsToolsProps {
  readonly state: StatisticsState;
  readonly onChange: ChangeStatistics;
}

const BASES = ["total", "price"] as const;
const MARKETS = ["none", "less"] as const;

/** Chooses the years, returns with or without dividends, and whether the market's return is deducted. */
export function StatisticsTools({ state, onChange }: StatisticsToolsProps) {
  const text = useText();
  return (
    <div className={styles.tools} data-print="hide">
      <SegmentedControl
        label={text("statistics.period")}
        options={STATISTICS_YEARS.map((value) => ({ value, label: text(`statistics.period.${value}`) }))}
        value={state.years}
        onChange={(years) => onChange((current) => ({ ...current, years }))}
      />
      <SegmentedControl
        label={text("statistics.basis")}
        options={BASES.map((value) => ({ value, label: text(`statistics.basis.${value}`) }))}
        value={state.basis}
        onChange={(basis) => onChange((current) => ({ ...current, basis }))}
        className={styles.basis}
      />
      <SegmentedControl
        label={text("statistics.market")}
        options={MARKETS.map((value) => ({ value, label: text(`statistics.market.${value}`) }))}
        value={state.isLessMarket ? "less" : "none"}
        onChange={(market) => onChange((current) => ({ ...current, isLessMarket: market === "less" }))}
      />
    </div>
  );
}

interface PartLinksProps {
  readonly current: StatisticsView | null;
  readonly onOpen: (view: StatisticsView) => void;
}

/** Links to each part of a long page. */
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
