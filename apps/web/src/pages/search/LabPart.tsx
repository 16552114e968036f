import type { PageProps } from "../../router/index.ts";
import { Boundary, lazyPart, Skeleton } from "../../ui/index.ts";

const LabView = lazyPart(["lab", "checks"], async () => (await import("./LabView.tsx")).LabView);

/** The check lab in place of the screener. */
export function LabPart(props: PageProps) {
  return (
    <Boundary loading={<Skeleton height="56rem" />}>
      <LabView {...props} />
    </Boundary>
  );
}
