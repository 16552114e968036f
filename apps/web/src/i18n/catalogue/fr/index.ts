import type { Catalogue } from "../catalogue.ts";
import { about } from "./about.ts";
import { accounts } from "./accounts.ts";
import { analysis } from "./analysis.ts";
import { chart } from "./chart.ts";
import { header } from "./header.ts";
import { home } from "./home.ts";
import { industries } from "./industries.ts";
import { market } from "./market.ts";
import { past } from "./past.ts";
import { provenance } from "./provenance.ts";
import { reasons } from "./reasons.ts";
import { search } from "./search.ts";
import { sectors } from "./sectors.ts";
import { shell } from "./shell.ts";

export const fr: Catalogue = {
  ...about,
  ...accounts,
  ...analysis,
  ...chart,
  ...header,
  ...home,
  ...industries,
  ...market,
  ...past,
  ...provenance,
  ...reasons,
  ...search,
  ...sectors,
  ...shell,
};
