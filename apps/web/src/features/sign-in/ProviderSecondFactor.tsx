import { useForm } from "../../forms/index.ts";
import { useText } from "../../i18n/index.ts";
import { ticketProblem } from "../../providers/index.ts";
import { SecondFactorFields } from "./SecondFactorFields.tsx";
import { StepForm, type TitlePlace } from "./StepForm.tsx";
import { RULES, type Typed } from "./sign-in-modes.ts";
import { isSecondFactorRefused, refusalOf } from "./sign-in-problems.ts";
import type { HalfSignedIn, ProviderSigningIn } from "./use-provider-sign-in.ts";

interface ProviderSecondFactorProps {
  readonly half: HalfSignedIn;
  readonly signingIn: ProviderSigningIn;
  readonly place: TitlePlace;
}

const NOTHING: Typed = {
  email: "",
  password: "",
  code: "",
  word: "",
  secondFactor: "",
  keepLoggedIn: true,
  acceptedTerms: false,
};

/** The second step of a user whom a provider has proved. */
export function ProviderSecondFactor({ half, signingIn, place }: ProviderSecondFactorProps) {
  const text = useText();
  const form = useForm<Typed>({
    initial: NOTHING,
    rules: RULES.secondFactor,
    send: async ({ secondFactor }) => {
      try {
        await signingIn.prove(half, secondFactor);
        return null;
      } catch (failure) {
        if (isSecondFactorRefused(failure)) return refusalOf(failure, "secondFactor");
        return { form: ticketProblem(failure, half.provider) };
      }
    },
  });
  return (
    <StepForm
      form={form}
      place={place}
      title={text("signIn.title.secondFactor")}
      lead={text("signIn.lead.secondFactor")}
      submit={text("signIn.submit.secondFactor")}
      back={text("signIn.back")}
      onBack={signingIn.leave}
    >
      <SecondFactorFields form={form} />
    </StepForm>
  );
}
