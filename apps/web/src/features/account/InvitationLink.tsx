import type { CallOutput } from "@plumbline/contract/calls";
import { Copy } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { localDay } from "../../format/index.ts";
import { useFormats, useText } from "../../i18n/index.ts";
import { Button, FieldInput, showToast, TOAST_DURATION } from "../../ui/index.ts";
import styles from "./InvitationsSection.module.css";

interface InvitationLinkProps {
  readonly invitation: CallOutput<"createInvitation">;
}

/** The link of a new invitation, selected and ready to be copied. */
export function InvitationLink({ invitation: { token, expiresAt } }: InvitationLinkProps) {
  const text = useText();
  const id = useId();
  const { day } = useFormats();
  const link = invitationLink(token, location);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);

  async function copy(): Promise<void> {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      showToast(text("invitations.copied"), TOAST_DURATION, "success");
    } catch {
      // A page that is not served over HTTPS has no clipboard.
      showToast(text("invitations.notCopied"));
    }
  }

  return (
    <div className={styles.link}>
      <label htmlFor={id} className={styles.label}>
        {text("invitations.link")}
      </label>
      <div className={styles.row}>
        <FieldInput
          ref={field}
          id={id}
          readOnly
          value={link}
          title={link}
          aria-describedby={`${id}-hint`}
          onFocus={({ target }) => target.select()}
        />
        <Button look="primary" onClick={() => void copy()}>
          <Copy size={16} aria-hidden="true" />
          {text("invitations.copy")}
        </Button>
      </div>
      <p id={`${id}-hint`} className={styles.hint}>
        {text("invitations.linkHint", { day: day(localDay(expiresAt)) })}
      </p>
    </div>
  );
}

/**
 * The address under which somebody registers with an invitation.
 *
 * @param place Where this page is served.
 */
function invitationLink(token: string, { origin, pathname }: Pick<Location, "origin" | "pathname">): string {
  return `${origin}${pathname}#/pages/login/login?invitation=${encodeURIComponent(token)}`;
}
