import { useText } from "../../../i18n/index.ts";
import { FieldProblem } from "../../../ui/index.ts";
import styles from "./Builder.module.css";
import { useDraft } from "./use-draft.ts";

interface ProblemsProps {
  /** Place in the tree: what is wrong there or below. */
  readonly path: string;
  /** Whether what is wrong below is said there. */
  readonly isExact?: boolean;
}

/** What makes no sense in a part of the strategy. */
export function Problems({ path, isExact = false }: ProblemsProps) {
  const text = useText();
  const { shownProblems } = useDraft();
  const here = shownProblems.filter(({ path: at }) => at === path || (!isExact && at.startsWith(`${path}.`)));
  const codes = [...new Set(here.map(({ code }) => code))];
  return codes.map((code) => (
    <FieldProblem key={code} id={`${path}-${code}`} className={styles.problem}>
      {text(`builder.problem.${code}`)}
    </FieldProblem>
  ));
}
