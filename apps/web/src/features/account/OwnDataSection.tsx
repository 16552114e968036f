import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { AWAITED, call } from "../../api/index.ts";
import { localDay } from "../../format/index.ts";
import { useFormats, useText } from "../../i18n/index.ts";
import { Button, Panel, showToast, TOAST_DURATION } from "../../ui/index.ts";
import type { Profile } from "./account.query.ts";
import { DeleteForm } from "./DeleteForm.tsx";
import styles from "./OwnDataSection.module.css";
import { showFailure } from "./refusal.ts";
import { EditableSetting, Setting } from "./Setting.tsx";

/** What is stored of the user: to take away, and to have removed. */
export function OwnDataSection({ profile: { user, accepted } }: { readonly profile: Profile }) {
  const text = useText();
  return (
    <Panel title={text("userCenter.data")}>
      <Export />
      {accepted.length > 0 && <Accepted accepted={accepted} />}
      {user.removedAt === null && (
        <EditableSetting
          label={text("userCenter.delete")}
          action={text("userCenter.deleteAction")}
          isDangerous
          form={(close) => <DeleteForm email={user.email} onDone={close} />}
        >
          {text("userCenter.deleteExplained")}
        </EditableSetting>
      )}
    </Panel>
  );
}

function Export() {
  const text = useText();
  const { mutate: save, isPending } = useMutation({
    mutationFn: () => call("exportAccount", {}, AWAITED),
    onSuccess: (everything) => {
      const name = `plumbline-account-${localDay(new Date().toISOString())}.json`;
      saveJson(name, everything);
      showToast(text("userCenter.exported", { file: name }), TOAST_DURATION, "success");
    },
    onError: (failure) => showFailure(failure, text),
  });
  return (
    <Setting
      label={text("userCenter.export")}
      end={
        <Button aria-disabled={isPending} onClick={() => isPending || save()}>
          <Download size={16} aria-hidden="true" />
          {text("userCenter.download")}
        </Button>
      }
    >
      {text("userCenter.exportExplained")}
    </Setting>
  );
}

const DOCUMENTS = ["terms", "privacy", "disclaimer"] as const;

/** The newest accepted version of each text. */
function Accepted({ accepted }: Pick<Profile, "accepted">) {
  const text = useText();
  const { day } = useFormats();
  return (
    <Setting label={text("userCenter.accepted")}>
      <ul className={styles.accepted}>
        {DOCUMENTS.map((name) => {
          const newest = accepted.find(({ document }) => document === name);
          return (
            newest && (
              <li key={name}>
                {text("userCenter.acceptedOn", {
                  name: text(`userCenter.document.${name}`),
                  version: day(newest.version),
                  day: day(localDay(newest.acceptedAt)),
                })}
              </li>
            )
          );
        })}
      </ul>
    </Setting>
  );
}

/** Downloads a value as a file of JSON that people can read. */
function saveJson(name: string, value: unknown): void {
  const content = `${JSON.stringify(value, null, 2)}\n`;
  const address = URL.createObjectURL(new Blob([content], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers start to read the address after this function returns.
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
