import { describe, expect, it } from "vitest";
import { COMPANY_TYPES, STATEMENTS } from "../../words/index.ts";
import { ITEMS } from "../concepts/items.ts";
import { REFERENCED_CONCEPTS, STATEMENT_CONCEPTS } from "../concepts/referenced-concepts.ts";
import { STATEMENT_ITEMS } from "../concepts/statement-items.ts";
import { statementLines } from "./statement-lines.ts";

const idsOf = (type: (typeof COMPANY_TYPES)[number]) =>
  STATEMENTS.map((statement) => statementLines(statement, type).map(({ id }) => id));

describe("the lines of statements", () => {
  it.each(COMPANY_TYPES)("stand once in each statement of a company of the type %s", (type) => {
    for (const ids of idsOf(type)) expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(COMPANY_TYPES)("are flows or balances as their statement is, in the type %s", (type) => {
    const [income, balance, cashFlow] = idsOf(type).map((ids) =>
      ids.flatMap((id) => (id === "eps" || id === "sharesDiluted" ? [] : [{ id, kind: ITEMS[id].kind }])),
    );
    expect(income?.filter(({ kind }) => kind !== "flow")).toEqual([]);
    expect(balance?.filter(({ kind }) => kind !== "stock")).toEqual([]);
    // The cash that the flows lead to is a balance.
    expect(cashFlow?.filter(({ kind }) => kind !== "flow").map(({ id }) => id)).toEqual(["cashAtEnd"]);
  });

  it("use every item that is declared for statements alone", () => {
    const used = new Set(COMPANY_TYPES.flatMap((type) => idsOf(type).flat()));
    expect(Object.keys(STATEMENT_ITEMS).filter((id) => !used.has(id as keyof typeof ITEMS))).toEqual([]);
  });

  it("give banks interest in the place of sales, insurers premiums, and owners of real estate rents", () => {
    const income = (type: (typeof COMPANY_TYPES)[number]) => statementLines("income", type).map(({ id }) => id);
    expect(income("bank").slice(0, 3)).toEqual(["interestIncome", "fundingCost", "netInterestIncome"]);
    expect(income("bank")).not.toContain("grossProfit");
    expect([income("insurer")[0], income("reit")[0]]).toEqual(["premiumsEarned", "rentalIncome"]);
    // Nothing is current or non-current on the balance sheet of a financial (FND-16).
    for (const type of ["bank", "broker", "insurer", "reit"] as const) {
      expect(statementLines("balance", type).filter(({ id }) => /Current|WithinAYear/.test(id))).toEqual([]);
    }
  });
});

describe("concepts that only statements show", () => {
  it("are none from which something is computed", () => {
    for (const [taxonomy, concepts] of STATEMENT_CONCEPTS) {
      const computed = REFERENCED_CONCEPTS.get(taxonomy);
      expect([...concepts.keys()].filter((concept) => computed?.has(concept))).toEqual([]);
    }
  });
});
