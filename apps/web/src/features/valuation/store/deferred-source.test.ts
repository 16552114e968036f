import { expect, it } from "vitest";
import { observable } from "../../../state/index.ts";
import { gate } from "./deferred-source.ts";

function guarded() {
  const tasks: (() => void)[] = [];
  const source = observable(1);
  const guard = gate(source, (task) => tasks.push(task));
  const heard: number[] = [];
  guard.subscribe(() => heard.push(guard.read()));
  const idle = (): void => {
    for (const task of tasks.splice(0)) task();
  };
  return { source, guard, heard, tasks, idle };
}

it("lets a value through at once while it is open", () => {
  const { source, heard } = guarded();
  source.write(2);
  expect(heard).toEqual([2]);
});

it("shows what it showed while it is closed, and the newest value when there is time", () => {
  const { source, guard, heard, tasks, idle } = guarded();
  guard.setOpen(false);
  source.write(2);
  source.write(3);
  expect([guard.read(), heard, tasks.length]).toEqual([1, [], 1]);
  idle();
  expect([guard.read(), heard]).toEqual([3, [3]]);
});

it("has nothing left to say when it was opened before there was time", () => {
  const { source, guard, heard, idle } = guarded();
  guard.setOpen(false);
  source.write(2);
  guard.setOpen(true);
  idle();
  expect(heard).toEqual([2]);
});

it("is up to date for whoever comes first, and says nothing to those who left", () => {
  const source = observable(1);
  const guard = gate(source, (task) => task());
  source.write(2);
  const heard: number[] = [];
  const leave = guard.subscribe(() => heard.push(guard.read()));
  expect(guard.read()).toBe(2);
  leave();
  source.write(3);
  expect(heard).toEqual([]);
});
