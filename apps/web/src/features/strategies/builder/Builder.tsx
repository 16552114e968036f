import type { WireOwnStrategy, WireStrategy } from "@plumbline/contract";
import { useQueryClient, useSuspenseQuery } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { callProblem } from "../../../forms/index.ts";
import { useFormats, useText } from "../../../i18n/index.ts";
import { router, setQuery, switchTab, writeAddress } from "../../../router/index.ts";
import { Boundary, Button, FieldInput, Panel, Skeleton, showToast } from "../../../ui/index.ts";
import { builderAddress, strategyAddress } from "../addresses.ts";
import { StrategySentence } from "../sentence/StrategySentence.tsx";
import { LIBRARY, OWN_STRATEGIES, saveStrategy } from "../strategies.query.ts";
import { useStrategyWords } from "../use-strategy-words.ts";
import styles from "./Builder.module.css";
import { EMPTY_DRAFT } from "./draft.ts";
import { LiveHits } from "./LiveHits.tsx";
import { RuleGroupFields } from "./RuleGroupFields.tsx";
import { MAX_SHARED, readShared, writeStrategyFilters, writeStrategyNumbers } from "./share.ts";
import { PortfolioFields, RankingFields, StopFields } from "./TradingFields.tsx";
import { type Draft, DraftContext, useNewDraft } from "./use-draft.ts";

interface BuilderProps {
  /** A strategy of the library or of the user to begin with. */
  readonly from: string | null;
}

/** What the builder begins with. */
interface Beginning {
  readonly name: string;
  readonly strategy: WireStrategy;
  /** The own strategy that is changed; null for a new one. */
  readonly own: WireOwnStrategy | null;
  readonly forkedFrom: string | null;
}

/** Milliseconds for a whole sentence. */
const SENTENCE = 5000;

/** Builds a strategy from blocks; what it says and who passes it stand beside. */
export function Builder({ from }: BuilderProps) {
  const beginning = useBeginning(from);
  return <Blocks key={from} beginning={beginning} />;
}

function useBeginning(from: string | null): Beginning {
  const text = useText();
  const { nameOf } = useStrategyWords();
  const { data: library } = useSuspenseQuery(LIBRARY);
  const { data: mine } = useSuspenseQuery(OWN_STRATEGIES);
  const own = mine.strategies.find(({ id }) => id === from) ?? null;
  const published = library.strategies.find(({ id }) => id === from);
  // A link to rules, or the rules of this page before it was loaded anew.
  const { strategyFilters = "", paramFilters = "" } = router.route.read().query;
  const shared = readShared(strategyFilters, paramFilters);
  if (own) return { name: own.name, strategy: shared ?? own.strategy, own, forkedFrom: null };
  if (published) {
    const name = text("builder.copyOf", { name: nameOf(published.id) });
    return { name, strategy: shared ?? published.strategy, own: null, forkedFrom: published.id };
  }
  return { name: text("builder.newName"), strategy: shared ?? EMPTY_DRAFT, own: null, forkedFrom: null };
}

function Blocks({ beginning }: { readonly beginning: Beginning }) {
  const text = useText();
  const draft = useNewDraft(beginning.strategy);
  const [name, setName] = useState(beginning.name);
  const { strategy, problems, change } = draft;
  useAddress(strategy);
  return (
    <DraftContext value={draft}>
      <div className={styles.builder}>
        <div className={styles.blocks}>
          <Panel title={text("builder.entry")}>
            <Block>
              <RuleGroupFields
                group={strategy.entry}
                path="entry"
                isOuter
                place={(entry) => ({ ...strategy, entry })}
              />
            </Block>
          </Panel>
          <Panel title={text("builder.exit")} note={strategy.exit === null ? text("builder.noExit") : undefined}>
            <Block>
              {strategy.exit === null ? (
                <Button onClick={() => change({ ...strategy, exit: { all: [] } })}>{text("builder.addRule")}</Button>
              ) : (
                <RuleGroupFields
                  group={strategy.exit}
                  path="exit"
                  isOuter
                  place={(exit) => ({ ...strategy, exit })}
                  onRemove={() => change({ ...strategy, exit: null })}
                />
              )}
            </Block>
          </Panel>
          <Panel title={text("builder.stops")}>
            <Block>
              <StopFields />
            </Block>
          </Panel>
          <Panel title={text("builder.order")}>
            <Block>
              <RankingFields />
            </Block>
          </Panel>
          <Panel title={text("builder.portfolio")}>
            <Block>
              <PortfolioFields />
            </Block>
          </Panel>
        </div>
        <aside className={styles.aside}>
          <SaveBar beginning={beginning} draft={draft} name={name} onName={setName} />
          <Panel title={text("builder.sentence")}>
            <Block>
              {problems.length === 0 ? (
                <StrategySentence strategy={strategy} />
              ) : (
                <p className={styles.waiting}>{text("builder.fixFirst")}</p>
              )}
            </Block>
          </Panel>
          {problems.length === 0 && (
            <Panel title={text("builder.today")}>
              <Boundary loading={<Skeleton height="12rem" />}>
                <LiveHits strategy={strategy} />
              </Boundary>
            </Panel>
          )}
        </aside>
      </div>
    </DraftContext>
  );
}

function Block({ children }: { readonly children: ReactNode }) {
  return <div className={styles.block}>{children}</div>;
}

/** Keeps the rules in the address, so that a page loaded anew, or a link to it, has them. */
function useAddress(strategy: WireStrategy): void {
  useEffect(() => {
    const filters = strategy === EMPTY_DRAFT ? null : writeStrategyFilters(strategy);
    setQuery({
      strategyFilters: filters ?? undefined,
      paramFilters: filters === null ? undefined : writeStrategyNumbers(strategy) || undefined,
    });
  }, [strategy]);
}

interface SaveBarProps {
  readonly beginning: Beginning;
  readonly draft: Draft;
  readonly name: string;
  readonly onName: (name: string) => void;
}

/** Name, saving and sharing of what is built. */
function SaveBar({ beginning: { own, forkedFrom }, draft, name, onName }: SaveBarProps) {
  const text = useText();
  const { count } = useFormats();
  const client = useQueryClient();
  const { strategy, problems, undo } = draft;
  const isReady = problems.length === 0 && name.trim() !== "";
  async function attempt(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (failure) {
      showToast(callProblem(failure)(text), SENTENCE);
    }
  }
  const save = (isNew: boolean) =>
    attempt(async () => {
      const title = name.trim();
      const change = own && !isNew;
      const [saved] = await saveStrategy(
        client,
        change
          ? { action: "change", id: own.id, name: title, strategy }
          : forkedFrom === null
            ? { action: "create", name: title, strategy }
            : { action: "fork", from: forkedFrom, name: title, strategy },
      );
      if (!saved) return;
      showToast(text("builder.saved", { n: count(saved.version) }));
      switchTab(strategyAddress(saved.id));
    });
  const remove = () =>
    attempt(async () => {
      if (!own) return;
      await saveStrategy(client, { action: "delete", id: own.id });
      showToast(text("builder.deleted", { name: own.name }), SENTENCE);
      switchTab(strategyAddress());
    });
  const share = () =>
    attempt(async () => {
      const filters = writeStrategyFilters(strategy);
      if (filters === null) return void showToast(text("builder.tooLong", { n: count(MAX_SHARED) }), SENTENCE);
      const link = writeAddress(builderAddress(), {
        strategyFilters: filters,
        paramFilters: writeStrategyNumbers(strategy) || undefined,
      });
      await navigator.clipboard.writeText(`${location.origin}${location.pathname}#${link}`);
      showToast(text("builder.shared"));
    });
  return (
    <div className={styles.save}>
      <FieldInput
        type="text"
        maxLength={80}
        value={name}
        aria-label={text("builder.name")}
        className={styles.name}
        onChange={({ target }) => onName(target.value)}
      />
      <div className={styles.actions}>
        <Button look="primary" disabled={!isReady} onClick={() => void save(false)}>
          {text("builder.save")}
        </Button>
        {own && (
          <Button disabled={!isReady} onClick={() => void save(true)}>
            {text("builder.saveNew")}
          </Button>
        )}
        <Button look="quiet" disabled={undo === null} onClick={() => undo?.()}>
          {text("builder.undo")}
        </Button>
        <Button look="quiet" onClick={() => void share()}>
          {text("builder.share")}
        </Button>
        {own && (
          <Button look="quiet" onClick={() => void remove()}>
            {text("builder.delete")}
          </Button>
        )}
      </div>
    </div>
  );
}
