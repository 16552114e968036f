import type { RuntimeConfiguration } from "@plumbline/contract";
import { KeyRound } from "lucide-react";
import styles from "./ProviderMark.module.css";

export type Provider = RuntimeConfiguration["PROVIDERS"][number];

/** The mark by which people know a provider, in the colours that it asks for. */
export function ProviderMark({ kind }: Pick<Provider, "kind">) {
  if (kind === "other") return <KeyRound size={18} aria-hidden="true" className={styles.mark} />;
  return kind === "google" ? <GoogleMark /> : <AppleMark />;
}

/** @see https://developers.google.com/identity/branding-guidelines */
function GoogleMark() {
  return (
    <svg viewBox="0 0 18 18" aria-hidden="true" className={styles.mark}>
      <path
        fill="#4285f4"
        d="M17.64 9.2c0-.64-.06-1.25-.16-1.84H9v3.48h4.84a4.14 4.14 0 0 1-1.8 2.72v2.26h2.92a8.8 8.8 0 0 0 2.68-6.62Z"
      />
      <path
        fill="#34a853"
        d="M9 18c2.43 0 4.47-.8 5.96-2.18l-2.92-2.26c-.8.54-1.84.86-3.04.86-2.34 0-4.33-1.58-5.04-3.71H.96v2.33A9 9 0 0 0 9 18Z"
      />
      <path fill="#fbbc05" d="M3.96 10.71a5.4 5.4 0 0 1 0-3.42V4.96H.96a9 9 0 0 0 0 8.08l3-2.33Z" />
      <path
        fill="#ea4335"
        d="M9 3.58c1.32 0 2.5.45 3.44 1.35l2.58-2.58A9 9 0 0 0 .96 4.96l3 2.33C4.67 5.16 6.66 3.58 9 3.58Z"
      />
    </svg>
  );
}

/** @see https://developer.apple.com/design/human-interface-guidelines/sign-in-with-apple */
function AppleMark() {
  return (
    <svg viewBox="0 0 18 18" aria-hidden="true" className={styles.mark}>
      <path
        fill="currentColor"
        d="M12.9 9.55c-.02-1.8 1.47-2.67 1.54-2.71-.84-1.23-2.15-1.4-2.61-1.42-1.11-.11-2.17.65-2.73.65-.57 0-1.43-.64-2.36-.62a3.5 3.5 0 0 0-2.95 1.8c-1.27 2.19-.33 5.43.9 7.2.6.87 1.32 1.85 2.26 1.81.91-.03 1.25-.58 2.35-.58 1.09 0 1.4.58 2.36.56.98-.02 1.59-.88 2.18-1.76.7-1 .98-1.98.99-2.03-.02-.01-1.9-.73-1.93-2.9ZM11.1 4.25c.49-.6.83-1.44.73-2.27-.71.03-1.59.48-2.1 1.07-.46.53-.87 1.39-.76 2.2.8.07 1.62-.4 2.13-1Z"
      />
    </svg>
  );
}
