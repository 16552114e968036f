import { useForm } from "../../forms/index.ts";
import { useText } from "../../i18n/index.ts";
import { Acceptance } from "./Acceptance.tsx";
import { StepForm, type TitlePlace } from "./StepForm.tsx";
import { type LegalName, RULES } from "./sign-in-modes.ts";
import type { Newcomer, ProviderSigningIn } from "./use-provider-sign-in.ts";

interface NewcomerFormProps {
  readonly newcomer: Newcomer;
  readonly signingIn: ProviderSigningIn;
  readonly onRead: (name: LegalName) => void;
  readonly place: TitlePlace;
}

type Typed = { readonly acceptedTerms: boolean };

/** What a person whom a provider knows has to do before there is an account. */
export function NewcomerForm({ newcomer, signingIn, onRead, place }: NewcomerFormProps) {
  const text = useText();
  const form = useForm<Typed>({
    initial: { acceptedTerms: false },
    rules: { acceptedTerms: RULES.register.acceptedTerms ?? [] },
    send: async () => {
      const problem = await signingIn.accept(newcomer);
      return problem && { form: problem };
    },
  });
  const { provider, email } = newcomer;
  return (
    <StepForm
      form={form}
      place={place}
      title={text("providers.newcomerTitle")}
      lead={text("providers.newcomerLead", { provider, email })}
      submit={text("providers.create")}
      back={text("providers.back")}
      onBack={signingIn.leave}
    >
      <Acceptance field={form.field("acceptedTerms")} onRead={onRead} />
    </StepForm>
  );
}
