import { writeInstant } from "../../format/instants.ts";
import { useFormats, useLanguage, useText } from "../../i18n/index.ts";
import { classNames, cssPercent, Panel, Table } from "../../ui/index.ts";
import type { DataState } from "./data-state.query.ts";
import { Instant } from "./Instant.tsx";
import styles from "./Providers.module.css";
import { providerName } from "./provider-name.ts";
import { Scrolled } from "./Scrolled.tsx";

type Provider = DataState["providers"][number];

/** What each provider does now, what it did last, and what is left of its budget. */
export function Providers({ state }: { readonly state: DataState }) {
  const text = useText();
  const isAsked = state.providers.some(({ rank }) => rank !== null);
  return (
    <Panel title={text("data.providers")} note={text(isAsked ? "data.providersNote" : "data.providersIdle")} toEdges>
      <Scrolled label={text("data.providers")}>
        <Table edge="panel" sticky className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{text("data.provider")}</th>
              <th scope="col">{text("data.state")}</th>
              <th scope="col">{text("data.lastSuccess")}</th>
              <th scope="col">{text("data.lastFailure")}</th>
              <th scope="col" data-figure>
                {text("data.budget")}
              </th>
            </tr>
          </thead>
          <tbody>
            {state.providers.map((provider) => (
              <ProviderRow key={provider.name} provider={provider} now={state.at} />
            ))}
          </tbody>
        </Table>
      </Scrolled>
    </Panel>
  );
}

function ProviderRow({ provider, now }: { readonly provider: Provider; readonly now: string }) {
  const text = useText();
  const { name, supplies, lastSuccessAt, lastFailure } = provider;
  return (
    <tr>
      <th scope="row" className={styles.name}>
        <span>{providerName(name)}</span>
        <small>{supplies.map((kind) => text(`data.kind.${kind}`)).join(" · ")}</small>
      </th>
      <td>
        <State provider={provider} />
      </td>
      <td>{lastSuccessAt ? <Instant at={lastSuccessAt} now={now} /> : <Never />}</td>
      <td>
        {lastFailure ? (
          <>
            <span className={styles.failure}>{text(`data.failure.${lastFailure.kind}`)}</span>
            <small>
              <Instant at={lastFailure.at} now={now} />
            </small>
          </>
        ) : (
          <Never />
        )}
      </td>
      <td data-figure>
        <Budget provider={provider} />
      </td>
    </tr>
  );
}

function State({ provider: { state, until, rank } }: { readonly provider: Provider }) {
  const text = useText();
  const language = useLanguage();
  return (
    <>
      <span className={classNames(styles.state, styles[state])}>{text(`data.state.${state}`)}</span>
      {until !== null && <small>{text("data.until", { time: writeInstant(until, language) })}</small>}
      {until === null && rank === null && state !== "keyless" && <small>{text("data.unranked")}</small>}
    </>
  );
}

function Budget({ provider: { used, budget } }: { readonly provider: Provider }) {
  const text = useText();
  const { count } = useFormats();
  if (budget === null) return count(used);
  return (
    <>
      {text("data.budgetOf", { used: count(used), budget: count(budget) })}
      <span className={styles.meter} aria-hidden="true">
        <span style={{ width: cssPercent(Math.min(1, used / budget)) }} />
      </span>
    </>
  );
}

function Never() {
  return <span className={styles.never}>{useText()("data.never")}</span>;
}
