import type { Translation } from "../catalogue.ts";
import type { home as english } from "../en/home.ts";

export const home: Translation<typeof english> = {
  "home.title": "Plumbline",
  "home.headline": "Chaque chiffre cite sa source.",
  "home.lead":
    "Cherchez une société. Cliquez sur un chiffre pour voir sa source, sa période et sa formule. Une donnée absente est signalée comme telle, jamais affichée comme un zéro.",
  "home.examples": "Exemples pour commencer",
  "home.example.worth": "Combien vaut-elle ?",
  "home.example.checks": "Quels critères remplit-elle ?",
  "home.example.months": "Y a-t-il des mois meilleurs que d’autres ?",
  "home.example.targets": "Qu’attendent les analystes ?",
  "home.sectors": "Secteurs",
  "home.sectorsExplained":
    "Ratios du secteur entier, avec la médiane dessous. Variations : médiane des valeurs cotées.",
  "home.sector": "Secteur",
  "home.members": "Valeurs",
  "home.day": "1 jour",
  "home.year": "1 an",
  "home.median": "médiane",
  "home.ratioCounts": "{how} Sociétés à la capitalisation connue : {n}. Hors calcul : {left}.",
  "home.ratiosFailed": "Les ratios n’ont pas pu être chargés.",
  "home.view": "Colonnes affichées",
  "home.view.changes": "Variations",
  "home.view.ratios": "Ratios",
  "home.gainers": "Plus fortes hausses",
  "home.losers": "Plus fortes baisses",
  "home.moversExplained": "Le {day}, par rapport à la clôture précédente.",
  "home.noMovers.gainers": "Aucune hausse le dernier jour de Bourse.",
  "home.noMovers.losers": "Aucune baisse le dernier jour de Bourse.",
  "home.sparkline": "Clôtures sur un an environ",
};
