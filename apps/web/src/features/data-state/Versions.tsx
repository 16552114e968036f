import { writeInstant } from "../../format/instants.ts";
import { useFormats, useLanguage, useText } from "../../i18n/index.ts";
import { Panel, Table } from "../../ui/index.ts";
import type { DataState } from "./data-state.query.ts";
import { Scrolled } from "./Scrolled.tsx";
import styles from "./Versions.module.css";

/** The versions of the data that are kept, newest first. */
export function Versions({ state: { snapshots } }: { readonly state: DataState }) {
  const text = useText();
  const language = useLanguage();
  const { count, day } = useFormats();
  return (
    <Panel title={text("data.snapshots")} note={text("data.snapshotsNote")} toEdges>
      <Scrolled label={text("data.snapshots")}>
        <Table edge="panel" className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{text("data.published")}</th>
              <th scope="col">{text("data.lastDay")}</th>
              <th scope="col" data-figure>
                {text("data.stocks")}
              </th>
              <th scope="col" data-figure>
                {text("data.bars")}
              </th>
              <th scope="col" data-figure>
                {text("data.facts")}
              </th>
            </tr>
          </thead>
          <tbody>
            {snapshots.map(({ id, isCurrent, createdAt, lastDay, stocks, bars, facts }) => (
              <tr key={id}>
                <th scope="row">
                  {createdAt ? writeInstant(createdAt, language) : text("data.undated")}{" "}
                  {isCurrent && <strong className={styles.current}>{text("data.current")}</strong>}
                  <code className={styles.id}>{id.slice(0, 12)}</code>
                </th>
                <td>{lastDay ? day(lastDay) : text(stocks === null ? "data.damaged" : "data.none")}</td>
                <td data-figure>{count(stocks)}</td>
                <td data-figure>{count(bars)}</td>
                <td data-figure>{count(facts)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Scrolled>
    </Panel>
  );
}
