import { cssPercent } from "../../ui/index.ts";
import styles from "./frame.module.css";

/** What the reader does with a bar. */
export type BarState = "chosen" | "pointed" | undefined;

interface BandsProps {
  readonly count: number;
  readonly stateOf: (index: number) => BarState;
}

/** The ground behind bars that stand side by side, marked where one is chosen or pointed at. */
export function Bands({ count, stateOf }: BandsProps) {
  const band = 1 / count;
  return Array.from({ length: count }, (_, index) => (
    <rect
      // biome-ignore lint/suspicious/noArrayIndexKey: a band is its place.
      key={index}
      className={styles.band}
      data-state={stateOf(index)}
      x={cssPercent(index * band)}
      width={cssPercent(band)}
      height="100%"
    />
  ));
}
