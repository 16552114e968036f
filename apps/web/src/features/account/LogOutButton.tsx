import { LogOut } from "lucide-react";
import { useState } from "react";
import { AWAITED, call } from "../../api/index.ts";
import { useText } from "../../i18n/index.ts";
import { clearSession } from "../../state/session-changes.ts";
import { Button, Confirmation, showToast, TOAST_DURATION } from "../../ui/index.ts";

/** Ends the session after a question. */
export function LogOutButton() {
  const text = useText();
  const [isAsking, setIsAsking] = useState(false);

  async function logOut(): Promise<void> {
    // A server that cannot be reached must not keep the reader signed in here; the session there ends by itself.
    await call("logout", {}, AWAITED).catch(() => undefined);
    clearSession();
    showToast(text("userCenter.loggedOut"), TOAST_DURATION, "success");
  }

  return (
    <>
      <Button onClick={() => setIsAsking(true)}>
        <LogOut size={16} aria-hidden="true" />
        {text("userCenter.logOut")}
      </Button>
      {isAsking && (
        <Confirmation
          question={text("userCenter.logOutQuestion")}
          cancel={text("userCenter.cancel")}
          confirm={text("userCenter.ok")}
          onConfirm={() => void logOut()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
