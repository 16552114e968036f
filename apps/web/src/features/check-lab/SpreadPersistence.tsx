import type { WireFigure } from "@plumbline/contract";
import { useFormats, useText } from "../../i18n/index.ts";
import { FigureValue, Panel } from "../../ui/index.ts";
import styles from "./CheckStudy.module.css";
import type { MoatStudyAnswer } from "./check-study.query.ts";
import headline from "./StudyHeadline.module.css";

type Persistence = MoatStudyAnswer["persistence"];

/** Whether the spread of companies with a wide moat lasted: what a moat claims. */
export function SpreadPersistence({ persistence }: { readonly persistence: Persistence }) {
  const text = useText();
  const { count } = useFormats();
  const { years, wide, others, lost } = persistence;
  return (
    <Panel title={text("lab.moat.lasted")}>
      <div className={styles.body}>
        {wide.n === 0 ? (
          <p className={styles.remark}>{text("lab.moat.nothing", { years: count(years) })}</p>
        ) : (
          <Result persistence={persistence} />
        )}
        <ul className={styles.method}>
          {wide.n > 0 && <Followed side={text("lab.moat.wide")} of={wide} />}
          {others.n > 0 && <Followed side={text("lab.moat.others")} of={others} />}
          {lost > 0 && <li>{text("lab.moat.lost", { n: count(lost), years: count(years) })}</li>}
        </ul>
      </div>
    </Panel>
  );
}

function Result({ persistence: { years, wide, others, difference, interval } }: { readonly persistence: Persistence }) {
  const text = useText();
  const formats = useFormats();
  const share = ({ value }: WireFigure): string => formats.percent(value, 0);
  const points = (value: number | null): string => formats.points(value, 0);
  return (
    <div className={headline.headline}>
      <p className={headline.sentence}>
        {text("lab.moat.kept", { years: formats.count(years), wide: share(wide.share), others: share(others.share) })}
      </p>
      <p className={headline.verdict}>
        {"low" in interval && difference.value !== null
          ? text("lab.moat.interval", {
              points: points(difference.value),
              low: points(interval.low),
              high: points(interval.high),
            })
          : text("lab.moat.noInterval")}
      </p>
    </div>
  );
}

interface FollowedProps {
  readonly side: string;
  readonly of: Persistence["wide"];
}

/** How many were followed, and how far their spread moved; the share opens where it comes from. */
function Followed({ side, of }: FollowedProps) {
  const text = useText();
  const { count, points, percent } = useFormats();
  const written = { side, n: count(of.n), companies: count(of.companies), change: points(of.change.value, 1) };
  return (
    <li>
      <FigureValue figure={of.share} label={side} format={(value) => percent(value, 0)} className={styles.share} />{" "}
      {text("lab.moat.followed", written)}
    </li>
  );
}
