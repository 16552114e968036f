interface EnterpriseParts {
  readonly marketValue: number;
  readonly totalDebt: number;
  readonly preferred: number;
  readonly minorityInterest: number;
  readonly cash: number;
}

/**
 * What buying the whole company would cost: its shares and what ranks before them, less its cash.
 *
 * @see docs/formulas.md, "Offensive checks", F9
 *
 * @example
 * // 6000 + 700 + 0 + 0 - 500
 * enterpriseValue({ marketValue: 6000, totalDebt: 700, preferred: 0, minorityInterest: 0, cash: 500 }); // 6200
 */
export function enterpriseValue(parts: EnterpriseParts): number {
  return parts.marketValue + parts.totalDebt + parts.preferred + parts.minorityInterest - parts.cash;
}

interface CapitalParts {
  readonly currentAssets: number;
  readonly currentLiabilities: number;
  readonly shortTermDebt: number;
  readonly cash: number;
  readonly propertyNet: number;
}

/**
 * The capital a business works with, as Greenblatt counts it: net working capital without cash and debt, not below 0,
 * and net property.
 *
 * @see docs/formulas.md, "Offensive checks", F10
 *
 * @example
 * // max(2400 - 500 - (1100 - 100), 0) + 1500
 * tangibleCapital({ currentAssets: 2400, currentLiabilities: 1100, shortTermDebt: 100, cash: 500, propertyNet: 1500 }); // 2400
 */
export function tangibleCapital(parts: CapitalParts): number {
  const working = parts.currentAssets - parts.cash - (parts.currentLiabilities - parts.shortTermDebt);
  return Math.max(working, 0) + parts.propertyNet;
}
