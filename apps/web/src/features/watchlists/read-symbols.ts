/** A stock that a pasted text or a file names. */
export interface NamedStock {
  /** As it is written there, without its exchange. */
  readonly code: string;
  readonly note: string | null;
}

/** Heads of columns with symbols, and with notes, in exports of brokers and of this page; folded by `foldHead`. */
const SYMBOL_HEADS = new Set(
  (
    "symbol symbols ticker tickers tickersymbol stocksymbol securitysymbol code stockcode symbolcode " +
    "simbolo simbolos codigo clave symbole symboles codeboursier mnemonique codemnemonique mnemo " +
    "代码 股票代码 证券代码 股票代号 代号 基金代码 代碼 股票代碼 證券代碼 股票代號 代號 證券代號"
  ).split(" "),
);
const NOTE_HEADS = new Set(
  "note notes comment comments memo remark remarks nota notas comentario comentarios observaciones commentaire commentaires remarque remarques 备注 笔记 備註 筆記 附註".split(
    " ",
  ),
);

/** Lines before the head: brokers put their name and the day there. */
const MAX_LINES_BEFORE = 20;
const MAX_NOTE = 500;

/**
 * Reads the stocks of a pasted text or a file: a table with a column of symbols, or symbols alone.
 *
 * @returns In the order of the text, each stock once. What cannot be a symbol is left out.
 * @example
 * readSymbols("Ticker;Notes\nNASDAQ:AAPL;core"); // [{ code: "AAPL", note: "core" }]
 * readSymbols("AAPL, MSFT"); // both, without notes
 */
export function readSymbols(text: string): NamedStock[] {
  const lines = text.replace(/^\ufeff/, "").replace(/\r\n?/g, "\n");
  const table = tableOf(lines);
  const found = table ? stocksOfTable(table) : wordsOf(lines);
  const named = new Map<string, NamedStock>();
  for (const stock of found) {
    const key = stock.code.toUpperCase();
    if (!named.has(key)) named.set(key, stock);
  }
  return [...named.values()];
}

interface Table {
  readonly rows: readonly (readonly string[])[];
  readonly symbols: number;
  readonly notes: number;
}

/** A table with a head that names a column of symbols; null for a text without one. */
function tableOf(text: string): Table | null {
  for (const delimiter of ["\t", ";", ","]) {
    const rows = splitRows(text, delimiter);
    const head = rows.slice(0, MAX_LINES_BEFORE).findIndex((row) => columnOf(row, SYMBOL_HEADS) !== -1);
    const names = rows[head];
    // Words in a single column are a head only with something below it: a stock may be called CODE.
    if (names && (names.length > 1 || head + 1 < rows.length)) {
      return { rows: rows.slice(head + 1), symbols: columnOf(names, SYMBOL_HEADS), notes: columnOf(names, NOTE_HEADS) };
    }
  }
  return null;
}

function columnOf(row: readonly string[], heads: ReadonlySet<string>): number {
  return row.findIndex((cell) => heads.has(foldHead(cell)));
}

/** Lower case, without accents, blanks and punctuation. */
function foldHead(cell: string): string {
  return cell
    .normalize("NFD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
}

function stocksOfTable({ rows, symbols, notes }: Table): NamedStock[] {
  return rows.flatMap((row) => {
    const code = symbolOf(row[symbols] ?? "");
    const note = noteOf(row[notes] ?? "");
    return code === null ? [] : [{ code, note }];
  });
}

/** Our own export puts a mark before what a spreadsheet would take for a formula. */
function noteOf(cell: string): string | null {
  const note = cell.trim().replace(/^'(?=[=+\-@])/, "");
  return note === "" ? null : note.slice(0, MAX_NOTE);
}

const NUMBER = /^[+-]?[\d.,%]+$/;

/** Symbols without a head: all words of a line of nothing but symbols, otherwise its first cell. */
function wordsOf(text: string): NamedStock[] {
  return text.split("\n").flatMap((line) => {
    const words = line.split(/[\s,;]+/).filter((word) => word !== "");
    const isTable = words.some((word) => NUMBER.test(word)) && !NUMBER.test(words[0] ?? "");
    const areSymbols = !isTable && words.every((word) => word === word.toUpperCase() && symbolOf(word) !== null);
    const cells = areSymbols ? words : [splitRows(line, /[\t;,]/.exec(line)?.[0] ?? ",")[0]?.[0] ?? ""];
    return cells.flatMap((cell) => {
      const code = symbolOf(cell);
      return code === null ? [] : [{ code, note: null }];
    });
  });
}

const SYMBOL = /^[A-Za-z0-9^][A-Za-z0-9.\-/=^]{0,23}$/;

/** What stands before a colon when it is an exchange and no symbol; those that begin with X are the codes of ISO 10383. */
const EXCHANGE =
  /^(?:NASDAQ\w*|NYSE\s?\w*|AMEX|ARCA|BATS|CBOE|OTC\w*|TSXV?|CVE|TSE|NEO|LSE|LON|EPA|ETR|FRA|BME|BIT|AMS|EBR|ELI|SWX|STO|CPH|HEL|OSL|VIE|HKG|HKEX|HK|SHA|SSE|SH|SHE|SZSE|SZ|TPE|TWSE|TPEX|TW|TYO|KRX|SGX|ASX|NSE|BSE|BMV|US|X[A-Z]{3})\s*:\s*/i;
/** A country behind it, as Bloomberg and the Financial Times write it: AAPL US Equity, AAPL:US. */
const COUNTRY = /(?::|\s+)[A-Z]{2}(?:\s+Equity)?$/i;

/**
 * The symbol that a cell contains; null if it contains none.
 *
 * @example
 * symbolOf("NYSE: BRK.B"); // "BRK.B"
 * symbolOf('="AAPL"'); // "AAPL": so that a spreadsheet keeps it as text
 */
export function symbolOf(cell: string): string | null {
  const written = cell
    .trim()
    .replace(/^="(.*)"$/, "$1")
    .replace(/^['$]/, "");
  const plain = EXCHANGE.test(written) ? written.replace(EXCHANGE, "") : written.replace(COUNTRY, "");
  return SYMBOL.test(plain) ? plain : null;
}

/** Rows of cells; a quoted cell may contain the delimiter and line breaks, and two quotes stand for one. */
function splitRows(text: string, delimiter: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = "";
  let isQuoted = false;
  const endRow = (): void => {
    row.push(cell);
    if (row.some((one) => one.trim() !== "")) rows.push(row);
    row = [];
    cell = "";
  };
  for (let k = 0; k < text.length; k++) {
    const sign = text[k] as string;
    if (isQuoted) {
      if (sign !== '"') cell += sign;
      else if (text[k + 1] === '"') cell += text[k++];
      else isQuoted = false;
    } else if (sign === '"' && cell.trim() === "") {
      isQuoted = true;
      cell = "";
    } else if (sign === delimiter) {
      row.push(cell);
      cell = "";
    } else if (sign === "\n") endRow();
    else cell += sign;
  }
  endRow();
  return rows;
}
