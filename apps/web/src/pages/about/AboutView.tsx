import { useQuery } from "@tanstack/react-query";
import { runtimeConfiguration } from "../../api/index.ts";
import { FeedbackForm } from "../../features/account/later.ts";
import { MarketStatus, QualitySummary, Sources } from "../../features/market/index.ts";
import { Note } from "../../features/notes/index.ts";
import { useText } from "../../i18n/index.ts";
import { Boundary, Link, Panel, Skeleton } from "../../ui/index.ts";
import styles from "./AboutView.module.css";
import { Notices } from "./Notices.tsx";

/** What this is, where its numbers come from, and what they are not. */
export function AboutView() {
  const text = useText();
  return (
    <div className={styles.page}>
      {/* Taller than a screen in every language and width. */}
      <Boundary loading={<Skeleton height="100vh" />}>
        <Note name="about" isPageTitle isFolded />
      </Boundary>
      <Boundary loading={<Skeleton height="4rem" />}>
        <MarketStatus />
      </Boundary>
      <Panel title={text("about.sources")}>
        <Boundary loading={<Skeleton height="10rem" />}>
          <Sources />
        </Boundary>
        <p className={styles.rules}>
          {text("data.about")} <Link to="/pages/about-us?part=data">{text("data.open")}</Link>
        </p>
      </Panel>
      <Panel title={text("rules.about")}>
        <p className={styles.rules}>
          {text("rules.aboutExplained")} <Link to="/pages/rules">{text("rules.title")}</Link>
        </p>
      </Panel>
      <Panel title={text("record.title")}>
        <p className={styles.rules}>
          {text("record.about")} <Link to="/pages/about-us?part=record">{text("record.open")}</Link>
        </p>
      </Panel>
      <Boundary loading={<Skeleton height="2rem" />}>
        <Note name="models" isClosed />
      </Boundary>
      <Boundary loading={<Skeleton height="2rem" />}>
        <Note name="ai" isClosed />
      </Boundary>
      <Panel title={text("about.quality")} note={text("about.qualityExplained")}>
        <Boundary loading={<Skeleton height="10rem" />}>
          <QualitySummary />
        </Boundary>
      </Panel>
      <Boundary loading={<Skeleton height="16rem" />}>
        <Note name="disclaimer" isFolded />
      </Boundary>
      <Keys />
      <Notices />
      <Feedback />
      <Version />
    </div>
  );
}

const KEYS = [
  { keys: ["/"], what: "search" },
  { keys: ["g", "h s b a"], what: "section" },
  { keys: ["Alt", "↓ ↑"], what: "part" },
] as const;

/** What can be done without a pointer, beyond what every page can. */
function Keys() {
  const text = useText();
  return (
    <Panel title={text("about.keys")}>
      <dl className={styles.keys}>
        {KEYS.map(({ keys, what }) => (
          <div key={what}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{text(`about.keys.${what}`)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

/** A message to who runs this server, on one with accounts; it needs none. */
function Feedback() {
  const text = useText();
  const { data } = useQuery({ queryKey: ["configuration"], queryFn: runtimeConfiguration });
  if (!data?.FEATURES.includes("accounts")) return null;
  return (
    <Panel title={text("about.feedback")} note={text("about.feedbackExplained")}>
      <Boundary loading={<Skeleton height="16rem" />}>
        <div className={styles.feedback}>
          <FeedbackForm page="/pages/about-us" />
        </div>
      </Boundary>
    </Panel>
  );
}

/** The version of the server, and a credit. */
function Version() {
  const text = useText();
  const { data } = useQuery({ queryKey: ["configuration"], queryFn: runtimeConfiguration });
  return (
    <footer className={styles.version}>
      {data?.VERSION && <p>{text("about.version", { version: data.VERSION, code: data.VERSION_CODE })}</p>}
      <p>
        <a href="https://www.tradingview.com/" rel="noreferrer">
          {text("about.attribution")}
        </a>
      </p>
    </footer>
  );
}
