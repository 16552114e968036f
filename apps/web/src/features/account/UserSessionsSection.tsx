import type { CallInput } from "@plumbline/contract/calls";
import { useQueryClient } from "@tanstack/react-query";
import { AWAITED, CallError, call } from "../../api/index.ts";
import { EMAIL_RULES, MAX_EMAIL, type Refusal, TextField, useForm } from "../../forms/index.ts";
import { useText } from "../../i18n/index.ts";
import { Panel, showToast, TOAST_DURATION } from "../../ui/index.ts";
import { type Profile, SESSIONS } from "./account.query.ts";
import { EditableSetting } from "./Setting.tsx";
import { SettingForm } from "./SettingForm.tsx";
import { OwnProofFields } from "./second-factor/OwnProofFields.tsx";
import { NO_PROOF, ownProofOf, proofRefusal, proofRules, type TypedProof } from "./second-factor/own-proof.ts";
import { PasskeyProof } from "./second-factor/PasskeyProof.tsx";

/** The owner of the server ends the sessions of a user, or of everyone. */
export function UserSessionsSection({ profile }: { readonly profile: Profile }) {
  const text = useText();
  const action = text("userCenter.end");
  return (
    <Panel title={text("userSessions.title")} note={text("userSessions.note")}>
      <EditableSetting
        label={text("userSessions.one")}
        action={action}
        form={(close) => <EndForm profile={profile} isEveryone={false} onDone={close} />}
      >
        {text("userSessions.oneExplained")}
      </EditableSetting>
      <EditableSetting
        label={text("userSessions.everyone")}
        action={action}
        isDangerous
        form={(close) => <EndForm profile={profile} isEveryone onDone={close} />}
      >
        {text("userSessions.everyoneExplained")}
      </EditableSetting>
    </Panel>
  );
}

type Typed = TypedProof & { readonly email: string };
type Which = { readonly everyone: true } | { readonly email: string };

interface EndFormProps {
  readonly profile: Profile;
  readonly isEveryone: boolean;
  readonly onDone: () => void;
}

function EndForm({ profile: { user, hasPassword }, isEveryone, onDone }: EndFormProps) {
  const text = useText();
  const client = useQueryClient();
  const form = useForm<Typed>({
    initial: { ...NO_PROOF, email: "" },
    rules: { ...(isEveryone ? {} : { email: EMAIL_RULES }), ...proofRules(hasPassword) },
    send,
  });

  async function send({ email, ...typed }: Typed): Promise<Refusal<Typed> | null> {
    const which: Which = isEveryone ? { everyone: true } : { email };
    const input: CallInput<"revokeUserSessions"> = { ...which, proof: ownProofOf(typed, hasPassword) };
    try {
      const { ended } = await call("revokeUserSessions", input, AWAITED);
      showToast(text("userSessions.ended", { count: ended, n: ended }), TOAST_DURATION, "success");
    } catch (failure) {
      if (failure instanceof CallError && failure.status === 404) {
        return { fields: { email: (write) => write("userSessions.noAccount") } };
      }
      return proofRefusal(failure, { ...typed, hasPassword }, ["email"]);
    }
    void client.invalidateQueries({ queryKey: SESSIONS.queryKey });
    onDone();
    return null;
  }

  return (
    <SettingForm form={form} action={text("userSessions.end")} isDangerous otherAction={<PasskeyProof form={form} />}>
      {!isEveryone && (
        <TextField
          {...form.field("email")}
          label={text("userSessions.email")}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_EMAIL}
          required
        />
      )}
      <OwnProofFields email={user.email} hasPassword={hasPassword} form={form} />
    </SettingForm>
  );
}
