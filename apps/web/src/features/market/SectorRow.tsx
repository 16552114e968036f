import type { WireFigure, WireGroupRatios } from "@plumbline/contract";
import type { CallOutput } from "@plumbline/contract/calls";
import { useClassification, useFormats, useText } from "../../i18n/index.ts";
import { writeAddress } from "../../router/index.ts";
import { Change, classNames, FigureValue, Link } from "../../ui/index.ts";
import type { ChangeBar } from "./change-bars.ts";
import { SectorRatioCells } from "./SectorRatioCells.tsx";
import styles from "./SectorTable.module.css";

type Sector = CallOutput<"marketState">["sectors"][number];

interface SectorRowProps {
  readonly row: Sector;
  /** Nothing while they load. */
  readonly ratios: WireGroupRatios | undefined;
  /** Of the change of a year. */
  readonly bar: ChangeBar | null;
}

/** A sector that leads to its companies: how many they are, what they cost and how they have done. */
export function SectorRow({ row: { sector, members, dayChange, yearChange }, ratios, bar }: SectorRowProps) {
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
      <SectorRatioCells name={name} ratios={ratios} />
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
