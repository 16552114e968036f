import { useText } from "../../i18n/index.ts";
import { Boundary, Panel, Skeleton } from "../../ui/index.ts";
import type { Profile } from "./account.query.ts";
import { EmailForm } from "./EmailForm.tsx";
import { PasswordForm } from "./PasswordForm.tsx";
import { PhoneForm } from "./PhoneForm.tsx";
import { ProviderSettings } from "./ProviderSettings.tsx";
import { PasskeySetting } from "./passkeys/PasskeySetting.tsx";
import { SessionList } from "./SessionList.tsx";
import { EditableSetting } from "./Setting.tsx";
import { SecondFactorSetting } from "./second-factor/SecondFactorSetting.tsx";

/** Password, addresses, second factor, and where the user is signed in. */
export function SecuritySection({ profile }: { readonly profile: Profile }) {
  const text = useText();
  const { user, hasPassword } = profile;
  return (
    <Panel title={text("userCenter.security")}>
      <EditableSetting
        label={text("forms.password")}
        action={text(hasPassword ? "userCenter.change" : "userCenter.set")}
        form={(close) => <PasswordForm email={user.email} hasPassword={hasPassword} onDone={close} />}
      >
        {text(hasPassword ? "userCenter.passwordExplained" : "userCenter.noPassword")}
      </EditableSetting>
      <EditableSetting
        label={text("forms.email")}
        action={text("userCenter.change")}
        form={(close) => <EmailForm onDone={close} />}
      >
        {user.email}
      </EditableSetting>
      <EditableSetting
        label={text("userCenter.phone")}
        action={text(user.phone === null ? "userCenter.add" : "userCenter.change")}
        form={(close) => <PhoneForm hasPhone={user.phone !== null} onDone={close} />}
      >
        {user.phone ?? text("userCenter.notGiven")}
      </EditableSetting>
      <ProviderSettings profile={profile} />
      <SecondFactorSetting profile={profile} />
      <Boundary loading={<Skeleton height="4.75rem" />}>
        <PasskeySetting email={user.email} hasPassword={hasPassword} />
      </Boundary>
      <Boundary loading={<Skeleton height="8.25rem" />}>
        <SessionList email={user.email} hasPassword={hasPassword} />
      </Boundary>
    </Panel>
  );
}
