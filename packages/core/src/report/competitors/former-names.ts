/**
 * Names that filings still use of a company, or use of its main business, by its central index key at the SEC.
 *
 * @see https://www.sec.gov/cgi-bin/browse-edgar, "formerly", and the first page of each company's annual report
 */
export const FORMER_NAMES: ReadonlyMap<number, readonly string[]> = new Map([
  [1652044, ["Google"]],
  [1326801, ["Facebook"]],
  [1018724, ["Amazon", "AWS"]],
  [104169, ["Wal-Mart", "Walmart"]],
  [47217, ["Hewlett-Packard", "HP"]],
  [1645590, ["Hewlett Packard Enterprise", "HPE"]],
  [1800, ["Abbott"]],
  [200406, ["J&J"]],
  [19617, ["JPMorgan", "JPMorgan Chase", "Chase"]],
  [70858, ["BofA"]],
  [93410, ["Chevron", "ChevronTexaco"]],
  [34088, ["Exxon Mobil", "ExxonMobil"]],
  [732717, ["AT&T"]],
  [1637459, ["Kraft Heinz", "Kraft"]],
  [1103982, ["Kraft Foods", "Mondelēz"]],
  [101829, ["United Technologies", "Raytheon Technologies"]],
  [1467858, ["GM"]],
  [1571949, ["ICE"]],
  [1668717, ["AB InBev"]],
  [1283699, ["T-Mobile"]],
]);
