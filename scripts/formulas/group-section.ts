/** What a sector or an industry costs; the formulas are those of `packages/core/src/multiples`. */
export function groupSection(): string {
  return `## Sectors and industries

P/E, P/S and P/CF of a group of companies (STA-16), beside those of the stock, which are \`pe\`, \`ps\` and \`pcf\` of the screener.

| Number | Formula |
| --- | --- |
| Aggregate | Σ marketValue ÷ Σ netIncomeTtm, revenueTtm or cfoTtm over the companies with both values, losses included; none when the lower sum is 0 or less |
| Median | the middle of marketValue ÷ netIncomeTtm, revenueTtm or cfoTtm of the companies that have a positive one |
| Industry percentile of a metric | the share of the other companies of the industry whose latest value is worse, those equal to it counting half |

Each figure names how many companies stand behind it, such as \`STA-16 (n = 81)\`. In ratios a company counts once, whatever the
classes of its shares. A group of fewer than five has no ratio: \`too-few-members\`. Ratios of single companies are never averaged:
one with hardly any profit would decide the mean. Fama and French compute the ratios of portfolios as aggregates too; the median
beside it is not moved by one giant.
`;
}
