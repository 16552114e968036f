import { lazyPart } from "../../ui/index.ts";

/** A run and its result; its file and texts are loaded when it is drawn. */
export const RunView = lazyPart(
  ["forms", "runs", "signIn", "statistics"],
  async () => (await import("./RunView.tsx")).RunView,
);

/** The run that everyone may read. */
export const ExampleRunView = lazyPart(
  ["forms", "runs", "signIn", "statistics"],
  async () => (await import("./RunView.tsx")).ExampleRunView,
);

/** The runs of the user. */
export const RunsList = lazyPart(["runs", "statistics"], async () => (await import("./RunsList.tsx")).RunsList);

/** Some runs beside each other. */
export const RunComparison = lazyPart(
  ["runs", "statistics"],
  async () => (await import("./RunComparison.tsx")).RunComparison,
);
