import type { WireGroupRatios } from "@plumbline/contract";
import { useFormats, useText } from "../../i18n/index.ts";
import { classNames, FigureValue } from "../../ui/index.ts";
import styles from "./SectorTable.module.css";

const RATIO_NAMES = ["pe", "ps", "pcf"] as const;

/** The headings of the three ratios and their medians. */
export function SectorRatioHeadings() {
  const text = useText();
  return RATIO_NAMES.map((ratio) => (
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
}

/** The ratios of a sector: those of the sums, and the medians below. */
export function SectorRatioCells({ name, ratios }: SectorRatioCellsProps) {
  return RATIO_NAMES.map((ratio) => (
    <td key={ratio} className={classNames(styles.figure, styles.ratio)}>
      {ratios && <Ratio ratio={ratio} of={ratios} name={name} />}
    </td>
  ));
}

interface RatioProps {
  readonly ratio: (typeof RATIO_NAMES)[number];
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
