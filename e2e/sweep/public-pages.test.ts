import { readerWithSecondFactor } from "../registered-reader.ts";
import { lookAtAll } from "./look-at-all.ts";
import { isOfStock, publicStates, secondFactorStates } from "./public-states.ts";

const pages = (await publicStates()).filter((state) => !isOfStock(state));
lookAtAll([...pages, ...secondFactorStates((await readerWithSecondFactor()).email)]);
