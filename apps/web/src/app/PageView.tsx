import { Suspense, useLayoutEffect, useRef } from "react";
import { useText } from "../i18n/index.ts";
import { reLaunch, router } from "../router/index.ts";
import { Button, FailureBoundary, Notice, useTitle } from "../ui/index.ts";
import styles from "./PageView.module.css";
import { arriveAt } from "./scroll-positions.ts";
import { type ShownPage, useShownPage } from "./use-shown-page.ts";

/** The page of the current address: loading after 200 ms, a click to try again when it cannot be loaded. */
export function PageView() {
  const text = useText();
  const { shown, progress, retry } = useShownPage();
  const main = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!shown) return;
    router.release();
    arriveAt(shown.route, main.current);
  }, [shown]);
  return (
    <>
      <div role="status" data-print="hide">
        {progress === "slow" && (
          <div className={styles.progress}>
            <span className="visually-hidden">{text("shell.loading")}</span>
          </div>
        )}
      </div>
      <main ref={main} id="content" className={styles.main} tabIndex={-1} aria-busy={progress === "slow"}>
        {progress === "failed" ? (
          <button type="button" className={styles.failed} onClick={retry}>
            {text("shell.loadFailed")}
          </button>
        ) : (
          <Suspense fallback={<Waiting />}>
            {shown ? <Shown {...shown} /> : progress === "slow" && <Waiting />}
          </Suspense>
        )}
      </main>
    </>
  );
}

function Shown({ route, Component }: ShownPage) {
  // A failure belongs to the page it happened on: another page starts without it.
  return (
    <FailureBoundary key={route.path}>{Component ? <Component query={route.query} /> : <NotFound />}</FailureBoundary>
  );
}

function Waiting() {
  return <p className={styles.waiting}>{useText()("shell.loading")}</p>;
}

/** No such page, or not in this version. */
function NotFound() {
  const text = useText();
  useTitle(text("shell.notFound"));
  const action = <Button onClick={() => reLaunch("/")}>{text("shell.toHome")}</Button>;
  return (
    <Notice isPage title={text("shell.notFound")} action={action}>
      {text("shell.notFoundExplained")}
    </Notice>
  );
}
