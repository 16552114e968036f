import { SECTORS } from "@plumbline/market/model";
import type { CompanyKind, Industry } from "./industry.ts";

const KINDS: readonly string[] = ["maker", "service", "software", "biotech", "utility", "reit", "bank", "insurer"];
const HEADING = " kind ";
const FIGURES = 12;

/**
 * Reads the table of industries: a heading with the sector, then one row an industry; a name too long for its column
 * stands alone on the line before its figures.
 *
 * @throws {RangeError} if a row has another number of columns, an unknown sector or an unknown kind.
 */
export function parseIndustries(table: string): readonly Industry[] {
  const industries: Industry[] = [];
  let sector = "";
  let waiting = "";
  for (const line of table.split("\n").filter((row) => row.trim() !== "")) {
    const words = line.trim().split(/\s+/);
    const name = words.slice(0, -FIGURES - 1).join(" ") || waiting;
    if (line.includes(HEADING)) sector = line.slice(0, line.indexOf(HEADING)).trim();
    else if (!KINDS.includes(words.at(-FIGURES - 1) ?? "")) waiting = line.trim();
    else industries.push(industryOf(sector, name, words.slice(-FIGURES - 1)));
  }
  return industries;
}

function industryOf(sector: string, name: string, columns: readonly string[]): Industry {
  const known = SECTORS.find((one) => one === sector);
  const figures = columns.slice(1).map(Number);
  if (!known || name === "" || figures.some(Number.isNaN))
    throw new RangeError(`Industry "${name}" is not well formed.`);
  const figure = (column: number) => figures[column] as number;
  return {
    sector: known,
    name,
    kind: columns[0] as CompanyKind,
    sic: figure(0),
    members: figure(1),
    beta: figure(2),
    volatility: figure(3),
    priceToEarnings: figure(4),
    netMargin: figure(5),
    grossMargin: figure(6),
    growth: figure(7),
    payout: figure(8),
    investment: figure(9),
    inventoryDays: figure(10),
    leverage: figure(11),
  };
}
