import { type FormEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { type FormValues, type Problem, type Problems, problemsOf, type Rules } from "./rules.ts";
import { useOnceAtATime } from "./use-once-at-a-time.ts";

/** Why a form was not accepted: by field, and for all of it. */
export interface Refusal<Values extends FormValues> {
  readonly fields?: Problems<Values>;
  readonly form?: Problem | undefined;
}

interface FormOptions<Values extends FormValues> {
  readonly initial: Values | (() => Values);
  /** Of the fields that are shown; may change while the form is open. */
  readonly rules: Rules<Values>;
  /**
   * Sends the values; called with those that obey the rules, and not again before it has ended.
   *
   * @returns Why they were refused, or `null`. An exception is a bug.
   */
  readonly send: (values: Values) => Promise<Refusal<Values> | null>;
}

/** What a field of a form needs. */
export interface FieldState<Value extends string | boolean> {
  readonly name: string;
  readonly value: Value;
  readonly problem: Problem | undefined;
  readonly onWrite: (value: Value) => void;
}

export interface Form<Values extends FormValues> {
  readonly values: Values;
  /** What is wrong with all of it, or with no field in particular. */
  readonly problem: Problem | undefined;
  readonly isSending: boolean;
  /** For the `form` element. */
  readonly element: {
    readonly ref: RefObject<HTMLFormElement | null>;
    /** The browser's own messages would come before ours. */
    readonly noValidate: true;
    readonly "aria-busy": boolean;
    readonly onSubmit: (event: FormEvent) => void;
  };
  field<Name extends keyof Values & string>(name: Name): FieldState<Widened<Values[Name]>>;
  /**
   * Sends the form with something in place of what would be typed into some of its fields.
   *
   * @param fields Those that stay empty; the others must obey their rules.
   * @param ask Called after that, for what is sent in their place; null where nothing is.
   */
  sendInPlaceOf(fields: readonly (keyof Values & string)[], ask: () => Promise<Partial<Values> | null>): void;
  /** Tries the rules of some fields; for an action that needs only them. @returns Whether they are obeyed. */
  check(...names: readonly (keyof Values & string)[]): boolean;
  /** Shows problems in place of all others, and puts the focus on the first field at fault. */
  refuse(refusal: Refusal<Values>): void;
  /** Takes all messages away. An answer that is still under way shows none. */
  clear(): void;
}

type Widened<Value> = Value extends string ? string : boolean;

/** The state of a small form: what was typed, what is wrong with it, and whether it is being sent. */
export function useForm<Values extends FormValues>({ initial, rules, send }: FormOptions<Values>): Form<Values> {
  const [values, setValues] = useState(initial);
  const { ref, refusal, refuse, clear, forget, count } = useRefusal<Values>();
  const [isSending, sendOnce] = useOnceAtATime();

  function check(...names: readonly (keyof Values & string)[]): boolean {
    const tried = Object.fromEntries(names.map((name) => [name, rules[name] ?? []])) as Rules<Values>;
    const fields = problemsOf(values, tried);
    refuse({ fields });
    return Object.keys(fields).length === 0;
  }

  function sendInPlaceOf(fields: readonly (keyof Values & string)[], ask: () => Promise<Partial<Values> | null>): void {
    void sendOnce(async () => {
      if (!check(...Object.keys(rules).filter((name) => !fields.includes(name)))) return;
      const before = count();
      const given = await ask();
      const answer = given && (await send({ ...values, ...given }));
      if (answer && before === count()) refuse(answer);
    });
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    sendInPlaceOf([], async () => ({}));
  }

  return {
    values,
    problem: refusal.form,
    isSending,
    element: { ref, noValidate: true, "aria-busy": isSending, onSubmit: submit },
    sendInPlaceOf,
    check,
    refuse,
    clear,
    field: (name) => ({
      name,
      value: values[name] as Widened<Values[typeof name]>,
      problem: refusal.fields?.[name],
      onWrite(value) {
        setValues((before) => ({ ...before, [name]: value }));
        forget(name);
      },
    }),
  };
}

const NO_PROBLEM = {};

/** The messages that are shown; each new set puts the focus on the first field at fault, as it stands on the screen. */
function useRefusal<Values extends FormValues>() {
  const ref = useRef<HTMLFormElement>(null);
  const changes = useRef(0);
  const [refusal, setRefusal] = useState<Refusal<Values>>(NO_PROBLEM);
  const [newest, setNewest] = useState<Refusal<Values>>(NO_PROBLEM);
  // Not at each change of the messages: while the reader types, they only become fewer.
  useLayoutEffect(() => {
    if (newest !== NO_PROBLEM) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [newest]);

  function refuse(next: Refusal<Values>): void {
    changes.current += 1;
    setRefusal(next);
    setNewest(next);
  }
  return {
    ref,
    refusal,
    refuse,
    clear: () => refuse(NO_PROBLEM),
    forget: (name: string) =>
      setRefusal(({ form, fields }) => ({ form, fields: { ...fields, [name]: undefined } as Problems<Values> })),
    /** How often all messages have changed, so that a late answer finds out that it is no longer wanted. */
    count: () => changes.current,
  };
}
