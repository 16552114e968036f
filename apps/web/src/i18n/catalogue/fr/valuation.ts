import type { Translation } from "../catalogue.ts";
import type { valuation as english } from "../en/valuation.ts";

export const valuation: Translation<typeof english> = {
  "valuation.expectations": "Ce que le cours suppose",
  "valuation.expectationsNote": "Le DCF inversé : quelle croissance justifierait le cours ?",
  "valuation.assumes.grows":
    "Le cours de {price} suppose une croissance du flux de trésorerie disponible de {growth} par an pendant cinq ans, puis de {later} par an les cinq années suivantes.",
  "valuation.assumes.shrinks":
    "Le cours de {price} suppose un recul du flux de trésorerie disponible de {growth} par an pendant cinq ans, puis une évolution de {later} par an les cinq années suivantes.",
  "valuation.fades.grows":
    "Le cours de {price} suppose une croissance du flux de trésorerie disponible de {growth} par an pendant cinq ans, puis un retour en cinq ans à la croissance à l’infini.",
  "valuation.fades.shrinks":
    "Le cours de {price} suppose un recul du flux de trésorerie disponible de {growth} par an pendant cinq ans, puis un retour en cinq ans à la croissance à l’infini.",
  "valuation.past": "Évolution annuelle passée du flux de trésorerie disponible : {spans}.",
  "valuation.pastOver": "{growth} ({years} ans)",
  "valuation.noPast": "La croissance passée du flux de trésorerie disponible est inconnue. {reason}",
  "valuation.noExpectation": "Sans cours, la croissance implicite ne peut pas être calculée.",
  "valuation.pastGrowth": "{years} dernières années",
  "valuation.implied": "Croissance implicite dans le cours",
  "valuation.lane.implied": "Implicite dans le cours",
  "valuation.lane.assumed": "Hypothèse ci-dessous",
  "valuation.other.return":
    "À ce cours, le taux de rendement implicite est de {rate} par an si les flux arrivent comme projetés plus bas.",
  "valuation.other.linked":
    "Si la croissance des années 6–10 est à mi-chemin de la croissance à l’infini, le cours implique {rate} par an les cinq premières.",
  "valuation.other.graham":
    "Selon la formule de Graham, le cours implique une croissance des bénéfices de {rate} par an.",
  "valuation.otherName.return": "Taux de rendement implicite dans le cours",
  "valuation.otherName.linked": "Croissance implicite, années 6–10 à mi-chemin",
  "valuation.otherName.graham": "Croissance des bénéfices implicite dans le cours",
  "valuation.explain.implied":
    "Croissance annuelle des années 1 à 5 pour laquelle la valeur actualisée des flux égale le cours, les autres paramètres étant ceux choisis plus bas.",
  "valuation.explain.past":
    "Croissance annuelle du flux de trésorerie disponible par exercices ; seulement si les deux extrémités sont positives.",

  "valuation.worth": "Juste valeur par action",
  "valuation.worthDefault": "{currency} par action, paramètres par défaut",
  "valuation.worthMoved": "{currency} par action, vos paramètres",
  "valuation.value": "Valeur",
  "valuation.upside": "Potentiel",
  "valuation.margin": "Marge de sécurité",
  "valuation.toPrice": "par rapport au cours",
  "valuation.safety": "marge de sécurité {margin}",
  "valuation.noSafety": "aucune marge de sécurité : le cours vaut {n} fois la valeur",
  "valuation.noSafetyShort": "aucune",
  "valuation.priceOf": "Cours {price}",
  "valuation.fromTo": "{low} – {high}",
  "valuation.fieldNote":
    "Potentiel = valeur ÷ cours − 1 ; marge de sécurité = 1 − cours ÷ valeur. La ligne en tirets est le cours. Une flèche signale une fourchette qui dépasse l’échelle.",
  "valuation.model.dcf": "Flux de trésorerie actualisés",
  "valuation.model.monteCarlo": "Monte-Carlo",
  "valuation.model.graham": "Graham",
  "valuation.model.grahamRevised": "Graham 1974",
  "valuation.model.grahamNumber": "Nombre de Graham",
  "valuation.model.targets": "Objectifs de cours des analystes",
  "valuation.model.year": "Fourchette sur 52 semaines",
  "valuation.range.dcf": "de pessimiste à optimiste",
  "valuation.range.monteCarlo": "5e au 95e centile",
  "valuation.range.graham": "de prudente à classique",
  "valuation.range.grahamRevised": "de prudente à classique",
  "valuation.range.grahamNumber": "par bénéfice et actif net",
  "valuation.range.targets": "du plus bas au plus haut, moyenne",
  "valuation.range.year": "du plus bas au plus haut",
  "valuation.explain.dcf":
    "Dix ans de flux de trésorerie disponible et ce qui les suit, actualisés au CMPC (WACC), moins la dette financière nette, par action diluée.",
  "valuation.explain.monteCarlo": "La médiane de 10 000 valeurs aux taux tirés au hasard autour de ceux choisis.",
  "valuation.explain.graham": "BPA × (PER sans croissance + multiplicateur × croissance en points).",
  "valuation.explain.grahamRevised": "Formule de Graham × 4,4 ÷ rendement des obligations AAA en pour cent.",
  "valuation.explain.grahamNumber": "√(22,5 × BPA × actif net par action).",
  "valuation.explain.targets": "Moyenne du dernier objectif de chaque établissement sur les douze derniers mois.",
  "valuation.explain.year": "Cours le plus bas et le plus haut des 52 dernières semaines.",

  "valuation.dcf": "Flux de trésorerie actualisés",
  "valuation.graham": "Formule de Graham",
  "valuation.dcfValue": "Valeur DCF par action",
  "valuation.grahamValue": "Valeur par action selon la formule de Graham",
  "valuation.grahamRevisedValue": "Valeur par action selon la formule de Graham de 1974",
  "valuation.about.dcf": "Comment marche le modèle, et pour qui",
  "valuation.about.graham": "Comment marche la formule, et pour qui",
  "valuation.explained.dcf":
    "Une société vaut la trésorerie qu’elle rapportera à ses propriétaires, et celle qui arrive plus tard vaut moins. Le modèle fait croître dix ans, à deux taux, le flux de trésorerie disponible des douze derniers mois, puis pour toujours à un troisième, et actualise le flux de chaque année au coût du capital, le CMPC (WACC). On retire la dette financière nette ; le reste revient aux actionnaires. Le résultat ne vaut que ce que valent les hypothèses : un demi-point de CMPC (WACC) ou de croissance à l’infini le déplace souvent de 10 %. Les tableaux plus bas le montrent.",
  "valuation.explained.graham":
    "Benjamin Graham a donné une règle simple pour lire ce qu’un cours suppose : une société sans croissance vaut 8,5 fois son bénéfice, et chaque point de croissance attendue en ajoute deux. En 1974 il l’a ajustée au rendement des obligations, qui concurrencent les actions. Il l’a publiée comme illustration et a prévenu de ne pas la prendre pour une méthode ; elle ne regarde ni la dette ni les flux de trésorerie.",
  "valuation.suitable": "Convient à",
  "valuation.unsuitable": "Ne convient pas à",
  "valuation.suitable.dcf":
    "Des sociétés non financières au flux de trésorerie disponible positif et assez régulier : mûres ou en croissance régulière.",
  "valuation.unsuitable.dcf":
    "Des banques, assureurs, courtiers et foncières ; des sociétés sans chiffre d’affaires ou au flux négatif ou ponctuel ; des cycliques au sommet ; des sociétés en fusion ou qui retraitent leurs états financiers.",
  "valuation.suitable.graham": "Des sociétés rentables, aux bénéfices réguliers et à la croissance modérée.",
  "valuation.unsuitable.graham":
    "Des sociétés en perte ; une croissance de plus de 20 % par an ; de fortes cycliques ; des bénéfices faussés par des éléments exceptionnels ; des financières en restructuration.",
  "valuation.verdict.suitable": "Convient à cette société",
  "valuation.verdict.caution": "À utiliser avec prudence pour cette société",
  "valuation.verdict.unsuitable": "Ne convient pas à cette société",
  "valuation.level.for": "Pour :",
  "valuation.level.caution": "Prudence :",
  "valuation.level.against": "Contre :",
  "valuation.reason.COMPANY_IS_BANK":
    "C’est une banque : emprunter et prêter est son métier, elle n’a donc pas de flux de trésorerie disponible.",
  "valuation.reason.COMPANY_IS_BROKER": "C’est un courtier : l’argent des clients fausse ses flux de trésorerie.",
  "valuation.reason.COMPANY_IS_INSURER":
    "C’est un assureur : les primes gardées pour les sinistres ne sont pas un flux de trésorerie disponible.",
  "valuation.reason.COMPANY_IS_REIT":
    "C’est une foncière cotée : l’amortissement fausse son bénéfice, et elle distribue ce qu’elle gagne.",
  "valuation.reason.CASH_FLOW_UNKNOWN": "Le flux de trésorerie disponible est inconnu.",
  "valuation.reason.EARNINGS_UNKNOWN": "Le BPA est inconnu.",
  "valuation.reason.BEFORE_REVENUE": "Le chiffre d’affaires n’est pas encore significatif.",
  "valuation.reason.LOSS": "Les douze derniers mois ont donné une perte.",
  "valuation.reason.CASH_FLOW_NOT_POSITIVE":
    "Le flux de trésorerie disponible des douze derniers mois n’est pas positif.",
  "valuation.reason.CASH_FLOW_ONLY_NOW":
    "Le dernier flux de trésorerie disponible est positif, mais il ne l’était habituellement pas.",
  "valuation.reason.CASH_FLOW_UNUSUAL":
    "Le dernier flux de trésorerie disponible est inhabituel par rapport au chiffre d’affaires.",
  "valuation.reason.CASH_FLOW_UNSTABLE": "Le flux de trésorerie disponible a été irrégulier sur cinq ans.",
  "valuation.reason.CASH_FLOW_STEADY":
    "Le flux de trésorerie disponible a été positif chacune des cinq années, à marge régulière.",
  "valuation.reason.GROWTH_ABOVE_20_PERCENT.dcf":
    "Le chiffre d’affaires a crû de plus de 20 % par an ; une telle croissance ne se projette pas de façon fiable.",
  "valuation.reason.GROWTH_ABOVE_20_PERCENT.graham":
    "Les bénéfices ont crû de plus de 20 % par an, au-delà du tableau de Graham.",
  "valuation.reason.CYCLICAL_AT_PEAK":
    "Les bénéfices se sont effondrés plus d’une fois, et la dernière marge est bien au-dessus de l’habitude.",
  "valuation.reason.EARNINGS_UNUSUAL": "Le dernier bénéfice est loin de la moyenne de trois ans.",
  "valuation.reason.EARNINGS_UNSTABLE": "Une au moins des cinq dernières années a donné une perte.",
  "valuation.reason.EARNINGS_STEADY": "Il y a eu un bénéfice chacune des cinq dernières années.",
  "valuation.reason.DISCONTINUED_OPERATIONS": "Une part du bénéfice vient d’activités vendues ou arrêtées.",
  "valuation.reason.SHORT_HISTORY": "Moins de cinq exercices sont disponibles.",
  "valuation.reason.RESTATED": "Le résultat net d’une année passée a été retraité dans les douze derniers mois.",

  "valuation.parameter.shortTermGrowth": "Croissance à court terme, années 1–5",
  "valuation.parameter.longTermGrowth": "Croissance à long terme, années 6–10",
  "valuation.parameter.terminalGrowth": "Croissance à l’infini",
  "valuation.parameter.wacc": "CMPC (WACC)",
  "valuation.parameter.baseFlow": "Flux de départ",
  "valuation.parameter.netDebt": "Dette financière nette",
  "valuation.parameter.shares": "Actions diluées",
  "valuation.parameter.riskFreeRate": "Taux sans risque",
  "valuation.parameter.beta": "Bêta",
  "valuation.parameter.equityRiskPremium": "Prime de risque",
  "valuation.parameter.costOfDebt": "Coût de la dette avant impôt",
  "valuation.parameter.taxRate": "Taux d’impôt",
  "valuation.parameter.eps": "BPA",
  "valuation.parameter.grahamGrowth": "Croissance attendue, 7–10 ans",
  "valuation.parameter.noGrowthMultiple": "PER sans croissance",
  "valuation.parameter.growthMultiplier": "Multiplicateur de croissance",
  "valuation.parameter.bondYield": "Rendement des obligations AAA",
  "valuation.short.shortTermGrowth": "Années 1–5",
  "valuation.short.longTermGrowth": "Années 6–10",
  "valuation.short.terminalGrowth": "À l’infini",
  "valuation.short.wacc": "CMPC (WACC)",
  "valuation.source.shortTermGrowth":
    "Médiane de la croissance annuelle du chiffre d’affaires, du résultat net et du flux de trésorerie disponible sur cinq exercices, entre −5 % et 20 %.",
  "valuation.source.longTermGrowth":
    "À mi-chemin entre la croissance à court terme et la croissance à l’infini, pas moins que celle-ci, 10 % au plus.",
  "valuation.source.terminalGrowth":
    "Le taux sans risque, 2,5 % au plus : aucune société ne croît pour toujours plus vite que l’économie.",
  "valuation.source.wacc":
    "Ce que coûtent capitaux propres et dette financière, pondérés par la capitalisation et la dette financière comptable, après impôt ; entre 6 % et 15 %.",
  "valuation.source.baseFlow":
    "Flux de trésorerie d’exploitation − investissements + intérêts × (1 − impôt), douze derniers mois : ce qu’il y a avant de payer les prêteurs.",
  "valuation.source.netDebt":
    "Dette financière, actions de préférence et intérêts minoritaires, moins trésorerie et placements à court terme.",
  "valuation.source.shares": "Actions diluées de la dernière période.",
  "valuation.source.riskFreeRate": "Rendement des emprunts du Trésor américain à dix ans.",
  "valuation.source.beta": "60 performances mensuelles face au S&P 500, ramenées d’un tiers vers 1, entre 0,5 et 2.",
  "valuation.source.equityRiskPremium":
    "Prime implicite dans les cours des actions américaines, publiée par A. Damodaran.",
  "valuation.source.costOfDebt":
    "Intérêts ÷ dette financière moyenne, de 0,5 à 6 points de pourcentage au-dessus du taux sans risque.",
  "valuation.source.taxRate": "Impôts de trois ans ÷ résultat avant impôt, 35 % au plus.",
  "valuation.source.eps": "BPA dilué des douze derniers mois.",
  "valuation.source.grahamGrowth": "Croissance annuelle du BPA sur cinq exercices, entre 0 % et 15 %.",
  "valuation.source.noGrowthMultiple": "Chiffre de Graham lui-même, 1962.",
  "valuation.source.growthMultiplier": "Chiffre de Graham lui-même, 1962.",
  "valuation.source.bondYield": "Obligations d’entreprises Aaa de Moody’s.",
  "valuation.default": "Par défaut {value}",
  "valuation.defaultOf": "Valeur par défaut : {parameter}",
  "valuation.why": "source",
  "valuation.fallback": "Une valeur par défaut est utilisée. {reason}",
  "valuation.bounded": "Calculé {value}, ramené à la limite.",
  "valuation.reset": "Rétablir : {parameter}",
  "valuation.millions": "M",
  "valuation.capital": "De quoi se compose le coût du capital",
  "valuation.waccFollows": "Le CMPC (WACC) suit ces paramètres.",
  "valuation.waccIsSet": "Le CMPC (WACC) est fixé plus haut : rétablissez-le pour qu’il suive ceux-ci.",
  "valuation.amounts": "Flux, dette et actions",
  "valuation.behindEps": "Bénéfice et valeur comptable selon les états financiers",
  "valuation.accounts": "Tiré des états financiers, {currency}",
  "valuation.method": "Mode de calcul",
  "valuation.timing": "Calendrier des flux",
  "valuation.timing.end-year": "En fin d’année",
  "valuation.timing.mid-year": "À mi-année",
  "valuation.growthPath": "Après l’année 5",
  "valuation.growthPath.two-stage": "Second taux",
  "valuation.growthPath.linear-fade": "Convergence linéaire",
  "valuation.stockCompensation": "Rémunération en actions",
  "valuation.stockCompensation.included": "Non déduit",
  "valuation.stockCompensation.deducted": "Déduit",
  "valuation.securities": "Titres à long terme",
  "valuation.securities.left-out": "Non comptés",
  "valuation.securities.added": "Comme trésorerie",
  "valuation.note.securities-not-reported": "La société ne déclare pas de titres négociables non courants.",
  "valuation.note.stock-compensation-not-reported": "La rémunération en actions n’est pas publiée : rien n’est déduit.",
  "valuation.note.interest-not-reported":
    "Les intérêts ne sont pas publiés à part : le flux de départ les ignore et est un peu trop faible.",
  "valuation.note.flow-of-fiscal-year":
    "Les douze derniers mois manquent : le flux de départ est celui du dernier exercice.",
  "valuation.note.shares-not-diluted": "Le nombre d’actions diluées est inconnu : on prend les actions en circulation.",
  "valuation.note.noThreeYears": "Il manque trois ans de BPA.",
  "valuation.version": "Version",
  "valuation.version.1962": "1962",
  "valuation.version.1974": "1974",
  "valuation.edit": "PER et multiplicateur",
  "valuation.earnings": "BPA de",
  "valuation.earnings.twelve-months": "12 mois",
  "valuation.earnings.three-years": "Moyenne de 3 ans",

  "valuation.state.default": "Paramètres par défaut",
  "valuation.state.changed": "Modifié ; lien non mis à jour",
  "valuation.state.kept": "Le lien garde cette version",
  "valuation.update": "Mettre à jour",
  "valuation.discard": "Annuler les changements depuis la dernière mise à jour",
  "valuation.alert": "M’alerter",
  "valuation.save": "Enregistrer",
  "valuation.copy": "Copier le lien",
  "valuation.copied": "Lien copié",
  "valuation.notCopied": "Le lien n’a pas pu être copié ; il est dans la barre d’adresse",
  "valuation.resetAll": "Rétablir tous les paramètres",

  "valuation.amounts.large": "{currency} en millions",
  "valuation.amounts.small": "{currency} en millions",
  "valuation.bridge": "Du flux à l’action",
  "valuation.step.flows": "Années 1–10, actualisées",
  "valuation.step.terminal": "Valeur terminale, actualisée",
  "valuation.step.enterprise": "Valeur d’entreprise",
  "valuation.step.netDebt": "Moins la dette financière nette",
  "valuation.step.equity": "Valeur des capitaux propres",
  "valuation.step.shares": "Actions diluées",
  "valuation.step.perShare": "Valeur par action",
  "valuation.terminalShare": "{share} de la valeur d’entreprise vient après l’année 10.",
  "valuation.warning.TERMINAL_SHARE_HIGH":
    "{terminalShare} de la valeur vient après l’année 10 : elle repose sur la croissance à l’infini et le CMPC (WACC).",
  "valuation.warning.SPREAD_THIN":
    "Le CMPC (WACC) ne dépasse la croissance à l’infini que de {spread} : de petits changements déplacent beaucoup la valeur.",
  "valuation.warning.TERMINAL_ABOVE_RISK_FREE":
    "La croissance à l’infini de {terminalGrowth} dépasse le taux sans risque de {riskFreeRate} : aucune société ne croît pour toujours plus vite que l’économie.",
  "valuation.warning.EQUITY_NEGATIVE":
    "La dette financière dépasse la valeur d’entreprise : une valeur négative n’a pas de sens.",
  "valuation.warning.GROWTH_ABOVE_TABLE": "Le tableau de Graham s’arrête à 20 % de croissance.",
  "valuation.heatMap": "CMPC (WACC) et croissance à l’infini",
  "valuation.noPictures":
    "La décomposition, les scénarios, la sensibilité et la simulation apparaîtront ici dès qu’il y aura une valeur.",
  "valuation.heatMapNone": "- : pas de valeur, le coût du capital n’étant pas supérieur à la croissance à l’infini.",
  "valuation.heatMapNote": "Valeur par action ; le cadre est le modèle choisi",
  "valuation.heatMapSpoken":
    "Valeur par action selon le CMPC (WACC), en lignes, et la croissance à l’infini, en colonnes",
  "valuation.abovePrice": "au-dessus du cours",
  "valuation.belowPrice": "au-dessous du cours",
  "valuation.scenarios": "Scénarios",
  "valuation.scenariosNote": "Les quatre taux dégradés, choisis, améliorés",
  "valuation.scenario.bear": "Pessimiste",
  "valuation.scenario.base": "Central",
  "valuation.scenario.bull": "Optimiste",
  "valuation.rate": "Taux",
  "valuation.tornado": "Ce qui pèse le plus",
  "valuation.tornadoNote": "Une donnée bouge, les autres telles que choisies",
  "valuation.points": "{n} pts",
  "valuation.inputLower": "donnée plus basse",
  "valuation.inputHigher": "donnée plus haute",
  "valuation.inputNow": "tel que choisi {value}",
  "valuation.monteCarlo": "Monte-Carlo",
  "valuation.monteCarloNote": "Les quatre taux incertains à la fois",
  "valuation.undervalued": "des tirages valent plus que le cours",
  "valuation.explain.undervalued":
    "La part des tirages dont la valeur dépasse le cours. Seule l’incertitude des quatre taux est modélisée.",
  "valuation.percentile": "Centile {n}",
  "valuation.paths": "{paths} tirages, graine {seed} ; {beyond} sont hors du graphique.",
  "valuation.simulating": "Calcul de 10 000 tirages…",
  "valuation.simulationFailed": "Ce navigateur n’a pas pu faire la simulation.",
  "valuation.projection": "Projection",
  "valuation.year": "Année",
  "valuation.growth": "Croissance",
  "valuation.cashFlow": "Flux",
  "valuation.factor": "Facteur d’actualisation",
  "valuation.presentValue": "Valeur actuelle",
  "valuation.terminal": "Après l’année 10",
  "valuation.explain.terminal":
    "Flux de l’année 10 × (1 + croissance à l’infini) ÷ (CMPC − croissance à l’infini), actualisé.",

  "valuation.how": "Formule et chiffres",
  "valuation.how.rules": "Règles :",
  "valuation.how.firstYear": "Année 1",
  "valuation.how.asChosen": "Tel que choisi",
  "valuation.how.projection":
    "Le flux de chaque année est celui de l’année précédente plus la croissance ; sa valeur actuelle est le flux ÷ le facteur d’actualisation. Après l’année 10, le flux croît sans fin : valeur terminale = flux de l’année 10 × (1 + croissance à l’infini) ÷ (CMPC (WACC) − croissance à l’infini).",
  "valuation.how.heatMap":
    "Chaque case est le modèle entier avec le CMPC (WACC) de sa ligne et la croissance à l’infini de sa colonne ; le reste demeure tel que choisi. Si le CMPC (WACC) ne dépasse pas la croissance à l’infini, il n’y a pas de valeur.",
  "valuation.how.tornado":
    "Chaque barre est le modèle entier calculé deux fois, avec une donnée plus basse puis plus haute ; les autres restent telles que choisies.",

  "valuation.formula": "La formule",
  "valuation.formula.classic": "BPA × (PER sans croissance + multiplicateur × croissance en points)",
  "valuation.formula.revised":
    "BPA × (PER sans croissance + multiplicateur × croissance en points) × 4,4 ÷ rendement AAA en pour cent",
  "valuation.multiple": "La formule donne un PER de {multiple}.",
  "valuation.grahamOthers": "Autres mesures de Graham",
  "valuation.grahamOther.implied": "Croissance implicite",
  "valuation.grahamOther.classic": "Formule de 1962",
  "valuation.grahamOther.revised": "Formule de 1974",
  "valuation.grahamOther.number": "Nombre de Graham",
  "valuation.grahamHow.implied": "Croissance annuelle du bénéfice pour laquelle la formule donne le cours",
  "valuation.grahamHow.classic": "Sans le rendement des obligations",
  "valuation.grahamHow.revised": "Avec le rendement des obligations AAA",
  "valuation.grahamHow.number": "√(22,5 × BPA × actif net par action)",
  "valuation.grahamGrowths": "Avec d’autres croissances",
  "valuation.grahamGrowthsNote": "Les valeurs au-dessus du cours sont soulignées",
  "valuation.growthLine.chosen": "La formule choisie",
  "valuation.growthAtPrice": "Croissance implicite dans le cours : {growth}",
  "valuation.grahamEdit.classic": "Classique, 8,5 + 2g",
  "valuation.grahamEdit.conservative": "Prudente, 7 + g",

  "valuation.throughTime": "La juste valeur dans le temps",
  "valuation.throughTimeNote": "Paramètres par défaut de chaque mois, selon ce qui était publié alors",
  "valuation.throughTimeSpoken": "Juste valeur et cours par mois ; les flèches choisissent un mois",
  "valuation.line.price": "Cours",
  "valuation.line.dcf": "DCF",
  "valuation.line.graham": "Graham",
  "valuation.filedBy": "derniers états financiers : {day}",
  "valuation.nothingFiled": "pas encore d’états financiers",
  "valuation.spokenMonth": "{day} : cours {price}, DCF {dcf}, Graham {graham}, {filed}",
  "valuation.pointInTime": "Chaque valeur n’utilise que ce qui était publié à sa date.",
  "valuation.cutOff": "Les valeurs de plus de quatre fois le cours le plus haut sont omises.",
  "valuation.noHistory": "Aucun historique disponible.",

  "valuation.missing.government":
    "Il n’y a pas de rendement des emprunts d’État américains à dix ans pour ce jour : ni taux d’actualisation ni valeur DCF. Vous pouvez importer la courbe quotidienne du Trésor ou la série DGS10 de FRED.",
  "valuation.missing.aaa":
    "Il n’y a pas de rendement des obligations AAA pour ce jour : la formule de Graham de 1974 ne donne pas de valeur. Vous pouvez importer la série DAAA ou AAA de FRED.",
  "valuation.missing.index":
    "Il n’y a pas de données du S&P 500 pour ces jours : le bêta est pris égal à 1. Vous pouvez importer la série SP500 de FRED ou les cours du fonds SPY, si possible avec dividendes.",
  "valuation.beta.mixed":
    "Bêta : de l’action et de l’indice, un seul compte les dividendes. Importez les cours de l’action et du fonds SPY, tous deux avec dividendes, pour comparer ce qui est comparable.",
  "valuation.beta.price":
    "Le bêta est mesuré sur des cours sans dividendes, pour l’action comme pour l’indice. Importez les cours du fonds SPY avec dividendes pour utiliser la performance totale.",
  "valuation.delisted":
    "La cotation de {symbol} a cessé le {day}. Les valeurs reposent sur ses derniers états financiers.",
  "valuation.noPrice": "Il n’y a pas de cours auquel comparer les valeurs. {reason}",
  "valuation.refusal.MISSING_INPUT": "Évaluation impossible : une donnée manque ({input}).",
  "valuation.refusal.INPUT_OUT_OF_RANGE":
    "Évaluation impossible : une donnée ({input}) est hors de ce qu’admet la formule.",
  "valuation.refusal.NOT_SUITABLE": "Le modèle ne s’applique pas à ce type de société.",
  "valuation.refusal.FCF_NOT_POSITIVE":
    "Évaluation impossible : le flux de départ est de {baseFlow}, et la croissance n’a de sens que pour un flux positif.",
  "valuation.refusal.SHARES_NOT_POSITIVE": "Évaluation impossible : le nombre d’actions doit être supérieur à zéro.",
  "valuation.refusal.WACC_LE_TERMINAL":
    "Évaluation impossible : un CMPC (WACC) de {wacc} ne dépasse pas la croissance à l’infini de {terminalGrowth}.",
  "valuation.refusal.NO_SOLUTION_IN_BRACKET": "Aucun taux de {low} à {high} n’égalise la valeur et le cours.",
  "valuation.refusal.SPREAD_TOO_THIN":
    "CMPC (WACC) et croissance à l’infini sont trop proches pour tirer des taux autour d’eux.",
  "valuation.refusal.EPS_NOT_POSITIVE": "Évaluation impossible : le BPA est de {eps}.",
  "valuation.refusal.BOOK_VALUE_NOT_POSITIVE":
    "Évaluation impossible : l’actif net par action est de {bookValuePerShare}.",
  "valuation.refusal.MULTIPLE_NOT_POSITIVE":
    "Évaluation impossible : avec une croissance de {growth}, la formule ne donne pas de PER positif.",
  "valuation.refusal.YIELD_NOT_POSITIVE":
    "Évaluation impossible : le rendement des obligations doit être supérieur à zéro.",
  "valuation.refusal.kind.bank":
    "Une banque n’a pas de flux de trésorerie disponible : emprunter et prêter est son métier.",
  "valuation.refusal.kind.broker":
    "Un courtier n’a pas de flux de trésorerie disponible : l’argent des clients passe par ses comptes.",
  "valuation.refusal.kind.insurer":
    "Un assureur n’a pas de flux de trésorerie disponible : les primes sont gardées pour les sinistres à venir.",
  "valuation.refusal.kind.reit":
    "Une foncière cotée n’a pas de flux de trésorerie disponible de ce genre : elle distribue ce qu’elle gagne et achète des immeubles avec de nouveaux capitaux.",
  "valuation.advice.kind.bank":
    "Meilleures mesures : cours/actif net avec la rentabilité des capitaux propres, les excédents de rentabilité ou les dividendes.",
  "valuation.advice.kind.broker":
    "Meilleures mesures : cours/actif net avec la rentabilité des capitaux propres, ou les bénéfices sur un cycle.",
  "valuation.advice.kind.insurer":
    "Meilleures mesures : cours/actif net avec la rentabilité des capitaux propres, ou les dividendes.",
  "valuation.advice.kind.reit": "Meilleures mesures : le FFO, l’AFFO et la valeur des immeubles.",
  "valuation.advice.FCF_NOT_POSITIVE":
    "Si la dernière année n’est pas typique, entrez le flux d’une année normale sous « Flux, dette et actions ».",
  "valuation.advice.WACC_LE_TERMINAL": "Relevez le CMPC (WACC) ou abaissez la croissance à l’infini.",
  "valuation.advice.EPS_NOT_POSITIVE":
    "Entrez ce que la société gagne une année normale, ou prenez la moyenne de trois ans.",
  "valuation.advice.SPREAD_TOO_THIN": "Relevez le CMPC (WACC) ou abaissez la croissance à l’infini.",

  "valuation.figure.price": "Dernière clôture",
  "valuation.figure.growth": "Croissance attendue",
  "valuation.figure.costOfEquity": "Coût des capitaux propres",
  "valuation.figure.marketValue": "Capitalisation",
  "valuation.figure.adjusted": "Bêta ajusté",
  "valuation.figure.raw": "Bêta mesuré",
  "valuation.figure.months": "Mois",
  "valuation.figure.averageDebt": "Dette financière moyenne",
  "valuation.figure.incomeTax": "Impôt sur les bénéfices",
  "valuation.figure.minorityInterest": "Intérêts minoritaires",
  "valuation.figure.cash": "Trésorerie et placements à court terme",
  "valuation.figure.sharesDiluted": "Actions diluées",
  "valuation.figure.sharesOutstanding": "Actions en circulation",
  "valuation.figure.stockCompensation": "Rémunération en actions",
  "valuation.figure.nonCurrentSecurities": "Titres négociables non courants",
  "valuation.figure.discontinuedIncome": "Résultat des activités abandonnées",
  "valuation.figure.epsTtm": "BPA, 12 mois",
  "valuation.figure.epsThreeYears": "BPA, moyenne de 3 ans",
  "valuation.figure.bookValuePerShare": "Actif net par action",
  "valuation.figure.usual": "Flux de trésorerie disponible habituel",
  "valuation.figure.margin": "Marge",
  "valuation.figure.usualMargin": "Marge habituelle",
  "valuation.figure.yearsWithout": "Années à zéro ou en dessous",
  "valuation.figure.scatter": "Écart-type de la marge ÷ moyenne",
  "valuation.figure.years": "Exercices",
  "valuation.figure.revenueGrowth": "Croissance annuelle du chiffre d’affaires",
  "valuation.figure.epsGrowth": "Croissance annuelle du BPA",
  "valuation.figure.falls": "Fois réduits de moitié",
  "valuation.figure.before": "Avant",
  "valuation.figure.now": "Après retraitement",
};
