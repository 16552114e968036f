import { useText } from "../../i18n/index.ts";
import { classNames } from "../../ui/index.ts";
import styles from "./Grade.module.css";

interface GradeProps {
  readonly grade: "A" | "B" | "C" | "D" | "E" | "F";
  readonly size?: "large" | "small";
}

/** How far a run is to be believed, as a letter: not how much it earned. */
export function Grade({ grade, size = "large" }: GradeProps) {
  const text = useText();
  return (
    <span
      role="img"
      className={classNames(styles.grade, size === "small" && styles.small)}
      data-grade={grade}
      aria-label={text("runs.gradeSpoken", { grade })}
      title={text("runs.gradeSpoken", { grade })}
    >
      {grade}
    </span>
  );
}
