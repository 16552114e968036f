import type { Day } from "@plumbline/core/time";
import { DayReader, NO_DAY, parseDecimal, UNREADABLE } from "../../delimited/index.ts";
import { say } from "../../model/index.ts";
import type { ReferenceFormat } from "./reference-reading.ts";
import type { ParserTools, RowParser } from "./reference-row.ts";
import { SeriesValues } from "./series-column.ts";
import { seriesColumns } from "./series-columns.ts";

/** Reads a table of which the first column is a day and the others are series; an empty cell is a value not published. */
export function seriesParser(format: ReferenceFormat, tools: ParserTools): RowParser {
  const days = new DayReader(format.dayFormat);
  let dayHeader = "";
  let columns: SeriesValues[] = [];
  return {
    header(headers) {
      dayHeader = headers[0] ?? "";
      columns = seriesColumns(format, headers, tools.file).map((column) => new SeriesValues(column, tools.log));
    },
    row({ cell, line }) {
      const text = Buffer.from(cell(dayHeader));
      const day = days.read(text, 0, text.length);
      if (day === NO_DAY) {
        tools.log.add("unreadable-day", {}, () => say("line-no-day", { line, text: cell(dayHeader).slice(0, 40) }));
        return;
      }
      for (const values of columns) {
        const number = numberIn(cell(values.column.header));
        if (number === UNREADABLE) {
          tools.log.add("unreadable-number", { day }, () =>
            say("line-no-number-of", { line, name: values.column.name }),
          );
        } else if (!Number.isNaN(number)) values.add(day as Day, number);
      }
    },
    end() {
      for (const values of columns) {
        const series = values.series(format.source);
        if (series !== null) tools.put({ kind: "series", series });
      }
    },
  };
}

function numberIn(text: string): number {
  const bytes = Buffer.from(text);
  return parseDecimal(bytes, 0, bytes.length);
}
