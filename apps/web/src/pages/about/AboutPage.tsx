import { useText } from "../../i18n/index.ts";
import { Boundary, lazyPart, Skeleton, useTitle } from "../../ui/index.ts";

const AboutView = lazyPart(["about"], async () => (await import("./AboutView.tsx")).AboutView);

/** What this is, where its numbers come from, and what they are not; its texts are loaded with it. */
export function AboutPage() {
  const text = useText();
  useTitle(text("about.title"));
  return (
    <Boundary loading={<Skeleton height="100vh" />}>
      <AboutView />
    </Boundary>
  );
}
