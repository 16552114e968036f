/** What runs in a thread: it does one task after another, and hands the columns of the results over without copying. */
import { type MessagePort, parentPort } from "node:worker_threads";
import { buffersOf } from "./buffers-of.ts";
import { doTask, type TaskMessage, type ThreadMessage } from "./price-tasks.ts";

const port = parentPort as MessagePort;
const send = (message: ThreadMessage) => port.postMessage(message, buffersOf(message));

// What a task throws ends the thread, and reaches the thread that started it as an error event.
port.on("message", async ({ number, name, input }: TaskMessage) => send({ number, output: await doTask(name, input) }));
send("ready");
