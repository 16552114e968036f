import type { WireUser } from "@plumbline/contract";
import { useQueryClient } from "@tanstack/react-query";
import { AWAITED, call } from "../../api/index.ts";
import { localDay } from "../../format/index.ts";
import { type Refusal, TextField, useForm, useSends } from "../../forms/index.ts";
import { useFormats, useText } from "../../i18n/index.ts";
import { Chip, Panel, showToast, TOAST_DURATION } from "../../ui/index.ts";
import { keepUser } from "./account.query.ts";
import { AvatarSetting } from "./avatar/AvatarSetting.tsx";
import { refusalOf } from "./refusal.ts";
import { EditableSetting, Setting } from "./Setting.tsx";
import { SettingForm } from "./SettingForm.tsx";

/** Characters of a name, as the contract has them. */
const MAX_NAME = 60;

/** Who the user is. */
export function ProfileSection({ user }: { readonly user: WireUser }) {
  const text = useText();
  const { day } = useFormats();
  const sends = useSends();
  return (
    <Panel title={text("userCenter.profile")}>
      <AvatarSetting user={user} />
      <EditableSetting
        label={text("userCenter.name")}
        action={text("userCenter.edit")}
        form={(close) => <NameForm name={user.name ?? ""} onDone={close} />}
      >
        {user.name ?? text("userCenter.notGiven")}
      </EditableSetting>
      <Setting label={text("forms.email")}>{user.email}</Setting>
      <Setting label={text("userCenter.memberSince")}>
        <time dateTime={user.createdAt}>{day(localDay(user.createdAt))}</time>
      </Setting>
      {user.role === "owner" && (
        <Setting label={text("userCenter.role")} end={<Chip tone="accent">{text("userCenter.owner")}</Chip>}>
          {text(sends.email ? "userCenter.ownerExplained" : "userCenter.ownerOutbox")}
        </Setting>
      )}
    </Panel>
  );
}

interface NameFormProps {
  readonly name: string;
  readonly onDone: () => void;
}

type Typed = { readonly name: string };

function NameForm({ name, onDone }: NameFormProps) {
  const text = useText();
  const client = useQueryClient();
  const form = useForm<Typed>({ initial: { name }, rules: {}, send });

  async function send(typed: Typed): Promise<Refusal<Typed> | null> {
    try {
      keepUser(client, await call("updateConfiguration", { name: typed.name }, AWAITED));
    } catch (failure) {
      return refusalOf(failure, ["name"]);
    }
    showToast(text("userCenter.saved"), TOAST_DURATION, "success");
    onDone();
    return null;
  }

  return (
    <SettingForm form={form} action={text("userCenter.save")}>
      <TextField
        {...form.field("name")}
        label={text("userCenter.name")}
        autoComplete="name"
        maxLength={MAX_NAME}
        hint={text("userCenter.nameHint", { max: MAX_NAME })}
      />
    </SettingForm>
  );
}
