import type { WireAlertSettings } from "@plumbline/contract";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { callProblem, useSends } from "../../forms/index.ts";
import { useText } from "../../i18n/index.ts";
import { Button, Field, FieldInput, Select, showToast } from "../../ui/index.ts";
import styles from "./AlertsSection.module.css";
import { saveSettings } from "./alerts.query.ts";

type Rhythm = "atOnce" | "daily" | "off";

interface Draft {
  readonly rhythm: Rhythm;
  readonly dailyAt: string;
  readonly from: string;
  readonly until: string;
  readonly webhook: string;
}

/** When e-mails are sent, if any are, and where a webhook is. */
export function AlertSettings({ settings }: { readonly settings: WireAlertSettings }) {
  const text = useText();
  const client = useQueryClient();
  const [draft, setDraft] = useState(() => draftOf(settings));
  const [problem, setProblem] = useState<string | null>(null);
  const { email: sendsEmail } = useSends();
  const write = (change: Partial<Draft>) => setDraft({ ...draft, ...change });

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    try {
      await saveSettings(client, { ...placesOf(draft), ...(sendsEmail && timesOf(draft)) });
    } catch (failure) {
      return setProblem(callProblem(failure)(text));
    }
    setProblem(null);
    showToast(text("alerts.saved"));
  }

  return (
    <section aria-labelledby="alert-settings">
      <div className={styles.head}>
        <h3 id="alert-settings" className={styles.title}>
          {text("alerts.settings")}
        </h3>
      </div>
      <form className={styles.form} onSubmit={(event) => void send(event)}>
        {sendsEmail ? (
          <MailFields draft={draft} zone={settings.timeZone} onWrite={write} />
        ) : (
          <p className={styles.soft}>{text("alerts.noMail")}</p>
        )}
        <Field label={text("alerts.webhook")} hint={text("alerts.webhookNote")}>
          <FieldInput
            type="url"
            value={draft.webhook}
            maxLength={500}
            autoComplete="off"
            onChange={({ target }) => write({ webhook: target.value })}
          />
        </Field>
        {settings.webhook && (
          <p className={styles.soft}>
            {text("alerts.secret")} <span className={styles.secret}>{settings.webhook.secret}</span>
          </p>
        )}
        <p role="alert" className={styles.problem}>
          {problem}
        </p>
        <div className={styles.actions}>
          <Button look="primary" type="submit">
            {text("alerts.save")}
          </Button>
        </div>
      </form>
    </section>
  );
}

interface MailFieldsProps {
  readonly draft: Draft;
  readonly zone: string;
  readonly onWrite: (change: Partial<Draft>) => void;
}

/** When e-mails are sent. */
function MailFields({ draft, zone, onWrite }: MailFieldsProps) {
  const text = useText();
  return (
    <>
      <div className={styles.pair}>
        <Field label={text("alerts.rhythm")}>
          <Select value={draft.rhythm} onChange={({ target }) => onWrite({ rhythm: target.value as Rhythm })}>
            {(["atOnce", "daily", "off"] as const).map((rhythm) => (
              <option key={rhythm} value={rhythm}>
                {text(`alerts.rhythm.${rhythm}`)}
              </option>
            ))}
          </Select>
        </Field>
        {draft.rhythm === "daily" && (
          <TimeField
            label={text("alerts.dailyAt")}
            value={draft.dailyAt}
            onWrite={(dailyAt) => onWrite({ dailyAt })}
            isRequired
          />
        )}
      </div>
      <fieldset className={styles.hours}>
        <legend className={styles.legend}>{text("alerts.quiet")}</legend>
        <div className={styles.pair}>
          <TimeField label={text("alerts.quietFrom")} value={draft.from} onWrite={(from) => onWrite({ from })} />
          <TimeField label={text("alerts.quietUntil")} value={draft.until} onWrite={(until) => onWrite({ until })} />
        </div>
        <p className={styles.soft}>{text("alerts.zone", { zone })}</p>
      </fieldset>
    </>
  );
}

interface TimeFieldProps {
  readonly label: string;
  readonly value: string;
  readonly isRequired?: boolean;
  readonly onWrite: (value: string) => void;
}

function TimeField({ label, value, isRequired = false, onWrite }: TimeFieldProps) {
  return (
    <Field label={label}>
      <FieldInput type="time" value={value} required={isRequired} onChange={({ target }) => onWrite(target.value)} />
    </Field>
  );
}

function draftOf({ emails, rhythm, dailyAt, quiet, webhook }: WireAlertSettings): Draft {
  return {
    rhythm: emails ? rhythm : "off",
    dailyAt: timeOf(dailyAt),
    from: quiet ? timeOf(quiet.from) : "",
    until: quiet ? timeOf(quiet.until) : "",
    webhook: webhook?.url ?? "",
  };
}

function placesOf({ webhook }: Draft) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return { webhook: webhook.trim() === "" ? null : webhook.trim(), timeZone };
}

function timesOf({ rhythm, dailyAt, from, until }: Draft) {
  const isQuiet = from !== "" && until !== "";
  return {
    emails: rhythm !== "off",
    ...(rhythm === "off" ? {} : { rhythm }),
    dailyAt: minuteOf(dailyAt),
    quiet: isQuiet ? { from: minuteOf(from), until: minuteOf(until) } : null,
  };
}

/** Minutes of a day as an input has them. */
function timeOf(minute: number): string {
  return [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, "0")).join(":");
}

function minuteOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}
