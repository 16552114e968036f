import { useQuery } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import { callQuery } from "../../api/index.ts";
import { useText } from "../../i18n/index.ts";
import { useRoute, writeAddress } from "../../router/index.ts";
import { Link } from "../Link.tsx";
import styles from "./FilingLink.module.css";
import { filingAtSec } from "./filing-at-sec.ts";

interface FilingLinkProps {
  readonly accession: string;
  /** The stock whose filing it is, where that is not the one of the address. */
  readonly code?: string | undefined;
  /** Called before the filing opens on this page. */
  readonly onOpen?: () => void;
}

/**
 * The number of a filing of a stock as a link: to its text, where the market has it, or else to the SEC. It stays a text
 * where no stock is known, and for a fictional company whose filing has no text.
 */
export function FilingLink(props: FilingLinkProps) {
  const { query } = useRoute();
  const { asOf } = query;
  const code = props.code ?? query.code;
  return code ? <LinkOfStock {...props} code={code} asOf={asOf} /> : props.accession;
}

type LinkOfStockProps = FilingLinkProps & { readonly code: string; readonly asOf: string | undefined };

function LinkOfStock({ accession, onOpen, code, asOf }: LinkOfStockProps) {
  const text = useText();
  const { data: texts } = useQuery(callQuery("filings", { code, asOf }));
  // The header of the page and the bar above it have asked for these.
  const { data: stock } = useQuery(callQuery("stockHeader", { code, asOf }));
  const { data: market } = useQuery(callQuery("marketState", {}));
  if (texts?.filings.some((filing) => filing.accession === accession)) {
    const address = writeAddress("/pages/analysis", { code, asOf, tab: "ai", passage: accession });
    return (
      <Link to={address} className={styles.link} onClick={onOpen}>
        {accession}
      </Link>
    );
  }
  const isReal = texts !== undefined && market?.fictional === false;
  const original = isReal ? filingAtSec(accession, stock?.cik ?? null) : null;
  if (original === null) return accession;
  return (
    <a href={original} className={styles.link} target="_blank" rel="noopener noreferrer">
      {accession}
      <ExternalLink size={12} aria-hidden="true" className={styles.icon} />
      <span className="visually-hidden">{text("provenance.newWindow")}</span>
    </a>
  );
}
