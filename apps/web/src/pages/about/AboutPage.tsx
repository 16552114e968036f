import { useText } from "../../i18n/index.ts";
import type { PageProps } from "../../router/index.ts";
import { Boundary, lazyPart, Skeleton, useTitle } from "../../ui/index.ts";

const AboutView = lazyPart(
  ["about", "findings", "stockFacts"],
  async () => (await import("./AboutView.tsx")).AboutView,
);
const DataPart = lazyPart(
  ["about", "data", "findings", "forms"],
  async () => (await import("./DataPart.tsx")).DataPart,
);
const RecordPart = lazyPart(["about"], async () => (await import("./RecordPart.tsx")).RecordPart);

/** What this is, where its numbers come from, and what they are not; its texts are loaded with it. */
export function AboutPage({ query }: PageProps) {
  const text = useText();
  useTitle(text("about.title"));
  return (
    <Boundary loading={<Skeleton height="100vh" />}>
      {query.part === "record" ? <RecordPart /> : query.part === "data" ? <DataPart /> : <AboutView />}
    </Boundary>
  );
}
