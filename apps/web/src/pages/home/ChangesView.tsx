import { useSuspenseQuery } from "@tanstack/react-query";
import { checkName } from "../../features/checks/index.ts";
import { FiledCompanies, marketChangesQuery, TargetRevisions } from "../../features/market/index.ts";
import { useLocale } from "../../i18n/index.ts";

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
