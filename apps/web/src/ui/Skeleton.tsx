import { classNames } from "./class-names.ts";
import styles from "./Skeleton.module.css";

interface SkeletonProps {
  /** CSS lengths; the default width is that of the container. */
  readonly width?: string;
  readonly height: string;
  readonly className?: string | undefined;
}

/** Reserves the space of content that is loading; it becomes visible after 200 ms. */
export function Skeleton({ width = "100%", height, className }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      data-skeleton=""
      className={classNames(styles.skeleton, className)}
      style={{ width, height }}
    />
  );
}
