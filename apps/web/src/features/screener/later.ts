import { lazy } from "react";

/** Companies side by side; its file is loaded when it is drawn. */
export const CompanyComparison = lazy(async () => ({
  default: (await import("./comparison/CompanyComparison.tsx")).CompanyComparison,
}));
