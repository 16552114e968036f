import type { Translation } from "../catalogue.ts";
import type { about as english } from "../en/about.ts";

export const about: Translation<typeof english> = {
  "about.feedback": "Remarques",
  "about.feedbackExplained": "Elles parviennent à la personne qui gère ce serveur.",
  "about.sources": "D’où viennent les données",
  "about.source": "Source",
  "about.instruments": "Instruments",
  "about.bars": "Barres quotidiennes",
  "about.snapshot": "Instantané",
  "about.quality": "Qualité des données",
  "about.qualityExplained": "Ce que le contrôle de qualité a trouvé dans les données importées.",
  "about.outcome": "Suite donnée",
  "about.issue": "Constat",
  "about.cases": "Cas",
  "about.count": "Lignes ou données",
  "about.clean": "Rien n’a été relevé : toutes les lignes sont passées telles quelles.",
  "about.refused": "Instantanés refusés car endommagés",
  "about.version": "Version {version} ({code})",
  "about.attribution": "Graphiques de cours : TradingView Lightweight Charts™.",
  "about.notices": "Mentions relatives aux tiers",
  "about.noticesExplained":
    "Ce programme contient des bibliothèques, une police de caractères et des icônes créées par d’autres.",
  "about.noticesFile": "Leurs licences dans un fichier texte",
  "about.noticesShow": "Licences des éléments créés par d’autres",
  "about.noticesFailed": "Les licences n’ont pas pu être chargées",
  "about.noticesFailedExplained": "Elles font partie de toute installation, dans le fichier texte indiqué ci-dessus.",
  "rules.about": "Comment les chiffres sont calculés",
  "rules.aboutExplained": "Toutes les règles et formules derrière les chiffres, avec leurs sources (en anglais).",
};
