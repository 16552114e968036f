import type { WireSeam } from "@plumbline/contract";

const stated = { form: "10-K", link: null };
/** IBM's revenue of 2020 in the 10-Ks of 2022-02-22 and 2021-02-23. */
export const SEAM_OF_IBM: WireSeam = {
  before: "2020-12-31",
  after: "2021-12-31",
  item: "revenue",
  unit: "USD",
  start: "2020-01-01",
  end: "2020-12-31",
  restated: { ...stated, value: 55_179e6, accession: "0001558370-22-001584", filedAt: "2022-02-22" },
  former: { ...stated, value: 73_620e6, accession: "0001558370-21-001489", filedAt: "2021-02-23" },
};
