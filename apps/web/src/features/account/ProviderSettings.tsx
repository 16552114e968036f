import type { WireLinkedProvider } from "@plumbline/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../api/index.ts";
import { useText } from "../../i18n/index.ts";
import {
  openProviderWindow,
  type Provider,
  ProviderMark,
  problemOfOutcome,
  providerProblem,
  ticketProblem,
  useProviders,
} from "../../providers/index.ts";
import { Button, showToast } from "../../ui/index.ts";
import { keepLinked } from "./account.query.ts";
import styles from "./ProviderSettings.module.css";
import { SENTENCE_TOAST_DURATION, showFailure } from "./refusal.ts";
import { Setting } from "./Setting.tsx";

interface ProviderSettingsProps {
  readonly linked: readonly WireLinkedProvider[];
}

/** The providers of this server, and whether the user can sign in with each; nothing where there is none. */
export function ProviderSettings({ linked }: ProviderSettingsProps) {
  const providers = useProviders();
  return providers.map((provider) => (
    <ProviderSetting
      key={provider.id}
      provider={provider}
      link={linked.find(({ provider: id }) => id === provider.id)}
    />
  ));
}

interface ProviderSettingProps {
  readonly provider: Provider;
  readonly link: WireLinkedProvider | undefined;
}

function ProviderSetting({ provider, link }: ProviderSettingProps) {
  const text = useText();
  const { label } = provider;
  const { start, unlink, isBusy } = useLinking(provider);
  return (
    <Setting
      label={label}
      end={
        <Button
          disabled={isBusy}
          aria-label={text(link ? "providers.unlinkOf" : "providers.linkOf", { provider: label })}
          onClick={link ? unlink : start}
        >
          {text(link ? "providers.unlink" : "providers.link")}
        </Button>
      }
    >
      <span className={styles.state}>
        <ProviderMark kind={provider.kind} />
        {stateOf(link)(text)}
      </span>
    </Setting>
  );
}

function stateOf(link: WireLinkedProvider | undefined) {
  return (text: ReturnType<typeof useText>): string => {
    if (!link) return text("providers.notLinked");
    return link.email === null ? text("providers.linkedPlain") : text("providers.linked", { email: link.email });
  };
}

/** Opens the window of a provider and links what it brings; or ends the link. */
function useLinking(provider: Provider) {
  const text = useText();
  const client = useQueryClient();
  const { id, label } = provider;
  const say = (sentence: string) => showToast(sentence, SENTENCE_TOAST_DURATION);
  const link = useMutation({
    mutationFn: (ticket: string) => call("linkProvider", { ticket }),
    onSuccess: ({ linked }) => {
      keepLinked(client, linked);
      say(text("providers.linkedNow", { provider: label }));
    },
    onError: (error) => {
      const isTaken = (error as { readonly code?: unknown }).code === 11;
      say(isTaken ? text("providers.taken", { provider: label }) : ticketProblem(error, label)(text));
    },
  });
  const unlink = useMutation({
    mutationFn: () => call("unlinkProvider", { provider: id }),
    onSuccess: ({ linked }) => {
      keepLinked(client, linked);
      say(text("providers.unlinkedNow", { provider: label }));
    },
    onError: (error) => showFailure(error, text),
  });
  const start = () =>
    openProviderWindow(provider, {
      onOutcome: (outcome) => {
        if (outcome.ticket !== null) link.mutate(outcome.ticket);
        else say(problemOfOutcome(outcome, label)?.(text) ?? "");
      },
      onProblem: (problem) => say(providerProblem(problem, label)(text)),
    });
  return { start, unlink: () => unlink.mutate(), isBusy: link.isPending || unlink.isPending };
}
