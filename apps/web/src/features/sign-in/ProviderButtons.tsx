import { useText } from "../../i18n/index.ts";
import { type Provider, ProviderMark } from "../../providers/index.ts";
import { Button } from "../../ui/index.ts";
import styles from "./ProviderButtons.module.css";
import type { ProviderSigningIn } from "./use-provider-sign-in.ts";

interface ProviderButtonsProps {
  readonly providers: readonly Provider[];
  readonly signingIn: ProviderSigningIn;
}

/** One button for each provider, below the form of this server. */
export function ProviderButtons({ providers, signingIn: { waitingFor, problem, start } }: ProviderButtonsProps) {
  const text = useText();
  return (
    <div className={styles.providers}>
      <p className={styles.or}>{text("providers.or")}</p>
      {providers.map((provider) => (
        <Button key={provider.id} className={styles.provider} onClick={() => start(provider)}>
          <ProviderMark kind={provider.kind} />
          {text("providers.with", { provider: provider.label })}
        </Button>
      ))}
      {providers.some(({ isDevelopment }) => isDevelopment) && (
        <p className={styles.note}>{text("providers.development")}</p>
      )}
      <p role="alert" className={styles.problem}>
        {problem?.(text)}
      </p>
      <p role="status" className={styles.note}>
        {waitingFor !== null && text("providers.waiting", { provider: waitingFor })}
      </p>
    </div>
  );
}
