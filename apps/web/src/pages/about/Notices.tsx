import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { NOTICES_PATH, thirdPartyNotices } from "../../api/index.ts";
import { useText } from "../../i18n/index.ts";
import { Notice, Panel, Skeleton } from "../../ui/index.ts";
import styles from "./Notices.module.css";

/** The licences of third-party software; loaded when the reader opens them. */
export function Notices() {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel title={text("about.notices")}>
      <div className={styles.notices}>
        <p>
          {text("about.noticesExplained")} <a href={NOTICES_PATH}>{text("about.noticesFile")}</a>
        </p>
        <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{text("about.noticesShow")}</summary>
          {isOpen && <NoticesText />}
        </details>
      </div>
    </Panel>
  );
}

function NoticesText() {
  const text = useText();
  const { data, isError } = useQuery({
    queryKey: ["third-party-notices"],
    queryFn: thirdPartyNotices,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isError) return <Notice title={text("about.noticesFailed")}>{text("about.noticesFailedExplained")}</Notice>;
  if (data === undefined) return <Skeleton height="20rem" />;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
    <section className={styles.text} aria-label={text("about.noticesShow")} tabIndex={0}>
      <pre lang="en">{data}</pre>
    </section>
  );
}
