export { type Count, checkScore, countScore, gapScore } from "./part-scores.ts";
export { type PeerPlace, peerPlace } from "./peer-place.ts";
export { type CountedFigure, noTargetSigns, type TargetSigns, targetSigns } from "./target-signs.ts";
export { type TypicalScore, typicalScores } from "./typical-scores.ts";
export { type JudgedDimension, type JudgedPart, type JudgedRow, scoreOf, stockVerdict } from "./verdict.ts";
export { VERDICT_PARTS, type VerdictPart } from "./verdict-part.ts";
