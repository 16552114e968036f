import type { WireAlert } from "@plumbline/contract";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useSends } from "../../forms/index.ts";
import { useText } from "../../i18n/index.ts";
import { showToast } from "../../ui/index.ts";
import styles from "./AlertDialog.module.css";
import { ALERT_SETTINGS } from "./alerts.query.ts";

export type Channels = readonly WireAlert["channels"][number][];

const SENTENCE = 5000;

interface ChannelBoxesProps {
  readonly channels: Channels;
  readonly onChange: (channels: Channels) => void;
}

/** How a reader is told besides the inbox. A browser is asked for its leave when it is chosen. */
export function ChannelBoxes({ channels, onChange }: ChannelBoxesProps) {
  const text = useText();
  const client = useQueryClient();
  const { data: settings } = useQuery(ALERT_SETTINGS);
  const sends = useSends();
  const offered = (["email", "push", "webhook"] as const).filter(
    (channel) =>
      (channel === "email" && sends.email) ||
      (channel === "webhook" && Boolean(settings?.webhook)) ||
      (channel === "push" && "PushManager" in globalThis && Boolean(settings?.push.publicKey)),
  );

  async function choose(channel: Channels[number], isChosen: boolean): Promise<void> {
    const next = isChosen ? [...channels, channel] : channels.filter((other) => other !== channel);
    if (channel === "push" && isChosen && settings) {
      try {
        const { subscribeBrowser } = await import("./push-browser.ts");
        client.setQueryData(ALERT_SETTINGS.queryKey, await subscribeBrowser(settings.push.publicKey));
      } catch {
        showToast(text("alerts.pushDenied"), SENTENCE);
        return;
      }
    }
    onChange(next);
  }

  return (
    <fieldset className={styles.boxes}>
      <legend className={styles.legend}>{text("alerts.channels")}</legend>
      {offered.map((channel) => (
        <label key={channel} className={styles.box}>
          <input
            type="checkbox"
            checked={channels.includes(channel)}
            onChange={({ target }) => void choose(channel, target.checked)}
          />
          {text(`alerts.channel.${channel}`)}
        </label>
      ))}
      {!sends.email && <p className={styles.note}>{text("alerts.noMail")}</p>}
    </fieldset>
  );
}
