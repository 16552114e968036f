import type { ParamFilter } from "@plumbline/contract/calls";
import { stored } from "../stored.ts";
import { readFilters, writeFilters } from "./filter-text.ts";

/** The filters of the screener; they outlive the page. */
export const paramFilters = stored<readonly ParamFilter[]>("paramFilters", {
  fallback: [],
  read: readFilters,
  write: writeFilters,
});
