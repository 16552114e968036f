import type { InstrumentList } from "./search-index.ts";

interface Row {
  readonly symbol: string;
  readonly name: string;
  readonly aliases?: readonly string[];
  readonly chinese?: readonly [simplified: string, traditional: string];
  readonly french?: string;
  readonly pinyin?: string;
  readonly reading?: string;
  readonly delisted?: string;
  readonly priced?: boolean;
  readonly sector?: string;
}

/** A few companies with similar names. */
const ROWS: readonly Row[] = [
  {
    symbol: "AAPL",
    name: "Apple Inc.",
    chinese: ["苹果公司", "蘋果公司"],
    pinyin: "pggs",
    reading: "pingguogongsi",
    sector: "Information Technology",
  },
  { symbol: "APLE", name: "Apple Hospitality REIT", sector: "Real Estate" },
  {
    symbol: "BAC",
    name: "Bank of America",
    chinese: ["美国银行", "美國銀行"],
    pinyin: "mgyh",
    reading: "meiguoyinhang",
    sector: "Financials",
  },
  { symbol: "BRK.B", name: "Berkshire Hathaway", aliases: ["BRK-B", "BRKB", "BRK/B"], sector: "Financials" },
  {
    symbol: "GOOGL",
    name: "Alphabet Inc.",
    aliases: ["GOOG.L"],
    chinese: ["字母表", "字母控股"],
    pinyin: "zmb",
    reading: "zimubiao",
  },
  { symbol: "META", name: "Meta Platforms", aliases: ["FB"], sector: "Communication Services" },
  { symbol: "MLP", name: "Maui Land & Pineapple Company" },
  {
    symbol: "MSFT",
    name: "Microsoft Corporation",
    chinese: ["微软", "微軟"],
    pinyin: "wr",
    reading: "weiruan",
    sector: "Information Technology",
  },
  { symbol: "MSFZ", name: "Microsafe Ltd.", delisted: "2014-03-07" },
  { symbol: "MU", name: "Micron Technology", sector: "Information Technology" },
  { symbol: "NSRGY", name: "Nestle S.A.", french: "Nestlé S.A.", sector: "Consumer Staples" },
  { symbol: "PARA", name: "Paramount Global", aliases: ["VIAC"], delisted: "2025-08-07" },
  { symbol: "V", name: "Visa Inc.", sector: "Financials" },
  { symbol: "VZ", name: "Verizon Communications", priced: false, sector: "Communication Services" },
];

const column = <Value>(of: (row: Row) => Value): Value[] => ROWS.map(of);

export const instrumentList: InstrumentList = {
  symbol: column(({ symbol }) => symbol),
  aliases: column(({ aliases }) => [...(aliases ?? [])]),
  names: {
    en: column(({ name }) => name),
    es: column(() => null),
    fr: column(({ french }) => french ?? null),
    "zh-Hans": column(({ chinese }) => chinese?.[0] ?? null),
    "zh-Hant": column(({ chinese }) => chinese?.[1] ?? null),
  },
  pinyin: column(({ pinyin }) => pinyin ?? null),
  reading: column(({ reading }) => reading ?? null),
  assetClass: column(() => "stock"),
  exchange: column(() => "NASDAQ"),
  sector: column(({ sector }) => sector ?? null),
  priced: column(({ priced }) => priced ?? true),
  delisted: column(({ delisted }) => delisted ?? null),
};
