import { expect, it } from "vitest";
import { observable } from "../../../state/index.ts";
import { deferredSource } from "./deferred-source.ts";

function deferredNumber() {
  const tasks: (() => void)[] = [];
  const source = observable(1);
  const deferred = deferredSource(source, (task) => tasks.push(task));
  const received: number[] = [];
  deferred.subscribe(() => received.push(deferred.read()));
  const idle = (): void => {
    for (const task of tasks.splice(0)) task();
  };
  return { source, deferred, received, tasks, idle };
}

it("passes a value on at once while it is visible", () => {
  const { source, received } = deferredNumber();
  source.write(2);
  expect(received).toEqual([2]);
});

it("keeps its value while it is hidden and takes the newest one when the browser is idle", () => {
  const { source, deferred, received, tasks, idle } = deferredNumber();
  deferred.setVisible(false);
  source.write(2);
  source.write(3);
  expect([deferred.read(), received, tasks.length]).toEqual([1, [], 1]);
  idle();
  expect([deferred.read(), received]).toEqual([3, [3]]);
});

it("does not repeat a value when it became visible before the browser was idle", () => {
  const { source, deferred, received, idle } = deferredNumber();
  deferred.setVisible(false);
  source.write(2);
  deferred.setVisible(true);
  idle();
  expect(received).toEqual([2]);
});

it("is up to date for its first subscriber and does not notify one that has unsubscribed", () => {
  const source = observable(1);
  const deferred = deferredSource(source, (task) => task());
  source.write(2);
  const received: number[] = [];
  const unsubscribe = deferred.subscribe(() => received.push(deferred.read()));
  expect(deferred.read()).toBe(2);
  unsubscribe();
  source.write(3);
  expect(received).toEqual([]);
});
