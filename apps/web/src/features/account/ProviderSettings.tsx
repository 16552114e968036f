import type { WireLinkedProvider } from "@plumbline/contract";
import { useRef, useState } from "react";
import { useText } from "../../i18n/index.ts";
import {
  openProviderWindow,
  type Provider,
  ProviderMark,
  problemOfOutcome,
  providerProblem,
  useProviders,
} from "../../providers/index.ts";
import { Button, showToast } from "../../ui/index.ts";
import type { Profile } from "./account.query.ts";
import { type LinkChange, ProviderProofForm } from "./ProviderProofForm.tsx";
import styles from "./ProviderSettings.module.css";
import { SENTENCE_TOAST_DURATION } from "./refusal.ts";
import { Setting } from "./Setting.tsx";

/** The providers of this server, and whether the user can sign in with each; nothing where there is none. */
export function ProviderSettings({ profile }: { readonly profile: Profile }) {
  const providers = useProviders();
  return providers.map((provider) => (
    <ProviderSetting
      key={provider.id}
      provider={provider}
      profile={profile}
      link={profile.linked.find(({ provider: id }) => id === provider.id)}
    />
  ));
}

interface ProviderSettingProps {
  readonly provider: Provider;
  readonly profile: Profile;
  readonly link: WireLinkedProvider | undefined;
}

/** One provider: its window says who the user is there, and the proof that follows, that it is the user of this account. */
function ProviderSetting({ provider, profile, link }: ProviderSettingProps) {
  const text = useText();
  const end = useRef<HTMLDivElement>(null);
  const [change, setChange] = useState<LinkChange | null>(null);
  const { label, kind } = provider;
  const say = (sentence: string) => showToast(sentence, SENTENCE_TOAST_DURATION);

  function openWindow(): void {
    openProviderWindow(provider, {
      onOutcome: (outcome) => {
        if (outcome.ticket !== null) setChange({ kind: "link", ticket: outcome.ticket });
        else say(problemOfOutcome(outcome, label)?.(text) ?? "");
      },
      onProblem: (problem) => say(providerProblem(problem, label)(text)),
    });
  }

  function close(): void {
    setChange(null);
    end.current?.querySelector("button")?.focus();
  }

  const [word, name, onClick] = change
    ? [text("userCenter.cancel"), `${text("userCenter.cancel")}: ${label}`, close]
    : link
      ? [text("providers.unlink"), text("providers.unlinkOf", { provider: label }), () => setChange({ kind: "unlink" })]
      : [text("providers.link"), text("providers.linkOf", { provider: label }), openWindow];
  return (
    <Setting
      label={label}
      endRef={end}
      end={
        <Button aria-label={name} aria-expanded={link || change ? change !== null : undefined} onClick={onClick}>
          {word}
        </Button>
      }
      below={change && <ProviderProofForm provider={provider} profile={profile} change={change} onDone={close} />}
    >
      <span className={styles.state}>
        <ProviderMark kind={kind} />
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
