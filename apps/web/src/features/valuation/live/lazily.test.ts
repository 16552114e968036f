import { expect, it } from "vitest";
import { lazily } from "./lazily.ts";

it("computes what is asked for, once, and nothing else", () => {
  const asked: string[] = [];
  const part = <Value>(name: string, value: Value) => {
    return () => {
      asked.push(name);
      return value;
    };
  };
  const whole = lazily({ one: part("one", 1), list: part("list", [2]) });
  expect(asked).toEqual([]);
  expect(whole.list).toBe(whole.list);
  expect(asked).toEqual(["list"]);
  expect({ ...whole }).toEqual({ one: 1, list: [2] });
});
