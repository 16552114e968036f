import { SegmentedControl } from "../../../ui/index.ts";
import styles from "./Switch.module.css";

interface SwitchProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly note?: string | undefined;
}

/** A choice between two ways of computing, with its name in sight. */
export function Switch<Value extends string>({ label, note, ...control }: SwitchProps<Value>) {
  return (
    <div className={styles.switch}>
      <span className={styles.label}>{label}</span>
      <SegmentedControl label={label} {...control} />
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
}
