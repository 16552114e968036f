import { isMarkedAsUntransferable } from "node:worker_threads";

/**
 * The memory of all columns in a value, each once: what can be handed to another thread without copying.
 *
 * @param value Nested objects and lists; once it is handed over, its columns can no longer be read here.
 */
export function buffersOf(value: unknown): ArrayBuffer[] {
  const buffers = new Set<ArrayBuffer>();
  collect(value, buffers);
  return [...buffers].filter((buffer) => !isMarkedAsUntransferable(buffer));
}

function collect(value: unknown, into: Set<ArrayBuffer>): void {
  if (typeof value !== "object" || value === null) return;
  if (ArrayBuffer.isView(value)) {
    if (value.buffer instanceof ArrayBuffer) into.add(value.buffer);
  } else {
    for (const part of Object.values(value)) collect(part, into);
  }
}
