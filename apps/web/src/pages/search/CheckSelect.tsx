import type { WireCatalogueCheck } from "@plumbline/contract";
import { CHECK_TABS } from "@plumbline/contract/calls";
import { checkName } from "../../features/checks/index.ts";
import { useLocale } from "../../i18n/index.ts";
import { Field, Select } from "../../ui/index.ts";
import styles from "./LabView.module.css";

interface CheckSelectProps {
  readonly checks: readonly WireCatalogueCheck[];
  /** Id of a check, or `MOAT`. */
  readonly chosen: string;
  readonly onChoose: (id: string) => void;
}

/** What the lab studies beside checks: whether a company has a wide moat. */
export const MOAT = "moat";

/** Chooses a wide moat, or one of all checks, grouped by tab. */
export function CheckSelect({ checks, chosen, onChoose }: CheckSelectProps) {
  const speaker = useLocale();
  const { text } = speaker;
  return (
    <Field label={text("lab.check")}>
      <Select className={styles.select} value={chosen} onChange={({ target }) => onChoose(target.value)}>
        <option value={MOAT}>{text("lab.moat.wide")}</option>
        {CHECK_TABS.map((tab) => (
          <optgroup key={tab} label={text(`fundamentals.tab.${tab}`)}>
            {checks
              .filter((check) => check.tab === tab)
              .map((check) => (
                <option key={check.id} value={check.id}>
                  {checkName(check, "other", speaker)} ({check.id})
                </option>
              ))}
          </optgroup>
        ))}
      </Select>
    </Field>
  );
}
