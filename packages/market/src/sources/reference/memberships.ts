import { parseDay } from "@plumbline/core/time";
import { type Membership, say } from "../../model/index.ts";
import { readSymbol } from "./attributes.ts";
import { listSymbol } from "./list-symbol.ts";
import { reconcileMemberships } from "./reconcile-memberships.ts";
import type { ParserTools, ReferenceRow, RowParser } from "./reference-row.ts";

/** The membership files known are of one index; they do not name it. */
const INDEX = "sp500";

/** Reads `ticker,start_date,end_date`: one spell a row, without an end while it lasts. */
export function spellsParser(tools: ParserTools): RowParser {
  return gathering(tools, (row) => {
    const symbol = readSymbol(row.cell("ticker"), `Line ${row.line}`, tools);
    const start = row.cell("start_date");
    const end = row.cell("end_date");
    const from = parseDay(start);
    const until = parseDay(end);
    if (symbol === null) return [];
    if (from !== null && (until !== null || end === "") && (until === null || until >= from)) {
      return [{ index: INDEX, symbol, from, until }];
    }
    tools.log.add("unreadable-day", { symbol }, () =>
      say("line-no-spell", { line: row.line, from: start.slice(0, 40), until: end.slice(0, 40) }),
    );
    return [];
  });
}

/** Reads `date,add,remove`: what entered and left on a day. What came before or after is not known from it. */
export function changesParser(tools: ParserTools): RowParser {
  return gathering(tools, (row) => {
    const day = parseDay(row.cell("date"));
    if (day === null) {
      tools.log.add("unreadable-day", {}, () =>
        say("line-no-day", { line: row.line, text: row.cell("date").slice(0, 40) }),
      );
      return [];
    }
    const added = symbolsOf(row.cell("add")).map((symbol) => ({ index: INDEX, symbol, from: day, until: null }));
    const removed = symbolsOf(row.cell("remove")).map((symbol) => ({ index: INDEX, symbol, from: null, until: day }));
    return [...removed, ...added];
  });
}

function gathering(tools: ParserTools, spellsOf: (row: ReferenceRow) => readonly Membership[]): RowParser {
  const memberships: Membership[] = [];
  return {
    row(row) {
      for (const spell of spellsOf(row)) memberships.push(spell);
    },
    end() {
      if (memberships.length > 0) tools.put({ kind: "memberships", memberships: reconcileMemberships(memberships) });
    },
  };
}

function symbolsOf(cell: string): string[] {
  return cell.split(",").flatMap((symbol) => listSymbol(symbol) ?? []);
}
