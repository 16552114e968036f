import type { WireSeam } from "@plumbline/contract";
import { useFormats, useText } from "../i18n/index.ts";
import styles from "./SeamList.module.css";
import { useSeamSentence } from "./use-evidence-text.ts";

/** More than these below a chart are counted; the chart has the sentence of each. */
const MAX_WRITTEN = 3;

interface SeamListProps {
  /** Oldest first; each with where it lies. */
  readonly seams: readonly { readonly name: string; readonly seam: WireSeam }[];
  /** See `useSeamSentence`. */
  readonly isUnitStated?: boolean;
}

/** The latest seams of a history in words, for those who cannot point at a line. */
export function SeamList({ seams, isUnitStated }: SeamListProps) {
  const text = useText();
  const { count } = useFormats();
  const sentence = useSeamSentence(isUnitStated);
  if (seams.length === 0) return null;
  const leftOut = seams.length - MAX_WRITTEN;
  return (
    <ul className={styles.seams}>
      {seams
        .slice(-MAX_WRITTEN)
        .reverse()
        .map(({ name, seam }) => (
          <li key={name}>
            <strong>{name}</strong> {sentence(seam)}
          </li>
        ))}
      {leftOut > 0 && <li>{text("fundamentals.rivalsLeftOut", { n: count(leftOut) })}</li>}
    </ul>
  );
}
