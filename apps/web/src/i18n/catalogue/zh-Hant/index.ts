import type { Catalogue } from "../catalogue.ts";
import { about } from "./about.ts";
import { accounts } from "./accounts.ts";
import { analysis } from "./analysis.ts";
import { chart } from "./chart.ts";
import { classification } from "./classification.ts";
import { header } from "./header.ts";
import { home } from "./home.ts";
import { market } from "./market.ts";
import { provenance } from "./provenance.ts";
import { rules } from "./rules.ts";
import { search } from "./search.ts";
import { shell } from "./shell.ts";

export const zhHant: Catalogue = {
  ...about,
  ...accounts,
  ...analysis,
  ...chart,
  ...classification,
  ...header,
  ...home,
  ...market,
  ...provenance,
  ...rules,
  ...search,
  ...shell,
};
