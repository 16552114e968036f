import type { WireFigure, WireGroupRatios } from "@plumbline/contract";
import type { CallOutput } from "@plumbline/contract/calls";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useState } from "react";
import { callQuery } from "../../api/index.ts";
import { useClassification, useFormats, useText } from "../../i18n/index.ts";
import { writeAddress } from "../../router/index.ts";
import {
  Change,
  classNames,
  FigureValue,
  Link,
  MissingLines,
  missingPart,
  RetryButton,
  SegmentedControl,
  Table,
} from "../../ui/index.ts";
import { marketStateQuery } from "./market.query.ts";
import { type SectorRatio, SectorRatioCells, SectorRatioHeadings, sectorColumns } from "./SectorRatioCells.tsx";
import styles from "./SectorTable.module.css";

const VIEWS = ["changes", "ratios"] as const;
type View = (typeof VIEWS)[number];

/** The sectors with their ratios and changes; a phone shows one of the two. */
export function SectorTable() {
  const text = useText();
  const [view, setView] = useState<View>("changes");
  const ratios = useQuery(sectorRatiosQuery);
  const { data: state } = useSuspenseQuery(marketStateQuery);
  const { known, missing } = sectorColumns(ratios.data?.sectors ?? []);
  if (state.sectors.length === 0) {
    return (
      <div className={styles.missing}>
        <MissingLines parts={[{ name: text("home.sector"), because: "not-in-market-data" }]} />
      </div>
    );
  }
  const views = VIEWS.map((value) => ({ value, label: text(`home.view.${value}`) }));
  return (
    <div className={styles[known.length > 0 ? view : "changes"]}>
      {known.length > 0 && (
        <SegmentedControl
          label={text("home.view")}
          options={views}
          value={view}
          onChange={setView}
          className={styles.view}
        />
      )}
      <Sectors ratios={ratios.data?.sectors ?? []} known={known} />
      {missing.length > 0 && (
        <div className={styles.missing}>
          <MissingLines
            parts={missing.flatMap(({ ratio, figure }) => missingPart(text(`header.ratio.${ratio}`), figure))}
          />
        </div>
      )}
      {ratios.isError && !ratios.data && (
        <p role="status" className={styles.failed}>
          {text("home.ratiosFailed")} <RetryButton error={ratios.error} onRetry={ratios.refetch} />
        </p>
      )}
    </div>
  );
}

interface SectorsProps {
  readonly ratios: readonly WireGroupRatios[];
  /** The ratios that have a column. */
  readonly known: readonly SectorRatio[];
}

function Sectors({ ratios, known }: SectorsProps) {
  const text = useText();
  const { data: state } = useSuspenseQuery(marketStateQuery);
  const bars = changeBars(state.sectors.map(({ yearChange }) => yearChange.value));
  return (
    <Table edge="panel" className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{text("home.sector")}</th>
          <th scope="col" className={classNames(styles.figure, styles.members)}>
            {text("home.members")}
          </th>
          <SectorRatioHeadings known={known} />
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
            known={known}
            bar={bars[place] ?? null}
          />
        ))}
      </tbody>
    </Table>
  );
}

type Sector = CallOutput<"marketState">["sectors"][number];

interface SectorRowProps {
  readonly row: Sector;
  /** Undefined while they load. */
  readonly ratios: WireGroupRatios | undefined;
  readonly known: readonly SectorRatio[];
  /** The bar of the change over a year. */
  readonly bar: ChangeBar | null;
}

/** A sector with a link to its companies, their number, ratios and changes. */
function SectorRow({ row: { sector, members, dayChange, yearChange }, ratios, known, bar }: SectorRowProps) {
  const text = useText();
  const { count } = useFormats();
  const name = useClassification().sector(sector);
  return (
    <tr>
      <th scope="row">
        <Link to={writeAddress("/pages/basic-search", { sector })} className={styles.name}>
          {name}
        </Link>
      </th>
      <td className={classNames(styles.figure, styles.members)}>{count(members)}</td>
      <SectorRatioCells name={name} ratios={ratios} known={known} />
      <ChangeCell figure={dayChange} label={`${name}, ${text("home.day")}`} />
      <ChangeCell figure={yearChange} label={`${name}, ${text("home.year")}`} />
      <td className={styles.plot}>
        {bar && (
          <span className={styles.track}>
            <span
              className={bar.isGain ? styles.gain : styles.loss}
              style={{ insetInlineStart: bar.start, width: bar.width }}
            />
          </span>
        )}
      </td>
    </tr>
  );
}

function ChangeCell({ figure, label }: { readonly figure: WireFigure; readonly label: string }) {
  const { change } = useFormats();
  return (
    <td className={classNames(styles.figure, styles.change)}>
      <FigureValue figure={figure} label={label} format={change}>
        <Change fraction={figure.value} arrow={false} />
      </FigureValue>
    </td>
  );
}

/** A bar from the zero line of its column; lengths are CSS percentages of the column. */
interface ChangeBar {
  readonly start: string;
  readonly width: string;
  readonly isGain: boolean;
}

const share = (part: number, whole: number): string => `${Math.round((part / whole) * 10_000) / 100}%`;

/**
 * Bars of changes on one common scale from the lowest to the highest change.
 *
 * @param changes Fractions; `null` where the change is missing.
 * @returns One bar for each change; `null` where there is nothing to draw.
 */
export function changeBars(changes: readonly (number | null)[]): (ChangeBar | null)[] {
  const known = changes.filter((change) => change !== null);
  const lowest = Math.min(0, ...known);
  const span = Math.max(0, ...known) - lowest;
  return changes.map((change) => {
    if (change === null || span === 0) return null;
    const isGain = change >= 0;
    return { isGain, start: share(Math.min(change, 0) - lowest, span), width: share(Math.abs(change), span) };
  });
}

/** The ratios of each sector; the table of sectors shows before they load. */
const sectorRatiosQuery = callQuery("marketSectors", {});
