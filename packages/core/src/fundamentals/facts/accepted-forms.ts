/** Annual reports: only here is the latest year a fiscal year of the company. */
const ANNUAL_FORMS = ["10-K", "10-KT", "20-F", "40-F"];
const PERIODIC_FORMS = [...ANNUAL_FORMS, "10-Q", "10-QT"];

const withAmendments = (forms: readonly string[]) => new Set(forms.flatMap((form) => [form, `${form}/A`]));
const annual = withAmendments(ANNUAL_FORMS);
const accepted = withAmendments(PERIODIC_FORMS);

/**
 * Whether numbers of a form are used: annual and quarterly reports and their amendments. Proxies, prospectuses and
 * current reports are not; they repeat numbers at wrong scales.
 *
 * @see FND-03
 *
 * @example
 * isAcceptedForm("10-Q/A"); // true
 * isAcceptedForm("DEF 14A"); // false
 */
export function isAcceptedForm(form: string): boolean {
  return accepted.has(form);
}

/**
 * Whether a form reports a whole fiscal year.
 *
 * @see FND-11
 *
 * @example
 * isAnnualForm("20-F"); // true
 * isAnnualForm("10-Q"); // false
 */
export function isAnnualForm(form: string): boolean {
  return annual.has(form);
}

/**
 * Whether a form is a current report. Companies recast past statements in one after a sale or a change of segments.
 *
 * @see REC-11
 *
 * @example
 * isCurrentReport("8-K"); // true
 */
export function isCurrentReport(form: string): boolean {
  return form === "8-K" || form === "8-K/A";
}
