import { classNames } from "./class-names.ts";
import styles from "./Skeleton.module.css";

interface SkeletonProps {
  /** CSS lengths; the width is that of the place when not given. */
  readonly width?: string;
  readonly height: string;
  readonly className?: string | undefined;
}

/** Holds the place of what is loading; it becomes visible after 200 ms. */
export function Skeleton({ width = "100%", height, className }: SkeletonProps) {
  return <span aria-hidden="true" className={classNames(styles.skeleton, className)} style={{ width, height }} />;
}
