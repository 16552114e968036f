import type { WireAlert, WireAlertCondition } from "@plumbline/contract";
import type { CallInput } from "@plumbline/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useMemo, useState } from "react";
import { callProblem, useOnceAtATime, useSends } from "../../forms/index.ts";
import { useText } from "../../i18n/index.ts";
import { Button, Field, FieldInput, Modal, showToast } from "../../ui/index.ts";
import styles from "./AlertDialog.module.css";
import { AlertFields } from "./AlertFields.tsx";
import { AlertPreview, usePreview } from "./AlertPreview.tsx";
import { useMetrics, useSavedValuations } from "./alert-choices.query.ts";
import {
  type AlertDraft,
  type AlertSubject,
  conditionOf,
  firstDraft,
  isSameCondition,
  suggestedLine,
  unitOfDraft,
} from "./alert-draft.ts";
import { changeAlert, createAlert } from "./alerts.query.ts";
import { ChannelBoxes, type Channels } from "./ChannelBoxes.tsx";
import { type AlertWords, conditionWords } from "./condition-words.ts";
import { useAlertWords } from "./use-alert-words.ts";

interface AlertDialogProps {
  readonly subject: AlertSubject;
  /** What it is opened with. */
  readonly preset: Partial<AlertDraft>;
  /** The alert that is changed; undefined for a new one. */
  readonly known?: WireAlert | undefined;
  readonly onClose: () => void;
}

const MAX_NAME = 120;
const BY_EMAIL: Channels = ["email"];
const BY_INBOX: Channels = [];

/** What to watch and how to be told, with how often that would have happened. */
export function AlertDialog({ subject, preset, known, onClose }: AlertDialogProps) {
  const text = useText();
  const title = text(known ? "alerts.change" : "alerts.new", { name: subject.name });
  return (
    <Modal label={title} className={styles.window} onClose={onClose}>
      {(close) => (
        <>
          <h2 className={styles.title}>{title}</h2>
          <AlertForm subject={subject} preset={preset} known={known} onDone={close} />
        </>
      )}
    </Modal>
  );
}

interface AlertFormProps extends Pick<AlertDialogProps, "subject" | "preset" | "known"> {
  readonly onDone: () => void;
}

function AlertForm({ subject, preset, known, onDone }: AlertFormProps) {
  const text = useText();
  const words = useAlertWords();
  const client = useQueryClient();
  const [chosen, setDraft] = useState<AlertDraft>(firstDraft(subject, preset));
  const valuations = useSavedValuations(subject.code, chosen.kind === "thesis");
  // By its id: the list is another one at each drawing, and the preview is asked for anew with each draft.
  const thesis = chosen.thesis ?? valuations?.[0]?.id ?? null;
  const draft = useMemo(() => ({ ...chosen, thesis }), [chosen, thesis]);
  const { unitOf } = useMetrics();
  const unit = unitOfDraft(draft, unitOf);
  const sends = useSends();
  const [chosenChannels, setChannels] = useState<Channels | null>(known?.channels ?? null);
  const channels = chosenChannels ?? (sends.email ? BY_EMAIL : BY_INBOX);
  const ownName = known && known.name !== suggestedName(known.condition, known, { subject, words }) ? known.name : null;
  const [typedName, setTypedName] = useState(ownName);
  const [problem, setProblem] = useState<string | null>(null);
  const { present, ...previewed } = usePreview(subject.code, draft);
  // The present number comes with the preview; the price is known before.
  const now = present ?? (draft.kind === "price" ? subject.price : null);
  const line = draft.line ?? suggestedLine(draft, now);
  const condition = conditionOf(draft, line);
  // The server alone knows the currency of the accounts.
  const currency = draft.kind === "price" ? subject.currency : (previewed.preview?.currency ?? null);
  const numbered = { unit, currency };
  const name = typedName ?? (condition ? suggestedName(condition, numbered, { subject, words }) : subject.name);

  const [isSending, sendOnce] = useOnceAtATime();

  function submit(event: FormEvent): void {
    event.preventDefault();
    void sendOnce(send);
  }

  async function send(): Promise<void> {
    if (!condition) return;
    const given = { condition, name, channels: [...channels] };
    try {
      if (known) await changeAlert(client, changesOf(known, given));
      else await createAlert(client, { ...(subject.code !== null && { code: subject.code }), ...given });
    } catch (failure) {
      return setProblem(callProblem(failure)(text));
    }
    showToast(text(known ? "alerts.saved" : "alerts.created"));
    onDone();
  }

  return (
    <form className={styles.form} aria-busy={isSending} onSubmit={submit}>
      <AlertFields
        draft={draft}
        line={line}
        numbered={numbered}
        subject={subject}
        valuations={valuations}
        onChange={(change) => setDraft({ ...chosen, ...change })}
      />
      {condition && <AlertPreview {...previewed} />}
      <Field label={text("alerts.name")}>
        <FieldInput
          value={name}
          maxLength={MAX_NAME}
          required
          autoComplete="off"
          onChange={({ target }) => setTypedName(target.value)}
        />
      </Field>
      <ChannelBoxes channels={channels} onChange={setChannels} />
      <p className={styles.note}>{text("alerts.inboxAlways")}</p>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <div className={styles.buttons}>
        <Button onClick={onDone}>{text("alerts.cancel")}</Button>
        <Button look="primary" type="submit" disabled={!condition}>
          {text(known ? "alerts.save" : "alerts.create")}
        </Button>
      </div>
    </form>
  );
}

interface Naming {
  readonly subject: AlertSubject;
  readonly words: AlertWords;
}

/** What an alert is called unless its reader says otherwise; a strategy of the library is named by what is watched. */
function suggestedName(
  condition: WireAlertCondition,
  numbered: Pick<WireAlert, "unit" | "currency">,
  { subject, words }: Naming,
): string {
  const watched = conditionWords(condition, numbered, words);
  const whose = subject.code ?? (watched.startsWith(subject.name) ? null : subject.name);
  return [whose, watched]
    .filter((part) => part !== null)
    .join(" · ")
    .slice(0, MAX_NAME);
}

type Given = Pick<WireAlert, "condition" | "name" | "channels">;

/** What differs: with a condition, even the same one, an alert begins anew. */
function changesOf({ id, condition }: WireAlert, given: Given): CallInput<"changeAlert"> {
  const { condition: now, ...others } = given;
  return { id, ...others, ...(!isSameCondition(condition, now) && { condition: now }) };
}
