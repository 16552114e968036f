import type { Translation } from "../catalogue.ts";
import type { reasons as english } from "../en/reasons.ts";

export const reasons: Translation<typeof english> = {
  "reason.history-too-short": "L’historique des cours est trop court pour ce calcul.",
  "reason.no-price": "Aucun cours n’est disponible.",
  "reason.not-reported": "La société n’a pas publié cette donnée.",
  "reason.not-applicable": "Cela ne s’applique pas à ce type de société.",
  "reason.denominator-not-positive": "Le diviseur est nul ou négatif : le ratio n’aurait pas de sens.",
  "reason.not-available-from-provider": "Le fournisseur des données de ce marché ne la propose pas.",
  "reason.periods-missing": "Une période nécessaire à ce calcul n’a pas été publiée.",
  "reason.too-few-periods": "Trop peu de périodes ont été publiées.",
  "reason.annual-only": "La société ne publie cette donnée qu’une fois par an.",
  "reason.no-debt": "La société n’a pas de dette.",
  "reason.interest-not-reported": "La société ne publie pas ses intérêts séparément.",
  "reason.no-inventory": "La société n’a pas de stocks.",
  "reason.not-applicable-to-banks": "Cela ne s’applique pas aux banques.",
  "reason.not-applicable-to-brokers": "Cela ne s’applique pas aux courtiers.",
  "reason.not-applicable-to-insurers": "Cela ne s’applique pas aux assureurs.",
  "reason.not-applicable-to-reits": "Cela ne s’applique pas aux foncières cotées (REIT).",
  "reason.loss-to-profit": "D’une perte à un bénéfice : un pourcentage n’aurait pas de sens.",
  "reason.loss-narrowed": "La perte s’est réduite : un pourcentage serait trompeur.",
  "reason.loss-widened": "La perte s’est creusée : un pourcentage serait trompeur.",
  "reason.loss-unchanged": "La perte est restée la même.",
  "reason.from-zero": "La valeur précédente est nulle : il n’y a pas de base de comparaison.",
  "reason.no-earnings": "L’entreprise ne réalise pas de bénéfice.",
  "reason.too-few-members": "Le groupe compte moins de cinq entreprises.",
  "reason.currencies-differ": "Le cours et les comptes sont dans des devises différentes.",
  "reason.no-free-cash-flow": "La société ne dégage pas de flux de trésorerie disponible.",
  "reason.no-targets": "Aucun objectif de cours n’a été publié pour cela.",
  "reason.contradicts-net-income": "Le chiffre publié contredit le résultat net et le nombre d’actions.",
  "reason.doubtful-price":
    "Le cours a connu sur cette période une variation que rien n’étaye : il peut s’agir d’une erreur de la source des cours.",
};
