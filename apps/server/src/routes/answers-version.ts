import type { PublicCallName } from "@plumbline/contract/calls";
import { FORMULAS_VERSION } from "@plumbline/market/screening";
import { VERSION } from "../config/index.ts";

/**
 * The version of the answers: of their shape, their texts and of what routes compute. Raise it with every change that makes
 * an answer to the same request about the same market another one.
 *
 * Answers are tagged before they are computed. With the old tag, a browser would be told that the answer it stored before an
 * update is still right.
 */
const ANSWERS_VERSION = 18;

/** The part of the program in the tag of every answer. A release changes it, and so do new formulas or other answers. */
export const PROGRAM_REVISION = `${VERSION} ${FORMULAS_VERSION} ${ANSWERS_VERSION}`;

/**
 * By public endpoint, the digest of what this version answers to a list of requests about the tiny market. The test beside this file
 * computes them, and fails when one differs.
 */
export const ANSWERS_OUTCOMES: Readonly<Record<PublicCallName, string>> = {
  fundamentals: "9ef0a75e371b32ee",
  statements: "497a461b7705012e",
  instrumentList: "37f69e9b597f281c",
  stockHeader: "aef5a63cfcf85f9e",
  screener: "02c83ee6dc1c9c05",
  checks: "3d955fcfbede8e94",
  stockVerdict: "7969c308cb99f928",
  valuation: "b255295374ca9d1c",
  chosenValuation: "d35ee7fdd4ec9f95",
  priceChart: "9cf0147f42f59453",
  statistics: "9cb70404553f6877",
  priceTargets: "8dd4ebc79872066c",
  quotes: "ca0a0836b50fd955",
  filings: "c9884d583e4fef7e",
  filingOutline: "605b42259c10f77e",
  filingChanges: "4e87a7680c86a62f",
  filingParagraphs: "7efbcdee152a2838",
  note: "359d4b5eae0e308f",
  plans: "acf74196b7dde033",
  marketState: "eb41b57d6f0cfdd6",
  marketSectors: "4b921996f60a50b7",
  marketChanges: "668d9dc89f6cec95",
  marketQuality: "bd7b1dfb36daaea5",
  checkStudy: "988ee65014f8d40b",
  chartMarks: "c305c010a7b2230f",
  stockMoat: "9a7964255b59f9b3",
  recordScores: "09816d23f697c643",
  recordEntries: "51f34c721511adf4",
  moatStudy: "8f858d02ec7b6d96",
  report: "42e2b11cb87a7c87",
  reportEstimate: "9408b7fc293e85bf",
  strategies: "20ef74b3f193bbef",
  exampleBacktest: "afb832efd371ccfc",
  strategyHits: "426fdac350101a40",
  stockStrategies: "bc6f05d8679bea67",
  strategyHitsDetail: "06359a3aa42bf73f",
};
