import type { WireFirm } from "@plumbline/contract";

/** Columns by which records can be put in order. */
export const FIRM_COLUMNS = ["name", "matured", "metAny", "metEnd", "medianDays", "bias"] as const;
export type FirmColumn = (typeof FIRM_COLUMNS)[number];

export interface FirmOrder {
  readonly column: FirmColumn;
  readonly descending: boolean;
}

/** Where a firm's record is best read first: the most, the fastest, the nearest to no error; names from A. */
const DESCENDING: Readonly<Record<FirmColumn, boolean>> = {
  name: false,
  matured: true,
  metAny: true,
  metEnd: true,
  medianDays: false,
  bias: false,
};

/** The order after a click on a column: the usual one of it, or the other way round. */
export function nextFirmOrder(current: FirmOrder, column: FirmColumn): FirmOrder {
  return { column, descending: current.column === column ? !current.descending : DESCENDING[column] };
}

/** Firms in order; those without the number come last, whichever way it goes. */
export function sortedFirms(firms: readonly WireFirm[], { column, descending }: FirmOrder): WireFirm[] {
  const sign = descending ? -1 : 1;
  return firms.toSorted((left, right) => {
    if (column === "name") return sign * byName(left, right);
    const [mine, others] = [numberOf(left, column), numberOf(right, column)];
    if (mine === null || others === null) return Number(mine === null) - Number(others === null) || byName(left, right);
    return sign * (mine - others) || byName(left, right);
  });
}

function byName(left: WireFirm, right: WireFirm): number {
  return left.name.localeCompare(right.name);
}

function numberOf({ matured, record }: WireFirm, column: Exclude<FirmColumn, "name">): number | null {
  switch (column) {
    case "matured":
      return matured;
    case "metAny":
      return record?.metAny.rate.value ?? null;
    case "metEnd":
      return record?.metEnd.rate.value ?? null;
    case "medianDays":
      return record?.medianDaysToMeet.value ?? null;
    case "bias":
      return record?.bias.value ?? null;
  }
}
