import { companyStates } from "./company-states.ts";
import { lookAtAll } from "./look-at-all.ts";

lookAtAll(await companyStates());
