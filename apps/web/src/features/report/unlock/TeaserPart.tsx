import type { ReportAnswer } from "../report.query.ts";
import { LockPanel, type RenderRunOut } from "./LockPanel.tsx";
import { Teaser } from "./Teaser.tsx";

interface TeaserPartProps {
  readonly code: string;
  readonly answer: ReportAnswer;
  readonly renderRunOut: RenderRunOut;
}

/** The teaser of a report, and the way to the whole of it. */
export function TeaserPart({ code, answer: { access, teaser }, renderRunOut }: TeaserPartProps) {
  return (
    <>
      <Teaser teaser={teaser} />
      {access.scope === "teaser" && (
        <LockPanel code={code} access={access} sources={teaser.sources} renderRunOut={renderRunOut} />
      )}
    </>
  );
}
