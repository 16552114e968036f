import type { ComponentProps } from "react";
import styles from "./Button.module.css";
import { classNames } from "./class-names.ts";

interface ButtonProps extends ComponentProps<"button"> {
  readonly look?: "plain" | "primary" | "quiet";
  /** A square button for a single icon; give it an `aria-label`. */
  readonly icon?: boolean;
}

export function Button({ look = "plain", icon = false, className, ...rest }: ButtonProps) {
  const names = classNames(styles.button, look !== "plain" && styles[look], icon && styles.icon, className);
  return <button type="button" {...rest} className={names} />;
}
