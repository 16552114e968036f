import { lazy } from "react";
import { learn } from "../../i18n/index.ts";
import type { PageProps } from "../../router/index.ts";
import { Boundary, Skeleton } from "../../ui/index.ts";

const LabView = lazy(async () => {
  const [{ LabView: View }] = await Promise.all([import("./LabView.tsx"), learn("lab"), learn("checks")]);
  return { default: View };
});

/** The check lab in place of the screener. */
export function LabPart(props: PageProps) {
  return (
    <Boundary loading={<Skeleton height="56rem" />}>
      <LabView {...props} />
    </Boundary>
  );
}
