import type { ReactNode } from "react";
import type { Form, FormValues } from "../../forms/index.ts";
import { useText } from "../../i18n/index.ts";
import { Button, classNames } from "../../ui/index.ts";
import styles from "./SignIn.module.css";

/** The level and the id of a title, for the window or page around it. */
export interface TitlePlace {
  readonly Title: "h1" | "h2";
  readonly titleId?: string | undefined;
}

interface StepFormProps<Values extends FormValues> {
  readonly form: Form<Values>;
  readonly place: TitlePlace;
  readonly title: string;
  readonly lead: string;
  /** The words of the button that goes on, and of the way back. */
  readonly submit: string;
  readonly back: string;
  readonly onBack: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** One more step of who has come from a provider. */
export function StepForm<Values extends FormValues>(props: StepFormProps<Values>) {
  const text = useText();
  const { form, title, lead, submit, back, onBack, children } = props;
  const { Title, titleId } = props.place;
  return (
    <form {...form.element} className={styles.form} method="post">
      <header className={styles.head}>
        <Title id={titleId} className={styles.title}>
          {title}
        </Title>
        <p className={styles.lead}>{lead}</p>
      </header>
      {children}
      <div className={styles.outcome}>
        <p role="alert" className={styles.problem}>
          {form.problem?.(text)}
        </p>
      </div>
      <Button look="primary" type="submit" className={classNames(styles.submit, form.isSending && styles.sending)}>
        {submit}
      </Button>
      <footer className={styles.ways}>
        <button type="button" className={styles.quiet} onClick={onBack}>
          {back}
        </button>
      </footer>
    </form>
  );
}
