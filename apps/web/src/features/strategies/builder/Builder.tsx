import { type ReactNode, useState } from "react";
import { useText } from "../../../i18n/index.ts";
import { Boundary, Button, Panel, Skeleton } from "../../../ui/index.ts";
import { StrategySentence } from "../sentence/StrategySentence.tsx";
import styles from "./Builder.module.css";
import { EntryOrderFields } from "./EntryOrderFields.tsx";
import { LimitsFields } from "./LimitsFields.tsx";
import { LiveHits } from "./LiveHits.tsx";
import { PortfolioFields } from "./PortfolioFields.tsx";
import { RankingFields } from "./RankingFields.tsx";
import { RuleGroupFields } from "./RuleGroupFields.tsx";
import { SaveBar } from "./SaveBar.tsx";
import { StopFields } from "./StopFields.tsx";
import { UniverseFields } from "./UniverseFields.tsx";
import { type Beginning, useBeginning } from "./use-beginning.ts";
import { DraftContext, useNewDraft } from "./use-draft.ts";
import { useDraftAddress } from "./use-draft-address.ts";

interface BuilderProps {
  /** A strategy of the library or of the user to begin with. */
  readonly from: string | null;
}

/** Builds a strategy from blocks; what it says and who passes it stand beside. */
export function Builder({ from }: BuilderProps) {
  const beginning = useBeginning(from);
  return <Blocks key={from} beginning={beginning} />;
}

function Blocks({ beginning }: { readonly beginning: Beginning }) {
  const text = useText();
  const draft = useNewDraft(beginning.strategy, beginning.own === null && beginning.forkedFrom === null);
  const [name, setName] = useState(beginning.name);
  const { strategy, problems, shownProblems, change } = draft;
  useDraftAddress(draft);
  return (
    <DraftContext value={draft}>
      <div className={styles.builder}>
        <div className={styles.blocks}>
          <Panel title={text("builder.universe")}>
            <Block>
              <UniverseFields />
            </Block>
          </Panel>
          <Panel title={text("builder.entry")}>
            <Block>
              <RuleGroupFields
                group={strategy.entry}
                path="entry"
                isOuter
                place={(entry) => ({ ...strategy, entry })}
              />
              <EntryOrderFields />
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
          {Object.keys(strategy.parameters).length > 0 && (
            <Panel title={text("builder.limits")} note={text("builder.limitsNote")}>
              <LimitsFields />
            </Panel>
          )}
        </div>
        <aside className={styles.aside}>
          <SaveBar beginning={beginning} draft={draft} name={name} onName={setName} />
          <Panel title={text("builder.sentence")}>
            <Block>
              {problems.length === 0 ? (
                <StrategySentence strategy={strategy} />
              ) : (
                <p className={styles.waiting}>
                  {text(shownProblems.length === 0 ? "builder.problem.no-entry" : "builder.fixFirst")}
                </p>
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
