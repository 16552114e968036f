import type { WireGroupRatios } from "@plumbline/contract";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useText } from "../../i18n/index.ts";
import { classNames, RetryButton, SegmentedControl } from "../../ui/index.ts";
import { changeBars } from "./change-bars.ts";
import { marketStateQuery } from "./market-state.query.ts";
import { SectorRatioHeadings } from "./SectorRatioCells.tsx";
import { SectorRow } from "./SectorRow.tsx";
import styles from "./SectorTable.module.css";
import { sectorRatiosQuery } from "./sector-ratios.query.ts";

const VIEWS = ["changes", "ratios"] as const;
type View = (typeof VIEWS)[number];

/** The sectors with what they cost and how they have done; a phone shows one of the two. */
export function SectorTable() {
  const text = useText();
  const [view, setView] = useState<View>("changes");
  const ratios = useQuery(sectorRatiosQuery);
  const views = VIEWS.map((value) => ({ value, label: text(`home.view.${value}`) }));
  return (
    <div className={styles[view]}>
      <SegmentedControl
        label={text("home.view")}
        options={views}
        value={view}
        onChange={setView}
        className={styles.view}
      />
      <Table ratios={ratios.data?.sectors ?? []} />
      {ratios.isError && !ratios.data && (
        <p role="status" className={styles.failed}>
          {text("home.ratiosFailed")} <RetryButton error={ratios.error} onRetry={ratios.refetch} />
        </p>
      )}
    </div>
  );
}

function Table({ ratios }: { readonly ratios: readonly WireGroupRatios[] }) {
  const text = useText();
  const { data: state } = useSuspenseQuery(marketStateQuery);
  const bars = changeBars(state.sectors.map(({ yearChange }) => yearChange.value));
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{text("home.sector")}</th>
          <th scope="col" className={classNames(styles.figure, styles.members)}>
            {text("home.members")}
          </th>
          <SectorRatioHeadings />
          <th scope="col" className={classNames(styles.figure, styles.change)}>
            {text("home.day")}
          </th>
          <th scope="col" className={classNames(styles.figure, styles.change)}>
            {text("home.year")}
          </th>
          <td className={styles.plot} />
        </tr>
      </thead>
      <tbody>
        {state.sectors.map((row, place) => (
          <SectorRow
            key={row.sector}
            row={row}
            ratios={ratios.find(({ name }) => name === row.sector)}
            bar={bars[place] ?? null}
          />
        ))}
      </tbody>
    </table>
  );
}
