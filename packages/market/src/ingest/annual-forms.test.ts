import { day } from "@plumbline/core/time";
import { expect, it } from "vitest";
import { annualFormsOf } from "./annual-forms.ts";

const filed = (form: string, on: string) => ({ form, filed: day(on) });

it("tells when a company changed the form of its annual reports, in whatever order they come", () => {
  const all = [
    filed("10-K", "2022-03-01"),
    filed("20-F", "2019-03-01"),
    filed("6-K", "2022-05-01"),
    filed("20-F/A", "2020-03-01"),
    filed("10-Q", "2021-08-01"),
    filed("10-K", "2023-03-01"),
  ];
  const changes = [
    { since: day("2019-03-01"), family: "20-F" },
    { since: day("2022-03-01"), family: "10-K" },
  ];
  expect(annualFormsOf(all)).toEqual(changes);
  expect(annualFormsOf(all.toReversed())).toEqual(changes);
  expect(annualFormsOf([filed("8-K", "2020-01-02")])).toEqual([]);
});
