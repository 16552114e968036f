import { useSuspenseQuery } from "@tanstack/react-query";
import { useClassification, useFormats, useText } from "../../i18n/index.ts";
import { writeAddress } from "../../router/index.ts";
import { Change, classNames, FigureValue, Link } from "../../ui/index.ts";
import { changeBars } from "./change-bars.ts";
import { marketStateQuery } from "./market-state.query.ts";
import styles from "./SectorTable.module.css";

/** The sectors with their members and the median change of a day and of a year. */
export function SectorTable() {
  const text = useText();
  const { count, change } = useFormats();
  const { sector: sectorName } = useClassification();
  const { data: state } = useSuspenseQuery(marketStateQuery);
  const bars = changeBars(state.sectors.map(({ yearChange }) => yearChange.value));
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{text("home.sector")}</th>
          <th scope="col" className={classNames(styles.figure, styles.members)}>
            {text("home.members")}
          </th>
          <th scope="col" className={styles.figure}>
            {text("home.day")}
          </th>
          <th scope="col" className={styles.figure}>
            {text("home.year")}
          </th>
          <td className={styles.plot} />
        </tr>
      </thead>
      <tbody>
        {state.sectors.map(({ sector, members, dayChange, yearChange }, row) => {
          const name = sectorName(sector);
          const bar = bars[row];
          return (
            <tr key={sector}>
              <th scope="row">
                <Link to={writeAddress("/pages/basic-search", { sector })} className={styles.name}>
                  {name}
                </Link>
              </th>
              <td className={classNames(styles.figure, styles.members)}>{count(members)}</td>
              <td className={styles.figure}>
                <FigureValue figure={dayChange} label={`${name}, ${text("home.day")}`} format={change}>
                  <Change fraction={dayChange.value} arrow={false} />
                </FigureValue>
              </td>
              <td className={styles.figure}>
                <FigureValue figure={yearChange} label={`${name}, ${text("home.year")}`} format={change}>
                  <Change fraction={yearChange.value} arrow={false} />
                </FigureValue>
              </td>
              <td className={styles.plot}>
                {bar && (
                  <span className={styles.track}>
                    <span
                      className={bar.isGain ? styles.gain : styles.loss}
                      style={{ insetInlineStart: bar.start, width: bar.width }}
                    />
                  </span>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
