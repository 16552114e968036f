import type { WireGroupRatios } from "@plumbline/contract";
import { useFormats, useText } from "../../i18n/index.ts";
import { classNames, FigureValue } from "../../ui/index.ts";
import styles from "./SectorTable.module.css";

const RATIO_NAMES = ["pe", "ps", "pcf"] as const;
export type SectorRatio = (typeof RATIO_NAMES)[number];

/**
 * The ratios that have a column, and those that no sector has with the reason; while they load, all have one.
 *
 * @param sectors The ratios of each sector; none while they load.
 */
export function sectorColumns(sectors: readonly WireGroupRatios[]) {
  const lacks = (ratio: SectorRatio) =>
    sectors.length > 0 &&
    sectors.every(({ [ratio]: { aggregate, median } }) => (aggregate.value ?? median.value) === null);
  return {
    known: RATIO_NAMES.filter((ratio) => !lacks(ratio)),
    missing: RATIO_NAMES.filter(lacks).flatMap((ratio) => {
      const figure = sectors[0]?.[ratio].aggregate;
      return figure ? [{ ratio, figure }] : [];
    }),
  };
}

/** The headings of the ratios and their medians. */
export function SectorRatioHeadings({ known }: { readonly known: readonly SectorRatio[] }) {
  const text = useText();
  return known.map((ratio) => (
    <th key={ratio} scope="col" className={classNames(styles.figure, styles.ratio)}>
      {text(`header.ratio.${ratio}`)} <span className={styles.median}>{text("home.median")}</span>
    </th>
  ));
}

interface SectorRatioCellsProps {
  /** Name of the sector in the reader's language. */
  readonly name: string;
  /** Undefined while they load: the cells keep their space. */
  readonly ratios: WireGroupRatios | undefined;
  readonly known: readonly SectorRatio[];
}

/** The ratios of a sector: those of the sums, and the medians below. */
export function SectorRatioCells({ name, ratios, known }: SectorRatioCellsProps) {
  return known.map((ratio) => (
    <td key={ratio} className={classNames(styles.figure, styles.ratio)}>
      {ratios && <Ratio ratio={ratio} of={ratios} name={name} />}
    </td>
  ));
}

interface RatioProps {
  readonly ratio: SectorRatio;
  readonly of: WireGroupRatios;
  readonly name: string;
}

function Ratio({ ratio, of: { members, leftOut, [ratio]: figures }, name }: RatioProps) {
  const text = useText();
  const { count, number } = useFormats();
  const { aggregate, median } = figures;
  const labels = { ratio: text(`header.ratio.${ratio}`), name };
  const counted = (how: string) => text("home.ratioCounts", { how, n: count(members), left: count(leftOut) });
  const write = (value: number) => number(value);
  return (
    <>
      <FigureValue
        figure={aggregate}
        label={text("header.ratioOf", labels)}
        format={write}
        explanation={counted(text(`header.explain.group.${ratio}`))}
      />
      {median.value !== null && (
        <FigureValue
          figure={median}
          label={text("header.medianOf", labels)}
          format={write}
          explanation={counted(text("header.explain.median"))}
          className={styles.median}
        />
      )}
    </>
  );
}
