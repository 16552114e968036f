import type { Translation } from "../catalogue.ts";
import type { lab as english } from "../en/lab.ts";

export const lab: Translation<typeof english> = {
  "lab.title": "Laboratoire des critères",
  "lab.intro":
    "Ce que les actions ont rapporté dans les 12 mois qui ont suivi, selon que leur société remplissait un critère ou non.",
  "lab.back": "Retour au filtre",
  "lab.check": "Critère",
  "lab.threshold": "Seuil",
  "lab.rule": "{check} {sign} {threshold}",
  "lab.more": {
    one: "Sur {n} an, les sociétés qui remplissaient le critère ont rapporté en moyenne {passed} dans les 12 mois suivants, les autres {failed} : {points} points de pourcentage de plus.",
    other:
      "Sur {n} ans, les sociétés qui remplissaient le critère ont rapporté en moyenne {passed} dans les 12 mois suivants, les autres {failed} : {points} points de pourcentage de plus.",
  },
  "lab.less": {
    one: "Sur {n} an, les sociétés qui remplissaient le critère ont rapporté en moyenne {passed} dans les 12 mois suivants, les autres {failed} : {points} points de pourcentage de moins.",
    other:
      "Sur {n} ans, les sociétés qui remplissaient le critère ont rapporté en moyenne {passed} dans les 12 mois suivants, les autres {failed} : {points} points de pourcentage de moins.",
  },
  "lab.same": {
    one: "Sur {n} an, les sociétés qui remplissaient le critère et les autres ont rapporté autant en moyenne dans les 12 mois suivants : {passed}.",
    other:
      "Sur {n} ans, les sociétés qui remplissaient le critère et les autres ont rapporté autant en moyenne dans les 12 mois suivants : {passed}.",
  },
  "lab.verdict.luck":
    "Intervalle à 90 % de l’écart : de {low} à {high} points de pourcentage. Il contient zéro : ce peut être le hasard.",
  "lab.verdict.beyondLuck":
    "Intervalle à 90 % de l’écart : de {low} à {high} points de pourcentage. Il exclut zéro, mais c’est aussi le cas d’un critère sans valeur sur dix.",
  "lab.verdict.withinYears":
    "Entre sociétés d’une même année, sans que pèsent davantage les années où beaucoup remplissaient le critère, l’écart est de {points} points de pourcentage (intervalle à 90 % : de {low} à {high}).",
  "lab.verdict.unknown": "Trop peu d’années pour dire si c’est le hasard.",
  "lab.oneSided": "Aucun point de comparaison",
  "lab.allPassed": "Avec ce seuil, toutes les sociétés ayant des données remplissent le critère. Essayez-en un autre.",
  "lab.allFailed": "Avec ce seuil, aucune société ayant des données ne remplit le critère. Essayez-en un autre.",
  "lab.nothing": "Rien à étudier",
  "lab.nothingExplained": "Aucun jour n’a à la fois les données de ce critère et douze mois de cours ensuite.",
  "lab.preparing": "Évaluation de toutes les sociétés en cours",
  "lab.preparingExplained":
    "Chaque société, selon chaque critère, une fois par an, d’après ce qui était publié alors. Après une importation, cela prend d’une demi-minute à quelques minutes. La page continue d’elle-même.",
  "lab.survivors": "Survivantes seulement : résultats trop flatteurs",
  "lab.survivorsExplained":
    "Les données ne contiennent aucune société radiée de la cote par la suite. Celles qui ont échoué manquent : toutes les performances sont trop élevées, et les critères qui laissent passer des sociétés risquées paraissent meilleurs qu’ils ne l’étaient.",
  "lab.delisted": {
    one: "{n} des sociétés suivies a été radiée de la cote depuis. Elle est comptée : l’étude ne repose pas sur les seules survivantes.",
    other:
      "{n} des sociétés suivies ont été radiées de la cote depuis. Elles sont comptées : l’étude ne repose pas sur les seules survivantes.",
  },
  "lab.byYear": "Année par année",
  "lab.chart": "Performance moyenne des 12 mois suivants, par année d’évaluation",
  "lab.passed": "Rempli",
  "lab.failed": "Non rempli",
  "lab.difference": "Écart",
  "lab.unknown": "Inconnu",
  "lab.unknownOf": "inconnues : {n}",
  "lab.judged": "Évaluées le",
  "lab.allYears": "Toutes les années",
  "lab.withinYears": "Au sein d’une même année",
  "lab.range": "Intervalle à 90 %",
  "lab.legend":
    "Là où le trait atteint l’anneau, l’écart de l’année peut être dû au hasard. Les moyennes de moins de {fewest} sociétés ne sont pas tracées.",
  "lab.spoken":
    "Du {day} au {until} : rempli {passed} ({passedCount}), non rempli {failed} ({failedCount}), écart {difference}",
  "lab.companies": { one: "{n} société", other: "{n} sociétés" },
  "lab.n": "n = {n}",
  "lab.median": "médiane {value}",
  "lab.points": "{n} pts",
  "lab.to": "de {low} à {high}",
  "lab.meanOf": "Performance moyenne, {side}, {when}",
  "lab.medianOf": "Performance médiane, {side}, {when}",
  "lab.differenceOf": "Écart des moyennes, {when}",
  "lab.from": "à partir du {day}",
  "lab.explain.mean":
    "La moyenne des performances totales de ces sociétés dans les 12 mois suivant le jour ; toutes pèsent autant.",
  "lab.explain.median":
    "La moitié de ces sociétés a rapporté davantage dans les 12 mois suivant le jour, l’autre moitié moins.",
  "lab.explain.difference": "La moyenne de celles qui remplissaient le critère moins celle des autres.",
  "lab.explain.withinYears":
    "Les sociétés ne sont comparées qu’à celles de la même année, puis les écarts sont moyennés : une année pèse selon le nombre de celles qui remplissaient le critère et des autres. Un critère souvent rempli les mauvaises années n’en est donc pas pénalisé.",
  "lab.method": "Méthode",
  "lab.method.known":
    "L’évaluation a lieu une fois par an, au jour du calendrier des derniers cours, d’après ce qui était publié et coté ce jour-là. Ce qui a été publié ou corrigé ensuite est ignoré.",
  "lab.method.threshold":
    "Tant que le seuil n’est pas déplacé, chaque type de société est jugé sur le sien ; un seuil déplacé vaut pour toutes.",
  "lab.method.returns":
    "Performances totales sur 12 mois, dividendes réinvestis quand la source des cours les connaît. Chaque société compte une fois et autant, quelle que soit sa taille. Frais et impôts ne sont pas déduits. Sur l’ensemble, chaque société de chaque année compte autant : les années où beaucoup remplissaient le critère pèsent plus dans leur moyenne.",
  "lab.method.delisted":
    "Une société radiée entre-temps compte avec son dernier cours, gardé en espèces jusqu’au bout. Celle qui n’a plus de cours ensuite est inconnue, comme celle que le critère n’a pas pu évaluer.",
  "lab.method.interval":
    "Les intervalles sur toutes les années comptent chaque année comme une seule observation, car les actions montent et baissent ensemble : t de Student sur les années. Celui d’une seule année compte chaque secteur comme une seule observation : il tient compte de la chance de chaque société et de ce qui a frappé tout un secteur cette année-là.",
  "lab.method.limits":
    "À force d’essayer des seuils, on en trouve un qui paraît bon par hasard. Les résultats passés ne se reproduisent pas forcément.",
  "lab.moat": "Rempart concurrentiel",
  "lab.moat.wide": "Rempart large",
  "lab.moat.share": "Années au-dessus du coût du capital, au moins",
  "lab.moat.median": "Écart médian, au moins",
  "lab.moat.rule":
    "Rempart large : rentabilité supérieure au coût du capital dans au moins {share} des années, de {median} points de pourcentage en médiane, avec deux sources solides",
  "lab.moat.lasted": "L’écart a-t-il duré ?",
  "lab.moat.kept":
    "{years} ans plus tard, {wide} des sociétés au rempart large gagnaient encore plus que le coût de leur capital, contre {others} des autres.",
  "lab.moat.interval":
    "Différence de {points} points de pourcentage, intervalle à 90 % : de {low} à {high}. Chaque secteur, avec toutes ses sociétés et ses années, compte pour une seule observation.",
  "lab.moat.noInterval": "Il y a trop peu de sociétés ou de secteurs pour dire si c’est le hasard.",
  "lab.moat.nothing": "Aucune société au rempart large n’a encore été suivie pendant {years} ans.",
  "lab.moat.followed":
    "{side} : sociétés {companies}, évaluations {n}. L’écart a varié de {change} points de pourcentage en médiane.",
  "lab.moat.others": "Rempart étroit ou aucun",
  "lab.moat.lost":
    "Évaluations laissées de côté : {n}. {years} ans plus tard, la société n’avait plus d’états financiers comparables, souvent parce qu’elle n’était plus cotée.",
  "lab.moat.method":
    "Le rempart est mesuré à partir des seuls états financiers (règles MOAT-01 à MOAT-09) : ce que le capital a rapporté au-delà de son coût sur dix exercices, aux taux du jour de chaque publication, et ce qui l’explique face aux sociétés comparables. « Rempli » signifie un rempart large, « non rempli » un rempart étroit ou aucun.",
  "reason.side-too-small": "L’un des côtés compte trop peu de sociétés pour comparer.",
};
