import { expect, it } from "vitest";
import { ENDPOINTS } from "./all.ts";
import { CALLS } from "./calls.ts";

it("names every endpoint with the path, method and access of its declaration", () => {
  const declared = ENDPOINTS.map(({ name, path, method, access }) => [name, { path, method, access }]);
  expect(CALLS).toEqual(Object.fromEntries(declared));
});
