export {
  COLOUR_CONVENTIONS,
  chooseColourConvention,
  colourConvention,
  isOnPaper,
  startAppearance,
  THEMES,
  theme,
  useAppearance,
} from "./appearance.ts";
export { Boundary, FailureBoundary } from "./Boundary.tsx";
export { Button } from "./Button.tsx";
export { Change } from "./Change.tsx";
export { Chip } from "./Chip.tsx";
export { Confirmation } from "./Confirmation.tsx";
export { CsvButton, saveCsv, saveText } from "./CsvButton.tsx";
export { classNames, cssPercent } from "./class-names.ts";
export { Failure } from "./Failure.tsx";
export { Field, FieldInput, FieldProblem, Select } from "./Field.tsx";
export { FigureGroup, FigureRow } from "./FigureGroup.tsx";
export { failureSentence } from "./failure-sentence.ts";
export { Hint } from "./Hint.tsx";
export { Link } from "./Link.tsx";
export { lazyPart } from "./lazy-part.ts";
export { useLongPress } from "./long-press.ts";
export { MissingLine, MissingLines, type MissingPart, missingPart } from "./MissingLines.tsx";
export { Modal } from "./Modal.tsx";
export { Notice } from "./Notice.tsx";
export { NumberInput } from "./NumberInput.tsx";
export { numberProblem, numberWithin } from "./number-problem.ts";
export { Panel } from "./Panel.tsx";
export { PanelFrame } from "./PanelFrame.tsx";
export { DoubtMark, DoubtPlace, isDoubtful } from "./provenance/DoubtMark.tsx";
export { FigureValue } from "./provenance/FigureValue.tsx";
export { ProvenanceFacts } from "./provenance/ProvenanceFacts.tsx";
export { provenanceRequest } from "./provenance/provenance-request.ts";
export { type Remark, Remarks } from "./Remarks.tsx";
export { RetryButton } from "./RetryButton.tsx";
export { RowsSkeleton } from "./RowsSkeleton.tsx";
export { RuleLink, ruleAddress } from "./RuleLink.tsx";
export { SegmentedControl } from "./SegmentedControl.tsx";
export { Sheet } from "./Sheet.tsx";
export { Skeleton } from "./Skeleton.tsx";
export { Sparkline } from "./Sparkline.tsx";
export { Table } from "./Table.tsx";
export { TabPanel, Tabs } from "./Tabs.tsx";
export { showToast, TOAST_DURATION, Toasts } from "./Toasts.tsx";
export { untilIdle } from "./until-idle.ts";
export { useHasAccounts } from "./use-has-accounts.ts";
export { type ImportAdvice, useImportAdvice } from "./use-import-advice.ts";
export { useIsOperator } from "./use-is-operator.ts";
export { useNarrow } from "./use-narrow.ts";
export { useTitle } from "./use-title.ts";
export { useWhenBack } from "./use-when-back.ts";
