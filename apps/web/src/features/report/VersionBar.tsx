import { useQuery } from "@tanstack/react-query";
import { useFormats, useText } from "../../i18n/index.ts";
import { Field, Select } from "../../ui/index.ts";
import { type ReportedStock, type ReportVersion, versionsQuery } from "./report.query.ts";
import type { ChangeReport, ReportState } from "./report-state.ts";
import styles from "./VersionBar.module.css";

interface VersionBarProps {
  readonly stock: ReportedStock;
  readonly state: ReportState;
  readonly onChange: ChangeReport;
}

/** Opens a published version by its day, and compares it with another; nothing while none is published. */
export function VersionBar({ stock, state: { version, against }, onChange }: VersionBarProps) {
  const text = useText();
  const { data } = useQuery(versionsQuery(stock));
  const nameOf = useVersionName();
  const versions = data?.versions ?? [];
  if (versions.length === 0) return null;
  return (
    <div className={styles.bar} data-print="hide">
      <Field label={text("report.version")}>
        <Select
          value={version ?? ""}
          onChange={({ target }) =>
            onChange((current) => ({ ...current, version: target.value || undefined, against: undefined }))
          }
        >
          <option value="">{text("report.presentVersion")}</option>
          <Versions versions={versions} nameOf={nameOf} />
        </Select>
      </Field>
      <Field label={text("report.compareWith")}>
        <Select
          value={against ?? ""}
          onChange={({ target }) => onChange((current) => ({ ...current, against: target.value || undefined }))}
        >
          <option value="">{text("report.compareNone")}</option>
          <Versions versions={versions.filter(({ id }) => id !== version)} nameOf={nameOf} />
        </Select>
      </Field>
    </div>
  );
}

interface VersionsProps {
  readonly versions: readonly ReportVersion[];
  readonly nameOf: (version: ReportVersion) => string;
}

function Versions({ versions, nameOf }: VersionsProps) {
  return versions.map((version) => (
    <option key={version.id} value={version.id}>
      {nameOf(version)}
    </option>
  ));
}

/** A version by the day of its evidence and its writer. */
function useVersionName(): (version: ReportVersion) => string {
  const text = useText();
  const { day } = useFormats();
  return ({ asOf, writer, model }) =>
    text("report.versionOf", { day: day(asOf), writer: model ?? text(`report.writer.${writer}`) });
}
