import { useState } from "react";
import { useText } from "../../../i18n/index.ts";
import type { Profile } from "../account.query.ts";
import { EditableSetting } from "../Setting.tsx";
import { ChangeSecondFactor } from "./ChangeSecondFactor.tsx";
import { type SecondFactorFormProps, SetUpSecondFactor } from "./SetUpSecondFactor.tsx";

/** Two-step verification: whether it is on, and how to turn it on and off. */
export function SecondFactorSetting({ profile: { user, hasPassword, secondFactor } }: { readonly profile: Profile }) {
  const text = useText();
  const { isOn, recoveryCodesLeft: left } = secondFactor;
  return (
    <EditableSetting
      label={text("secondFactor.title")}
      action={text(isOn ? "userCenter.change" : "secondFactor.setUp")}
      form={(close) => <SecondFactorForm isOn={isOn} email={user.email} hasPassword={hasPassword} onDone={close} />}
    >
      {isOn ? text("secondFactor.on", { count: left, n: left }) : text("secondFactor.explained")}
    </EditableSetting>
  );
}

/** The form stays the one that was opened: what it does changes whether the second factor is on. */
function SecondFactorForm({ isOn, ...props }: SecondFactorFormProps & { readonly isOn: boolean }) {
  const [wasOn] = useState(isOn);
  return wasOn ? <ChangeSecondFactor {...props} /> : <SetUpSecondFactor {...props} />;
}
