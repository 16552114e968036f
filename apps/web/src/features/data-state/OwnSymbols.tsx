import { type FormEvent, useState } from "react";
import { AWAITED, call } from "../../api/index.ts";
import { useText } from "../../i18n/index.ts";
import { useUser } from "../../state/index.ts";
import { Button, Field, FieldInput } from "../../ui/index.ts";
import styles from "./OwnSymbols.module.css";
import { symbolsTyped } from "./symbols-typed.ts";

interface OwnSymbolsProps {
  /** Does what gives the id of a run, and tells of a failure. */
  readonly attempt: (act: () => Promise<string>) => Promise<void>;
}

/** As many letters as the server takes in a list of symbols, and as it tells the SEC. */
const MAX_TYPED = 5000;
const MAX_CONTACT = 200;

/** Real companies by their symbols: what they are is asked of public sources. */
export function OwnSymbols({ attempt }: OwnSymbolsProps) {
  const text = useText();
  const email = useUser()?.email ?? "";
  const [typed, setTyped] = useState("");
  const [contact, setContact] = useState(email);
  const [isBusy, setBusy] = useState(false);
  const symbols = symbolsTyped(typed);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy || symbols.length === 0) return;
    setBusy(true);
    const named = contact.trim();
    await attempt(async () => {
      const input = { symbols: [...symbols], ...(named !== "" && { contact: named }) };
      return (await call("beginMarket", input, AWAITED)).run;
    });
    setBusy(false);
  }

  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <Field label={text("data.symbols")}>
        <FieldInput
          value={typed}
          maxLength={MAX_TYPED}
          required
          placeholder="AAPL, MSFT, KO"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={({ target }) => setTyped(target.value)}
        />
      </Field>
      <Field label={text("data.contact")}>
        <FieldInput
          value={contact}
          maxLength={MAX_CONTACT}
          autoComplete="email"
          onChange={({ target }) => setContact(target.value)}
        />
      </Field>
      <p className={styles.explained}>{text("data.contactExplained")}</p>
      <Button type="submit" look="primary" aria-disabled={isBusy || symbols.length === 0}>
        {text("data.fetch")}
      </Button>
    </form>
  );
}
