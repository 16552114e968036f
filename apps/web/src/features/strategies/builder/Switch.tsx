import type { ReactNode } from "react";
import { useText } from "../../../i18n/index.ts";
import styles from "./Builder.module.css";

interface SwitchProps {
  readonly name: string;
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
  /** Its numbers, once it is on. */
  readonly children: ReactNode;
}

/** A setting that is switched on by itself. */
export function Switch({ name, isOn, onSwitch, children }: SwitchProps) {
  const text = useText();
  return (
    <div className={styles.setting}>
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={isOn}
          aria-label={text("builder.on", { name })}
          onChange={({ target }) => onSwitch(target.checked)}
        />
        {name}
      </label>
      {children}
    </div>
  );
}
