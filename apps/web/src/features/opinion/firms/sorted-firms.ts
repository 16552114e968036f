import type { WireFirm } from "@plumbline/contract";

/** Columns by which the records can be sorted. */
export const FIRM_COLUMNS = ["name", "matured", "metAny", "metEnd", "medianDays", "bias"] as const;
export type FirmColumn = (typeof FIRM_COLUMNS)[number];

export interface FirmOrder {
  readonly column: FirmColumn;
  readonly descending: boolean;
}

/** The first direction of each column: the most, the fastest, the smallest error, names from A. */
const DESCENDING: Readonly<Record<FirmColumn, boolean>> = {
  name: false,
  matured: true,
  metAny: true,
  metEnd: true,
  medianDays: false,
  bias: false,
};

/** The order after a click on a column: its first direction, or the reverse of the current one. */
export function nextFirmOrder(current: FirmOrder, column: FirmColumn): FirmOrder {
  return { column, descending: current.column === column ? !current.descending : DESCENDING[column] };
}

/** Sorts firms; those without the number come last in both directions. */
export function sortedFirms(firms: readonly WireFirm[], { column, descending }: FirmOrder): WireFirm[] {
  const sign = descending ? -1 : 1;
  return firms.toSorted((left, right) => {
    if (column === "name") return sign * byName(left, right);
    const first = numberOf(left, column);
    const second = numberOf(right, column);
    if (first === null || second === null) {
      return Number(first === null) - Number(second === null) || byName(left, right);
    }
    return sign * (first - second) || byName(left, right);
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
