export { OpinionSkeleton } from "./OpinionSkeleton.tsx";
export { opinionQuery } from "./opinion.query.ts";
export { readOpinionState, writeOpinionState } from "./opinion-state.ts";
