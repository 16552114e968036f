import { Copy, QrCode } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { runtimeConfiguration } from "../api/index.ts";
import { useText } from "../i18n/index.ts";
import { Button, showToast, TOAST_DURATION } from "../ui/index.ts";
import styles from "./PhoneLink.module.css";
import { linkTo, pageOf, qrCodeAddress } from "./phone-link.ts";

/** The address of the page on screen, as a code for the camera of a telephone, and to be copied. */
export function PhoneLink() {
  const text = useText();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const page = pageOf(location.hash);
  if (page === null) return null;
  return (
    <div className={styles.part}>
      <Button
        look="quiet"
        className={styles.opener}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <QrCode size={18} aria-hidden="true" />
        {text("phone.title")}
      </Button>
      {isOpen && (
        <div id={id} className={styles.content}>
          <Code page={page} />
          <div className={styles.words}>
            <p>{text("phone.explained")}</p>
            <CopyButton link={linkTo(page, location)} />
          </div>
        </div>
      )}
    </div>
  );
}

/** Dark on white in every theme, because that is what telephones read. */
function Code({ page }: { readonly page: string }) {
  const text = useText();
  const [address, setAddress] = useState<string | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    void runtimeConfiguration().then(({ API_BASE_URL }) => setAddress(API_BASE_URL + qrCodeAddress(page)));
  }, [page]);
  if (hasFailed) return <p role="alert">{text("phone.failed")}</p>;
  return (
    <div className={styles.paper}>
      {address && (
        <img
          src={address}
          alt={text("phone.code")}
          width={132}
          height={132}
          className={styles.code}
          onError={() => setHasFailed(true)}
        />
      )}
    </div>
  );
}

function CopyButton({ link }: { readonly link: string }) {
  const text = useText();

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link);
      showToast(text("phone.copied"), TOAST_DURATION, "success");
    } catch {
      // A page that is not served over HTTPS has no clipboard.
      showToast(text("phone.notCopied"), TOAST_DURATION, "error");
    }
  }

  return (
    <Button onClick={() => void copy()}>
      <Copy size={16} aria-hidden="true" />
      {text("phone.copy")}
    </Button>
  );
}
