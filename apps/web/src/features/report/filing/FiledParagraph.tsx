import styles from "./FiledParagraph.module.css";
import { filedRows } from "./filed-rows.ts";
import type { FiledParagraph as Filed } from "./filing.query.ts";

/** A paragraph as it was filed: a heading, words, an entry of a list or a table. */
export function FiledParagraph({ paragraph: { kind, text } }: { readonly paragraph: Filed }) {
  if (kind === "heading") return <h4 className={styles.heading}>{text}</h4>;
  if (kind === "table") return <FiledTable text={text} />;
  return <p className={kind === "list" ? styles.listed : undefined}>{text}</p>;
}

/** A table as it was filed: a line per row and a tab between cells. */
function FiledTable({ text }: { readonly text: string }) {
  const rows = filedRows(text);
  const columns = Math.max(...rows.map(({ cells }) => cells.length));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways by the keys, too.
    <div className={styles.scroll} tabIndex={0}>
      <table className={styles.table}>
        <tbody>
          {rows.map(({ cells, isTitle }, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a filing never change their order.
            <tr key={row} data-title={isTitle || undefined}>
              {cells.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as the rows.
                <td key={column} colSpan={isTitle ? columns : undefined}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
