import type { WireInvoice } from "@plumbline/contract";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useText } from "../../../i18n/index.ts";
import { Chip, Notice } from "../../../ui/index.ts";
import { INVOICES } from "../billing.query.ts";
import { type PlanWords, usePlanWords } from "../use-plan-words.ts";
import styles from "./Invoices.module.css";

const TONES = { draft: "quiet", open: "notice", paid: "good", uncollectible: "bad", void: "quiet" } as const;

/** The invoices, the newest first, with the ways to each. */
export function Invoices() {
  const text = useText();
  const words = usePlanWords();
  const {
    data: { invoices },
  } = useSuspenseQuery(INVOICES);
  if (invoices.length === 0)
    return <Notice title={text("plans.noInvoices")}>{text("plans.noInvoicesExplained")}</Notice>;
  return (
    <ul>
      {invoices.map((invoice) => (
        <InvoiceRow key={invoice.id} invoice={invoice} words={words} />
      ))}
    </ul>
  );
}

function InvoiceRow({ invoice, words }: { readonly invoice: WireInvoice; readonly words: PlanWords }) {
  const text = useText();
  const { createdAt, due, number, pdf, state, tax, total, url } = invoice;
  const name = number ?? words.day(createdAt);
  return (
    <li className={styles.invoice}>
      <div className={styles.words}>
        <time dateTime={createdAt} className={styles.day}>
          {words.day(createdAt)}
        </time>
        {number && <span className={styles.number}>{number}</span>}
      </div>
      <Chip tone={TONES[state]} isPill className={styles.state}>
        {state === "open"
          ? text("plans.invoice.is.open", { due: words.money(due) })
          : text(`plans.invoice.is.${state}`)}
      </Chip>
      <div className={styles.amount}>
        <span className={styles.total}>{words.money(total)}</span>
        {tax.amount !== 0 && (
          <span className={styles.tax}>{text("plans.invoice.tax", { amount: words.money(tax) })}</span>
        )}
      </div>
      <div className={styles.files}>
        {url && (
          <FileLink to={url} name={text("plans.invoice.viewOf", { number: name })} word={text("plans.invoice.view")} />
        )}
        {pdf && (
          <FileLink to={pdf} name={text("plans.invoice.pdfOf", { number: name })} word={text("plans.invoice.pdf")} />
        )}
      </div>
    </li>
  );
}

function FileLink({ to, name, word }: { readonly to: string; readonly name: string; readonly word: string }) {
  return (
    <a className={styles.file} href={to} target="_blank" rel="noreferrer" aria-label={name}>
      {word}
    </a>
  );
}
