import { type FormEvent, useId, useState } from "react";
import { call } from "../../api/index.ts";
import { callProblem, useOnceAtATime } from "../../forms/index.ts";
import { useFindingSentences, useFormats, useText } from "../../i18n/index.ts";
import { Button, Field, FieldInput, FieldProblem, Select, showToast } from "../../ui/index.ts";
import type { Unanswered } from "./data-state.query.ts";
import { type AskedField, askedLayouts, isAnswer, proposedAnswers, type Typed, typedAnswers } from "./typed-answers.ts";
import styles from "./UnansweredFiles.module.css";

/** Milliseconds for a whole sentence. */
const SENTENCE = 5000;

interface UnansweredFilesProps {
  readonly upload: string;
  readonly unanswered: readonly Unanswered[];
  /** Told of the run that imports the files with the answers. */
  readonly onStart: (run: string) => void;
}

/** Asks the owner what uploaded files do not show, layout by layout, and imports them with the answers. */
export function UnansweredFiles({ upload, unanswered, onStart }: UnansweredFilesProps) {
  const text = useText();
  const { count } = useFormats();
  const layouts = askedLayouts(unanswered);
  const fields = layouts.flatMap((layout) => layout.fields);
  const [typed, setTyped] = useState<Typed>(() => proposedAnswers(fields));
  const [isSent, setSent] = useState(false);
  const areProposed = Object.keys(proposedAnswers(fields)).length === fields.length;
  const answers = typedAnswers(fields, typed);

  const [isSending, sendOnce] = useOnceAtATime();

  function submit(event: FormEvent): void {
    event.preventDefault();
    setSent(true);
    void sendOnce(send);
  }

  async function send(): Promise<void> {
    if (answers === null) return;
    try {
      onStart((await call("importUpload", { upload, answers })).run);
    } catch (failure) {
      showToast(callProblem(failure)(text), SENTENCE);
    }
  }

  return (
    <form className={styles.form} noValidate aria-busy={isSending} onSubmit={submit}>
      <h3 className={styles.title}>{text("data.ask")}</h3>
      <p className={styles.explained}>{text(areProposed ? "data.askProposed" : "data.askExplained")}</p>
      {layouts.map(({ layout, file, files, fields: asked }) => (
        <fieldset key={layout} className={styles.layout}>
          <legend className={styles.file}>{files > 1 ? text("data.askFiles", { file, n: count(files) }) : file}</legend>
          {asked.map((field) => (
            <AnswerField
              key={field.key}
              field={field}
              value={typed[field.key] ?? ""}
              isWrong={
                isSent &&
                !isAnswer(
                  field,
                  typed,
                  asked.filter(({ topic }) => topic === field.topic),
                )
              }
              onChange={(value) => setTyped({ ...typed, [field.key]: value })}
            />
          ))}
        </fieldset>
      ))}
      <div>
        <Button look="primary" type="submit" disabled={fields.every(({ key }) => !typed[key]?.trim())}>
          {text("data.askSend")}
        </Button>
      </div>
    </form>
  );
}

interface AnswerFieldProps {
  readonly field: AskedField;
  readonly value: string;
  readonly isWrong: boolean;
  readonly onChange: (value: string) => void;
}

function AnswerField({ field, value, isWrong, onChange }: AnswerFieldProps) {
  const text = useText();
  const sentences = useFindingSentences();
  const id = useId();
  const { topic, file, choices, likeliest, evidence } = field;
  const label = file === null ? text(`data.ask.${topic}`) : text("data.askSymbolOf", { file });
  const choiceName = useChoiceName();
  return (
    <Field label={label} hint={sentences(evidence) ?? ""} className={styles.field}>
      {choices.length > 0 ? (
        <Select value={value} onChange={({ target }) => onChange(target.value)}>
          <option value="">{text("data.askChoose")}</option>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {topic === "column" ? choice : choiceName(choice)}
            </option>
          ))}
        </Select>
      ) : (
        <FieldInput
          value={value}
          placeholder={likeliest ?? ""}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? id : undefined}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
      {isWrong && (
        <FieldProblem id={id}>{text(`data.askWrong.${topic === "currency" ? "currency" : "symbol"}`)}</FieldProblem>
      )}
    </Field>
  );
}

const CHOICES = [
  "raw",
  "split-adjusted",
  "total-return",
  "day-first",
  "month-first",
  "point",
  "comma",
  "by-name",
] as const;

/** Choices that are words of the program; others, such as columns, are those of the file. */
function useChoiceName(): (choice: string) => string {
  const text = useText();
  return (choice) => {
    const known = CHOICES.find((each) => each === choice);
    return known ? text(`data.choice.${known}`) : choice;
  };
}
