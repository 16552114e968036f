import type { WireReport } from "@plumbline/contract";
import styles from "./ProductList.module.css";
import { Sentence } from "./Sentence.tsx";

/** What the company sells: the name, what the filing says of it, and a trend where a number supports one. */
export function ProductList({ products }: Pick<WireReport, "products">) {
  return (
    <ul className={styles.products}>
      {products.map(({ name, what, trend }) => (
        <li key={name}>
          {/* The filing gives the name, in its own language. */}
          <h4 className={styles.name} lang="en">
            {name}
          </h4>
          <div className={styles.what}>
            <Sentence sentence={what} />
            {trend && (
              <p className={styles.trend}>
                <Sentence sentence={trend} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
