import { expect, it } from "vitest";
import { parseColumnMapping } from "./column-mapping.ts";
import { symbolFromName } from "./symbol-from-name.ts";

it("takes the symbol of a file from its mapping before its name", () => {
  const mapping = parseColumnMapping(
    '{"basis":"raw","symbol":"sap.dex","columns":{"day":"a","open":"b","high":"c","low":"d","close":"e"}}',
  );
  expect(symbolFromName("AAPL.csv", { mapping })).toBe("SAP.DE");
  expect(symbolFromName("AAPL.csv", { mapping: null })).toBe("AAPL");
});
