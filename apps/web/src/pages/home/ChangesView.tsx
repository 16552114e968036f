import { useSuspenseQuery } from "@tanstack/react-query";
import { checkName } from "../../features/checks/check-sentence.ts";
import { useLocale } from "../../features/checks/locale.ts";
import { FiledCompanies } from "../../features/market/changes/FiledCompanies.tsx";
import { TargetRevisions } from "../../features/market/changes/TargetRevisions.tsx";
import { marketChangesQuery } from "../../features/market/market.query.ts";

/** Reports and price targets of late, side by side. */
export function ChangesView() {
  const { data: changes } = useSuspenseQuery(marketChangesQuery);
  const speaker = useLocale();
  return (
    <>
      <FiledCompanies changes={changes} checkName={(id, type) => checkName({ id }, type, speaker)} />
      <TargetRevisions changes={changes} />
    </>
  );
}
