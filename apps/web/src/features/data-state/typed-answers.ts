import type { CallInput } from "@plumbline/contract/calls";
import type { Unanswered } from "./data-state.query.ts";

type Asked = NonNullable<Unanswered["asked"]>;
type Answers = NonNullable<CallInput<"importUpload">["answers"]>;

/** What was typed and chosen, by the keys of the fields. */
export type Typed = Readonly<Record<string, string>>;

/** A field for an answer, or for one of several symbols that are one answer together. */
export interface AskedField extends Pick<Asked, "layout" | "choices" | "likeliest" | "proposed" | "evidence"> {
  readonly key: string;
  readonly topic: Unanswered["topic"];
  /** The file whose symbol it is; null where one answer is for all files of the layout. */
  readonly file: string | null;
}

/** The files of one layout, which are answered together. */
export interface AskedLayout {
  readonly layout: string;
  /** The first of them. */
  readonly file: string;
  readonly files: number;
  readonly fields: readonly AskedField[];
}

/** The fields of a form, layout by layout. */
export function askedLayouts(unanswered: readonly Unanswered[]): AskedLayout[] {
  const layouts = new Map<string, AskedLayout>();
  for (const item of unanswered) {
    if (item.asked === undefined) continue;
    const { layout } = item.asked;
    const known = layouts.get(layout);
    layouts.set(layout, {
      layout,
      file: known?.file ?? item.file,
      files: Math.max(known?.files ?? 0, item.files),
      fields: [...(known?.fields ?? []), ...fieldsOf(item, item.asked)],
    });
  }
  return [...layouts.values()];
}

function fieldsOf({ topic }: Unanswered, { nameless, ...asked }: Asked): AskedField[] {
  const files = nameless.length > 1 && asked.choices.length === 0 ? nameless : [null];
  return files.map((file, place) => ({ ...asked, topic, file, key: `${asked.layout} ${topic} ${place}` }));
}

/** The program says which codes there are; these forms keep slips from being sent. */
const FORMS: Readonly<Partial<Record<Unanswered["topic"], RegExp>>> = {
  currency: /^[a-z]{3}$/i,
  symbol: /^[a-z0-9^][a-z0-9.^=/:-]{0,23}$/i,
};

/** Whether a field is left open or says what can be an answer. One of several symbols is no answer without the others. */
export function isAnswer(field: AskedField, typed: Typed, beside: readonly AskedField[] = []): boolean {
  const written = typed[field.key]?.trim() ?? "";
  if (written === "") return field.file === null || beside.every(({ key }) => !typed[key]?.trim());
  return field.choices.length > 0 || (FORMS[field.topic]?.test(written) ?? true);
}

/**
 * The answers of a form, by layout and topic.
 *
 * @returns Null where a field says what cannot be an answer.
 *
 * @example
 * typedAnswers([currencyField], { [currencyField.key]: "eur" }); // { "Date,Close": { currency: "eur" } }
 */
export function typedAnswers(fields: readonly AskedField[], typed: Typed): Answers | null {
  const answers: Record<string, Record<string, string>> = {};
  for (const field of fields) {
    const together = fields.filter(({ layout, topic }) => layout === field.layout && topic === field.topic);
    if (!isAnswer(field, typed, together)) return null;
    const said = together.map(({ key }) => typed[key]?.trim() ?? "").filter((written) => written !== "");
    if (said.length === 0) continue;
    answers[field.layout] = { ...answers[field.layout], [field.topic]: said.join(",") };
  }
  return answers;
}

/** The answers that the server proposes; they are filled in before anything is typed. */
export function proposedAnswers(fields: readonly AskedField[]): Typed {
  return Object.fromEntries(fields.flatMap(({ key, proposed }) => (proposed == null ? [] : [[key, proposed]])));
}
