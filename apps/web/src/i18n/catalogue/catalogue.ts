import type { Message } from "../message.ts";
import type { about } from "./en/about.ts";
import type { alerts } from "./en/alerts.ts";
import type { avatar } from "./en/avatar.ts";
import type { changes } from "./en/changes.ts";
import type { charting } from "./en/charting.ts";
import type { checks } from "./en/checks.ts";
import type { citations } from "./en/citations.ts";
import type { data } from "./en/data.ts";
import type { findingSentences } from "./en/finding-sentences.ts";
import type { findings } from "./en/findings.ts";
import type { forms } from "./en/forms.ts";
import type { fundamentals } from "./en/fundamentals.ts";
import type { en } from "./en/index.ts";
import type { lab } from "./en/lab.ts";
import type { marks } from "./en/marks.ts";
import type { opinion } from "./en/opinion.ts";
import type { owner } from "./en/owner.ts";
import type { phone } from "./en/phone.ts";
import type { plans } from "./en/plans.ts";
import type { providers } from "./en/providers.ts";
import type { quotes } from "./en/quotes.ts";
import type { report } from "./en/report.ts";
import type { runs } from "./en/runs.ts";
import type { saved } from "./en/saved.ts";
import type { screener } from "./en/screener.ts";
import type { secondFactor } from "./en/second-factor.ts";
import type { signIn } from "./en/sign-in.ts";
import type { statistics } from "./en/statistics.ts";
import type { stockFacts } from "./en/stock-facts.ts";
import type { strategies } from "./en/strategies.ts";
import type { strategyBuilder } from "./en/strategy-builder.ts";
import type { strategySentence } from "./en/strategy-sentence.ts";
import type { strategySetup } from "./en/strategy-setup.ts";
import type { strategyVersions } from "./en/strategy-versions.ts";
import type { userCenter } from "./en/user-center.ts";
import type { valuation } from "./en/valuation.ts";
import type { verdict } from "./en/verdict.ts";
import type { watchlists } from "./en/watchlists.ts";

export type English = typeof en &
  typeof about &
  typeof alerts &
  typeof avatar &
  typeof changes &
  typeof charting &
  typeof checks &
  typeof citations &
  typeof findingSentences &
  typeof findings &
  typeof forms &
  typeof fundamentals &
  typeof lab &
  typeof marks &
  typeof opinion &
  typeof data &
  typeof owner &
  typeof phone &
  typeof plans &
  typeof providers &
  typeof quotes &
  typeof report &
  typeof runs &
  typeof saved &
  typeof screener &
  typeof secondFactor &
  typeof signIn &
  typeof statistics &
  typeof stockFacts &
  typeof strategies &
  typeof strategySetup &
  typeof strategyVersions &
  typeof strategySentence &
  typeof strategyBuilder &
  typeof userCenter &
  typeof valuation &
  typeof verdict &
  typeof watchlists;
export type TextKey = keyof English;

/** Every text of the product in one language but those of the parts; the compiler asks for each. */
export type Catalogue = Readonly<Record<keyof typeof en, Message>>;

/** One part of a catalogue in another language: the same keys as the English part. */
export type Translation<Part> = Readonly<Record<keyof Part, Message>>;
