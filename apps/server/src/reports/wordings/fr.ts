import type { Wordings } from "./wordings.ts";

export const fr: Wordings = {
  // Ce qui sort de l’ordinaire.
  "roe-high": [
    "La rentabilité des capitaux propres atteint {roe|percent} ; elle dépasse celle de {roeRank|share} du sous-secteur.",
    "Les capitaux propres travaillent bien : leur rentabilité, de {roe|percent}, dépasse celle de {roeRank|share} des sociétés comparables.",
    "Peu de sociétés comparables rémunèrent aussi bien leurs capitaux propres. Avec {roe|percent}, l’entreprise dépasse {roeRank|share} d’entre elles.",
  ],
  "roe-low": [
    "La rentabilité des capitaux propres n’est que de {roe|percent} ; seules {roeRank|share} des sociétés du sous-secteur en ont une inférieure.",
    "Les capitaux propres rapportent peu, {roe|percent}. Seules {roeRank|share} des sociétés comparables affichent une rentabilité inférieure.",
    "À {roe|percent}, la rentabilité des capitaux propres compte parmi les plus maigres : {roeRank|share} des sociétés du sous-secteur en ont une inférieure.",
  ],
  "operating-margin-high": [
    "La marge opérationnelle, de {operatingMargin|percent}, dépasse celle de {operatingMarginRank|share} du sous-secteur.",
    "L’entreprise garde une bonne part de chaque vente : sa marge opérationnelle est de {operatingMargin|percent} ; elle dépasse celle de {operatingMarginRank|share} des sociétés comparables.",
    "Rares sont les concurrents qui atteignent une marge opérationnelle de {operatingMargin|percent} ; elle dépasse celle de {operatingMarginRank|share} d’entre eux.",
  ],
  "operating-margin-low": [
    "L’activité dégage une marge opérationnelle de {operatingMargin|percent}, et seules {operatingMarginRank|share} des sociétés du sous-secteur en ont une inférieure.",
    "À {operatingMargin|percent}, la marge opérationnelle compte parmi les plus maigres : seules {operatingMarginRank|share} des sociétés comparables en ont une inférieure.",
    "Les coûts payés, il reste peu. Seules {operatingMarginRank|share} des sociétés du sous-secteur ont une marge opérationnelle inférieure à celle-ci, de {operatingMargin|percent}.",
  ],
  "gross-margin-high": [
    "Un taux de marge brute de {grossMargin|percent}, qui dépasse celui de {grossMarginRank|share} du sous-secteur, laisse penser que l’entreprise fixe ses prix.",
    "Les clients acceptent de payer cher : le taux de marge brute est de {grossMargin|percent} ; il dépasse celui de {grossMarginRank|share} des sociétés comparables.",
    "Le taux de marge brute est une force. À {grossMargin|percent}, il dépasse celui de {grossMarginRank|share} du sous-secteur.",
  ],
  "gross-margin-low": [
    "Le taux de marge brute est mince, à {grossMargin|percent} ; seules {grossMarginRank|share} des sociétés comparables en ont un inférieur.",
    "Avec un taux de marge brute de {grossMargin|percent}, la latitude sur les prix est faible. Seules {grossMarginRank|share} des sociétés du sous-secteur en ont un inférieur.",
    "Le pouvoir de fixer les prix ne se voit guère : {grossMarginRank|share} des sociétés comparables ont un taux de marge brute inférieur à celui de l’entreprise, de {grossMargin|percent}.",
  ],
  "roe-highest": [
    "La rentabilité des capitaux propres est de {roe|percent}, la plus élevée du sous-secteur.",
    "Aucune autre société du sous-secteur ne tire autant de ses capitaux propres : une rentabilité de {roe|percent}.",
  ],
  "roe-lowest": ["La rentabilité des capitaux propres n’est que de {roe|percent}, la plus faible du sous-secteur."],
  "operating-margin-highest": [
    "Une marge opérationnelle de {operatingMargin|percent} est la plus élevée du sous-secteur.",
    "Aucune société comparable ne conserve autant de chaque vente : la marge opérationnelle est de {operatingMargin|percent}.",
  ],
  "operating-margin-lowest": [
    "L’activité laisse une marge opérationnelle de {operatingMargin|percent}, la plus faible du sous-secteur.",
  ],
  "gross-margin-highest": [
    "Un taux de marge brute de {grossMargin|percent}, le plus élevé du sous-secteur, suggère un pouvoir sur les prix.",
  ],
  "gross-margin-lowest": ["Le taux de marge brute est mince, à {grossMargin|percent}, le plus faible du sous-secteur."],
  "growth-fastest": [
    "Le chiffre d’affaires progresse de {revenueChange|percentSize} sur un an, devant toutes les sociétés comparables.",
    "La croissance devance celle de toutes les sociétés comparables, avec un chiffre d’affaires en hausse de {revenueChange|percentSize} sur un an.",
  ],
  "growth-slowest": [
    "Le chiffre d’affaires varie de {revenueChange|signedPercent} sur un an, et toutes les sociétés comparables font mieux.",
  ],
  cheapest: ["Aucun titre du sous-secteur n’est moins cher : le PER est de {pe|times}."],
  "most-expensive": ["Aucun titre du sous-secteur n’est plus cher : le PER est de {pe|times}."],
  "margin-wider": [
    "La marge opérationnelle de {operatingMarginYear|percent} sur la dernière année est supérieure à sa moyenne de long terme de {operatingMarginAverage|percent}.",
    "L’activité est devenue plus rentable. La marge opérationnelle de {operatingMarginYear|percent} sur la dernière année est supérieure à la moyenne de {operatingMarginAverage|percent} qui était la sienne.",
    "Face à son propre passé, l’entreprise se porte bien : une marge opérationnelle de {operatingMarginYear|percent} sur la dernière année contre une moyenne de {operatingMarginAverage|percent}.",
  ],
  "margin-thinner": [
    "La marge opérationnelle de {operatingMarginYear|percent} sur la dernière année est inférieure à sa moyenne de long terme de {operatingMarginAverage|percent}.",
    "La rentabilité n’est plus ce qu’elle était. La marge opérationnelle de {operatingMarginYear|percent} sur la dernière année est inférieure à la moyenne de {operatingMarginAverage|percent} qui était la sienne.",
    "Face à son propre passé, l’entreprise déçoit : une marge opérationnelle de {operatingMarginYear|percent} sur la dernière année contre une moyenne de {operatingMarginAverage|percent}.",
  ],
  loss: [
    "L’entreprise est dans le rouge, avec un résultat net de {netIncome|money} sur la dernière période.",
    "La dernière période se solde par une perte nette ({netIncome|money}).",
    "Il n’y a pas encore de bénéfice sur lequel bâtir : le dernier résultat net est de {netIncome|money}.",
  ],
  "revenue-up": [
    "Le chiffre d’affaires progresse de {revenueChange|percentSize} sur la période comparable de l’exercice précédent.",
    "Les ventes augmentent : {revenueChange|signedPercent} par rapport à la même période de l’exercice précédent.",
    "La dernière période apporte une hausse du chiffre d’affaires de {revenueChange|percentSize} par rapport à l’exercice précédent.",
  ],
  "revenue-down": [
    "Le chiffre d’affaires recule de {revenueChange|percentSize} par rapport à la même période de l’exercice précédent.",
    "Les ventes baissent : {revenueChange|signedPercent} par rapport à la même période de l’exercice précédent.",
    "La demande faiblit, avec une baisse du chiffre d’affaires de {revenueChange|percentSize} par rapport à l’exercice précédent.",
  ],
  "growth-ahead": [
    "Le chiffre d’affaires progresse de {revenueChange|percentSize}, un rythme qui dépasse celui de {revenueChangeRank|share} du sous-secteur.",
    "L’entreprise prend de vitesse son sous-secteur : le chiffre d’affaires augmente de {revenueChange|percentSize}, et ce rythme dépasse celui de {revenueChangeRank|share} des sociétés comparables.",
    "La croissance la distingue. Le chiffre d’affaires gagne {revenueChange|percentSize}, et ce rythme dépasse celui de {revenueChangeRank|share} du sous-secteur.",
  ],
  "growth-behind": [
    "Le chiffre d’affaires varie de {revenueChange|signedPercent} par rapport à l’exercice précédent ; seules {revenueChangeRank|share} des sociétés du sous-secteur ont un rythme inférieur.",
    "Les concurrents vont plus vite : avec {revenueChange|signedPercent} par rapport à l’exercice précédent, seuls {revenueChangeRank|share} d’entre eux ont un rythme inférieur.",
    "La croissance va aux autres. Avec {revenueChange|signedPercent} par rapport à l’exercice précédent, seules {revenueChangeRank|share} des sociétés du sous-secteur avancent plus lentement.",
  ],
  "eps-up": [
    "Le BPA progresse de {epsChange|percentSize} par rapport à la même période de l’exercice précédent.",
    "Le dernier BPA est supérieur de {epsChange|percentSize} à celui de la même période de l’exercice précédent.",
    "Chaque action gagne davantage : le BPA augmente de {epsChange|percentSize} par rapport à l’exercice précédent.",
  ],
  "eps-down": [
    "Le BPA recule de {epsChange|percentSize} par rapport à la même période de l’exercice précédent.",
    "Le dernier BPA est inférieur de {epsChange|percentSize} à celui de la même période de l’exercice précédent.",
    "Chaque action rapporte moins : le BPA diminue de {epsChange|percentSize} par rapport à l’exercice précédent.",
  ],
  "eps-trend-up": [
    "Sur plusieurs exercices, le BPA affiche une croissance annuelle composée de {epsGrowth|percent}.",
    "Le bénéfice par action a un long passé de croissance, au rythme moyen de {epsGrowth|percent} par an.",
    "Une croissance composée du BPA de {epsGrowth|percent} par an montre que le mouvement ne tient pas à une seule bonne période.",
  ],
  "eps-trend-down": [
    "Sur plusieurs exercices, le BPA a reculé de {epsGrowth|percentSize} par an.",
    "La faiblesse du bénéfice n’est pas nouvelle : la tendance du BPA sur plusieurs exercices est de {epsGrowth|signedPercent} par an.",
  ],
  "revenue-trend-up": [
    "À long terme, le chiffre d’affaires affiche une croissance annuelle composée de {revenueGrowth|percent}.",
    "Le rythme de long terme du chiffre d’affaires, de {revenueGrowth|percent} par an, est autre chose qu’un rebond cyclique.",
    "La demande se construit depuis des années, avec une croissance composée du chiffre d’affaires de {revenueGrowth|percent}.",
  ],
  "revenue-trend-down": [
    "À long terme, le chiffre d’affaires a reculé de {revenueGrowth|percentSize} par an.",
    "L’activité se tasse depuis des années : le rythme annuel du chiffre d’affaires est de {revenueGrowth|signedPercent}.",
  ],
  "cash-up": [
    "Le flux de trésorerie disponible atteint {freeCashFlow|money}, après une hausse de {freeCashFlowChange|percentSize} par rapport à l’exercice précédent.",
    "Il reste plus de trésorerie, avec un flux de trésorerie disponible qui augmente de {freeCashFlowChange|percentSize} par rapport à l’exercice précédent.",
  ],
  "cash-down": [
    "Le flux de trésorerie disponible recule de {freeCashFlowChange|percentSize} par rapport à l’exercice précédent.",
    "Il reste moins de trésorerie : le flux de trésorerie disponible diminue de {freeCashFlowChange|percentSize} par rapport à l’exercice précédent.",
  ],
  "cash-negative": [
    "L’activité consomme plus de trésorerie qu’elle n’en apporte : le flux de trésorerie disponible est de {freeCashFlow|money}.",
    "Le flux de trésorerie disponible est négatif, à {freeCashFlow|money} sur la dernière période.",
    "Pour l’instant, l’exploitation ne paie pas l’investissement ; le flux de trésorerie disponible est de {freeCashFlow|money}.",
  ],
  "profit-turns-to-cash": [
    "Le bénéfice est adossé à de la trésorerie : le trimestre moyen de la dernière année a rapporté {freeCashFlowYear|money} de flux de trésorerie disponible pour {netIncomeYear|money} de résultat net.",
    "La trésorerie confirme le bénéfice. Au trimestre moyen de la dernière année, le flux de trésorerie disponible, de {freeCashFlowYear|money}, se compare à un résultat net de {netIncomeYear|money}.",
  ],
  "profit-without-cash": [
    "Le bénéfice n’arrive pas entièrement en trésorerie : le trimestre moyen de la dernière année a rapporté {freeCashFlowYear|money} de flux de trésorerie disponible pour {netIncomeYear|money} de résultat net.",
    "La trésorerie ne suit pas le bénéfice. Au trimestre moyen de la dernière année, le résultat net est de {netIncomeYear|money}, le flux de trésorerie disponible de {freeCashFlowYear|money}.",
  ],
  "profit-every-year": [
    "L’entreprise est bénéficiaire sans interruption depuis {profitYears|years}.",
    "Aucune perte en {profitYears|years} : le bénéfice a tenu par tous les temps.",
  ],
  "interest-covered": [
    "Les intérêts ne pèsent pas ; leur couverture par le résultat opérationnel est de {interestCoverage|times}.",
    "Les créanciers sont bien couverts : la couverture des intérêts est de {interestCoverage|times}.",
  ],
  "interest-tight": [
    "La couverture des intérêts est juste, à {interestCoverage|times}.",
    "Le service de la dette absorbe une bonne part du résultat opérationnel, avec une couverture des intérêts de {interestCoverage|times}.",
  ],
  liquid: [
    "Les échéances à court terme sont bien couvertes, avec une liquidité générale de {currentRatio|times}.",
    "La liquidité est ample : la liquidité générale est de {currentRatio|times}.",
  ],
  illiquid: [
    "L’actif courant ne couvre pas le passif courant ; la liquidité générale est de {currentRatio|times}.",
    "La liquidité est mince, avec une liquidité générale de {currentRatio|times}.",
  ],
  "debt-light": [
    "La dette financière est faible face à la trésorerie de l’exploitation, qui en représente {cashFlowToDebt|percent}.",
    "Le bilan laisse une marge de manœuvre. Le flux de trésorerie d’exploitation représente {cashFlowToDebt|percent} de la dette financière.",
  ],
  "debt-heavy": [
    "La dette financière pèse sur le bilan : le flux de trésorerie d’exploitation n’en représente que {cashFlowToDebt|percent}.",
    "Rembourser par l’activité prendrait longtemps, car le flux de trésorerie d’exploitation ne représente que {cashFlowToDebt|percent} de la dette financière.",
  ],
  distress: [
    "Un score d’Altman de {altman|count} se situe dans la zone où les difficultés financières ont souvent suivi.",
    "Le score d’Altman, de {altman|count}, est un avertissement sur la solvabilité.",
  ],
  "runway-short": [
    "Au rythme de dépense actuel, la trésorerie tient {runway|years}.",
    "Le financement est en question : la trésorerie disponible paie {runway|years} de dépenses au rythme actuel.",
  ],
  "shares-fewer": [
    "Le nombre d’actions a diminué de {shareGrowth|percentSize} par an, si bien que chacune représente une part plus grande de l’entreprise.",
    "Un nombre d’actions en baisse de {shareGrowth|percentSize} par an soutient le BPA.",
  ],
  "shares-more": [
    "Les actionnaires sont dilués, car le nombre d’actions a augmenté de {shareGrowth|percentSize} par an.",
    "De nouvelles actions arrivent sans cesse : leur nombre a progressé de {shareGrowth|percentSize} par an.",
  ],
  "piotroski-high": [
    "Un score F de Piotroski de {piotroski|count} indique des fondamentaux qui s’améliorent.",
    "Les comptes s’améliorent presque partout, ce que résume un score F de Piotroski de {piotroski|count}.",
  ],
  "piotroski-low": [
    "Un score F de Piotroski de {piotroski|count} indique des fondamentaux qui se dégradent.",
    "Peu de signaux du score F de Piotroski sont positifs ; il s’établit à {piotroski|count}.",
  ],
  "dcf-above": [
    "L’actualisation des flux donne {dcfValue|perShare} par action, un montant supérieur de {dcfGap|percentSize} au cours.",
    "Le cours demande peu : la valeur DCF de {dcfValue|perShare} lui est supérieure de {dcfGap|percentSize}.",
    "Aux hypothèses par défaut, la valeur DCF par action est de {dcfValue|perShare}, soit {dcfGap|percentSize} au-dessus du cours.",
  ],
  "dcf-below": [
    "L’actualisation des flux donne {dcfValue|perShare} par action, un montant inférieur de {dcfGap|percentSize} au cours.",
    "Le cours intègre déjà beaucoup : la valeur DCF de {dcfValue|perShare} lui est inférieure de {dcfGap|percentSize}.",
    "Aux hypothèses par défaut, la valeur DCF par action est de {dcfValue|perShare}, soit {dcfGap|percentSize} au-dessous du cours.",
  ],
  cheap: [
    "Le PER de {pe|times} est modéré : le titre est moins cher que {peRank|share} du sous-secteur.",
    "Le marché paie peu pour ces bénéfices : avec un PER de {pe|times}, le titre est moins cher que {peRank|share} des sociétés comparables.",
    "Avec un PER de {pe|times}, le titre compte parmi les moins chers de son sous-secteur ; {peRank|share} des sociétés comparables coûtent davantage.",
  ],
  expensive: [
    "Le PER de {pe|times} est exigeant ; seules {peRank|share} des sociétés du sous-secteur sont plus chères.",
    "Les attentes sont fortes : le PER est de {pe|times}, et seules {peRank|share} des sociétés comparables sont plus chères.",
    "Avec un PER de {pe|times}, le titre compte parmi les plus chers de son sous-secteur, où {peRank|share} des sociétés coûtent davantage.",
  ],
  demanding: [
    "Un PER de {pe|times} est exigeant ; il passerait pour raisonnable jusqu’à {peLimit|times}.",
    "Avec un PER de {pe|times}, le cours laisse peu de place aux déceptions ; jusqu’à {peLimit|times}, il passerait pour raisonnable.",
  ],
  "dividend-high": [
    "Le rendement du dividende est de {dividendYield|percent}, avec un flux de trésorerie disponible positif pour le payer.",
    "L’actionnaire est payé pour attendre : le rendement du dividende est de {dividendYield|percent}.",
  ],
  "dividend-long": [
    "Le dividende est versé sans interruption depuis {dividendYears|years}.",
    "Un dividende versé pendant {dividendYears|years} témoigne d’une trésorerie régulière.",
  ],
  "targets-above": [
    "L’objectif de cours moyen de {targetFirms|count} établissements est supérieur de {targetUpside|percentSize} au cours.",
    "Les analystes sont optimistes : les objectifs de {targetFirms|count} établissements sont en moyenne {targetUpside|percentSize} au-dessus du cours.",
    "Parmi {targetFirms|count} établissements ayant un objectif en vigueur, la moyenne se situe {targetUpside|percentSize} au-dessus du cours.",
  ],
  "targets-below": [
    "L’objectif de cours moyen de {targetFirms|count} établissements est inférieur de {targetUpside|percentSize} au cours.",
    "Le titre a distancé ses analystes : les objectifs de {targetFirms|count} établissements sont en moyenne {targetUpside|percentSize} au-dessous du cours.",
    "Parmi {targetFirms|count} établissements ayant un objectif en vigueur, la moyenne se situe {targetUpside|percentSize} au-dessous du cours.",
  ],
  "price-up": [
    "Le cours a progressé de {priceYear|percentSize} sur la dernière année.",
    "L’élan est fort, avec une hausse du cours de {priceYear|percentSize} sur la dernière année.",
    "Le marché l’a remarqué : le titre a gagné {priceYear|percentSize} sur la dernière année.",
  ],
  "price-down": [
    "Le cours a reculé de {priceYear|percentSize} sur la dernière année.",
    "L’élan joue contre le titre, qui a perdu {priceYear|percentSize} sur la dernière année.",
    "Le marché s’en est détourné : le titre a baissé de {priceYear|percentSize} sur la dernière année.",
  ],
  "far-below-high": [
    "Depuis son sommet de la dernière année, le titre a reculé de {belowHigh|percentSize}.",
    "Le titre se traite {belowHigh|percentSize} au-dessous de son point culminant de la dernière année.",
  ],
  volatile: [
    "Le titre varie fortement ; sa volatilité annuelle est de {volatility|percent}.",
    "Il faut avoir les nerfs solides : la volatilité est de {volatility|percent} par an.",
  ],
  "spread-durable": [
    "La rentabilité du capital dépasse son coût de {moatMedian|pointsSize} dans l’année médiane, et elle l’a dépassé sur l’ensemble des {allYears|years} mesurés.",
    "Le capital mérite sa rémunération : l’écart médian avec son coût est de {moatMedian|pointsSize}, et il est resté positif pendant {allYears|years}.",
    "La rentabilité du capital dépasse son coût de {moatMedian|pointsSize} dans l’année médiane, et elle l’a dépassé dans {yearsAbove|count} années sur {someYears|count}.",
    "Le capital mérite sa rémunération : l’écart médian avec son coût est de {moatMedian|pointsSize}, positif dans {yearsAbove|count} années sur {someYears|count}.",
    "La création de valeur est d’une rare constance. L’écart avec le coût du capital a été positif dans {yearsAbove|count} années sur {someYears|count}, avec une médiane de {moatMedian|pointsSize}.",
  ],
  "spread-negative": [
    "Le capital coûte ici plus qu’il ne rapporte : l’écart médian est de {moatMedian|points}.",
    "L’année médiane détruit de la valeur, avec un écart de {moatMedian|points} par rapport au coût du capital.",
    "Croître ne suffit pas tant que l’écart médian avec le coût du capital est de {moatMedian|points}.",
  ],
  "spread-rising": [
    "L’écart avec le coût du capital s’est accru de {moatChange|pointsSize} entre les années précédentes et les plus récentes.",
    "La rentabilité du capital s’améliore : son écart progresse de {moatChange|pointsSize} par rapport aux années précédentes.",
  ],
  "spread-falling": [
    "L’écart avec le coût du capital s’est réduit, avec un recul de {moatChange|pointsSize} entre les années précédentes et les plus récentes.",
    "La rentabilité du capital s’érode : son écart recule de {moatChange|pointsSize} par rapport aux années précédentes.",
  ],

  // Synthèse.
  "summary-growing": [
    "{name} est une affaire rentable qui grandit encore : sur la dernière période, le chiffre d’affaires progresse de {revenueChange|percentSize} sur un an, et {operatingMargin|percent} en restent en résultat opérationnel.",
    "{name} allie croissance et bénéfice : le chiffre d’affaires de la dernière période progresse de {revenueChange|percentSize} sur un an, avec une marge opérationnelle de {operatingMargin|percent}.",
    "Avec une marge opérationnelle de {operatingMargin|percent} sur la dernière période et une hausse du chiffre d’affaires de {revenueChange|percentSize} sur un an, {name} grandit tout en restant rentable.",
  ],
  "summary-shrinking": [
    "{name} est rentable, mais vend moins : le chiffre d’affaires recule de {revenueChange|percentSize}, avec une marge opérationnelle de {operatingMargin|percent}.",
    "{name} conserve une marge opérationnelle de {operatingMargin|percent}, bien que le chiffre d’affaires recule de {revenueChange|percentSize}.",
    "La question, chez {name}, est la demande. Le chiffre d’affaires recule de {revenueChange|percentSize}, tandis que la marge opérationnelle est de {operatingMargin|percent}.",
  ],
  "summary-steady": [
    "{name} garde {operatingMargin|percent} de ses ventes en résultat opérationnel.",
    "{name} exploite son activité avec une marge opérationnelle de {operatingMargin|percent}.",
  ],
  "summary-loss-growing": [
    "{name} grandit sans encore gagner d’argent : le chiffre d’affaires progresse de {revenueChange|percentSize}, et le résultat net est de {netIncome|money}.",
    "Chez {name}, la croissance passe avant le bénéfice : le chiffre d’affaires augmente de {revenueChange|percentSize}, et le résultat net est de {netIncome|money}.",
  ],
  "summary-loss": [
    "{name} est actuellement en perte ; le résultat net de la dernière période est de {netIncome|money}.",
    "{name} doit retrouver le chemin du bénéfice après un résultat net de {netIncome|money}.",
  ],
  "summary-returns": [
    "{name} dégage {roe|percent} de rentabilité sur ses capitaux propres.",
    "La rentabilité des capitaux propres de {name} est de {roe|percent}.",
  ],
  "summary-sales-up": [
    "{name} vend plus qu’avant, avec une hausse du chiffre d’affaires de {revenueChange|percentSize}.",
    "Chez {name}, les ventes augmentent : le chiffre d’affaires progresse de {revenueChange|percentSize}.",
  ],
  "summary-sales-down": [
    "{name} vend moins qu’avant, avec un recul du chiffre d’affaires de {revenueChange|percentSize}.",
    "Chez {name}, les ventes baissent : le chiffre d’affaires recule de {revenueChange|percentSize}.",
  ],
  "summary-moat-wide": [
    "Son rempart concurrentiel est large : la rentabilité du capital a dépassé son coût sur l’ensemble des {allYears|years} mesurés, avec un écart médian de {moatMedian|pointsSize}.",
    "Son rempart concurrentiel est large : la rentabilité du capital a dépassé son coût dans {yearsAbove|count} années sur {someYears|count}, avec un écart médian de {moatMedian|pointsSize}.",
    "Les comptes révèlent un rempart concurrentiel large, avec un écart médian de {moatMedian|pointsSize} par rapport au coût du capital.",
  ],
  "summary-moat-narrow": [
    "Son rempart concurrentiel est étroit, avec un écart médian de {moatMedian|pointsSize} par rapport au coût du capital.",
    "Les concurrents sont tenus à quelque distance : le rempart concurrentiel est étroit, et l’écart médian avec le coût du capital est de {moatMedian|pointsSize}.",
  ],
  "summary-moat-none": [
    "Les comptes ne révèlent aucun rempart concurrentiel ; l’écart médian avec le coût du capital est de {moatMedian|points}.",
    "Rien dans les comptes n’évoque une protection durable face aux concurrents : l’écart médian avec le coût du capital est de {moatMedian|points}.",
  ],
  "summary-moat-unsupported": [
    "La rentabilité dépasse le coût du capital de {moatMedian|pointsSize} dans l’année médiane, mais rien dans les comptes ne montre ce qui la protège.",
    "Le capital rapporte {moatMedian|pointsSize} au-dessus de son coût dans l’année médiane ; les comptes ne montrent pas d’où vient cet avantage.",
  ],
  "summary-value-above": [
    "Le cours paraît peu exigeant face à une valeur DCF supérieure de {dcfGap|percentSize}.",
    "La valorisation plaide pour le titre : la valeur DCF est supérieure de {dcfGap|percentSize} au cours.",
    "Aux hypothèses par défaut, le modèle DCF place la valeur {dcfGap|percentSize} au-dessus du cours.",
  ],
  "summary-value-below": [
    "Le cours attend déjà beaucoup, puisque la valeur DCF lui est inférieure de {dcfGap|percentSize}.",
    "La valorisation est l’obstacle : la valeur DCF est inférieure de {dcfGap|percentSize} au cours.",
    "Aux hypothèses par défaut, le modèle DCF place la valeur {dcfGap|percentSize} au-dessous du cours.",
  ],
  "summary-value-fair": [
    "Le cours est proche de la valeur DCF ; la différence est de {dcfGap|signedPercent}.",
    "La valorisation ne tranche guère, la valeur DCF différant du cours de {dcfGap|signedPercent}.",
  ],
  "summary-pe": [
    "Le titre se traite avec un PER de {pe|times}.",
    "Le marché paie un PER de {pe|times} pour les bénéfices déjà publiés.",
  ],
  "summary-targets-above": [
    "Les {targetFirms|count} établissements qui suivent le titre attendent en moyenne un cours supérieur de {targetUpside|percentSize}.",
    "Les analystes voient un potentiel de hausse, avec un objectif moyen supérieur de {targetUpside|percentSize} au cours.",
  ],
  "summary-targets-below": [
    "Les {targetFirms|count} établissements qui suivent le titre attendent en moyenne un cours inférieur de {targetUpside|percentSize}.",
    "Pour les analystes, le cours est allé trop loin, avec un objectif moyen inférieur de {targetUpside|percentSize}.",
  ],
  "summary-price-up": [
    "Sur la dernière année, le titre a gagné {priceYear|percentSize}.",
    "L’actionnaire a eu une bonne année, avec une hausse du cours de {priceYear|percentSize}.",
  ],
  "summary-price-down": [
    "Sur la dernière année, le titre a perdu {priceYear|percentSize}.",
    "L’actionnaire a eu une mauvaise année, avec un recul du cours de {priceYear|percentSize}.",
  ],

  // Avantage concurrentiel.
  "moat-wide": [
    "Le rempart concurrentiel est large. La rentabilité du capital a dépassé son coût sur l’ensemble des {allYears|years} mesurés, et l’écart médian est de {moatMedian|pointsSize}.",
    "Le rempart concurrentiel est large. La rentabilité du capital a dépassé son coût dans {yearsAbove|count} exercices sur {someYears|count}, et l’écart médian est de {moatMedian|pointsSize}.",
    "Mesuré sur {someYears|years}, le rempart concurrentiel est large : l’écart avec le coût du capital a été positif dans {yearsAbove|count} cas, avec une médiane de {moatMedian|pointsSize}.",
    "D’après les comptes, le rempart concurrentiel est large, avec un écart médian de {moatMedian|pointsSize}.",
  ],
  "moat-narrow": [
    "Le rempart concurrentiel est étroit. La rentabilité du capital a dépassé son coût sur l’ensemble des {allYears|years} mesurés, avec un écart médian de {moatMedian|pointsSize}.",
    "Le rempart concurrentiel est étroit. La rentabilité du capital a dépassé son coût dans {yearsAbove|count} exercices sur {someYears|count}, avec un écart médian de {moatMedian|pointsSize}.",
    "Mesuré sur {someYears|years}, le rempart concurrentiel est étroit : l’écart avec le coût du capital a été positif dans {yearsAbove|count} cas, et ses sources ne se voient qu’en partie.",
    "D’après les comptes, le rempart concurrentiel est étroit, avec un écart médian de {moatMedian|pointsSize}.",
  ],
  "moat-none": [
    "Les comptes ne révèlent pas de rempart concurrentiel. L’écart avec le coût du capital n’a été positif dans aucun des {noYears|years} mesurés, avec une médiane de {moatMedian|points}.",
    "Les comptes ne révèlent pas de rempart concurrentiel. L’écart avec le coût du capital a été positif dans {yearsAbove|count} exercices sur {someYears|count}, avec une médiane de {moatMedian|points}.",
    "Mesuré sur {moatYears|years}, le rempart concurrentiel fait défaut : l’écart médian avec le coût du capital est de {moatMedian|points}.",
    "Aucun rempart concurrentiel n’est visible dans les comptes ; l’écart médian est de {moatMedian|points}.",
  ],
  "moat-unsupported": [
    "La rentabilité a dépassé le coût du capital sur l’ensemble des {allYears|years} mesurés, de {moatMedian|pointsSize} dans l’année médiane. Aucune source d’avantage dans les comptes ne l’explique, et cela ne compte donc pas comme un rempart concurrentiel.",
    "La rentabilité a dépassé le coût du capital dans {yearsAbove|count} exercices sur {someYears|count}, de {moatMedian|pointsSize} dans l’année médiane. Aucune source d’avantage dans les comptes ne l’explique, et cela ne compte donc pas comme un rempart concurrentiel.",
    "Un écart médian de {moatMedian|pointsSize} suffirait à un rempart concurrentiel ; il manque une source d’avantage visible dans les comptes.",
  ],
  "moat-unseen": [
    "L’écart avec le coût du capital est de {moatMedian|pointsSize} dans l’année médiane, mais les comptes montrent trop peu de ses sources pour juger le rempart concurrentiel.",
  ],
  "moat-widening": [
    "Il s’élargit : l’écart médian des années récentes progresse de {moatChange|pointsSize} par rapport aux précédentes.",
    "La tendance est favorable : l’écart des années récentes est supérieur de {moatChange|pointsSize} à celui des précédentes.",
  ],
  "moat-stable": [
    "Il est stable ; l’écart des années récentes diffère de celui des précédentes de {moatChange|points}.",
    "Aucune tendance nette ne se dégage, avec une variation de {moatChange|points} entre les années précédentes et les plus récentes.",
  ],
  "moat-narrowing": [
    "Il est entamé : l’écart médian des années récentes recule de {moatChange|pointsSize} par rapport aux précédentes.",
    "La tendance est défavorable : l’écart des années récentes est inférieur de {moatChange|pointsSize} à celui des précédentes.",
  ],
  "returns-rising": [
    "La rentabilité s’améliore toutefois : l’écart médian des années récentes est supérieur de {moatChange|pointsSize} à celui des précédentes.",
    "L’écart progresse malgré tout, de {moatChange|pointsSize} entre les années précédentes et les plus récentes.",
  ],
  "returns-steady": [
    "La rentabilité ne suit aucune tendance nette, avec une variation de {moatChange|points} entre les années précédentes et les plus récentes.",
  ],
  "returns-falling": [
    "La rentabilité se dégrade : l’écart médian des années récentes est inférieur de {moatChange|pointsSize} à celui des précédentes.",
    "L’écart recule aussi, de {moatChange|pointsSize} entre les années précédentes et les plus récentes.",
  ],
  "margin-high-and-steady": [
    "Un taux de marge brute qui dépasse celui de {standing|share} des sociétés comparables, et régulier au fil des ans, est la marque d’un pouvoir sur les prix.",
    "Le taux de marge brute est élevé pour le sous-secteur et régulier au fil des ans : c’est la marque d’un pouvoir sur les prix.",
  ],
  "margin-high": [
    "Le taux de marge brute dépasse celui de {standing|share} des sociétés comparables, ce qui suggère un pouvoir sur les prix.",
    "Le taux de marge brute est élevé pour le sous-secteur, ce qui suggère un pouvoir sur les prix.",
  ],
  "margin-above-peers": [
    "Le taux de marge brute dépasse celui de {standing|share} des sociétés comparables, sans prouver pour autant un pouvoir sur les prix.",
    "Le taux de marge brute est meilleur que celui de la plupart, sans prouver pour autant un pouvoir sur les prix.",
  ],
  "research-above-peers": [
    "Le taux de marge brute est ordinaire, mais l’entreprise consacre à la recherche davantage que la plupart des sociétés comparables.",
  ],
  "advertising-above-peers": [
    "Le taux de marge brute est ordinaire, mais l’entreprise consacre à la publicité davantage que la plupart des sociétés comparables.",
  ],
  "margin-ordinary": [
    "Le taux de marge brute ne se distingue pas dans le sous-secteur ; aucun pouvoir sur les prix n’est visible.",
  ],
  "costs-low-and-falling": [
    "La marge opérationnelle est bien mieux classée dans le sous-secteur que le taux de marge brute, et les coûts s’améliorent par rapport aux concurrents.",
  ],
  "costs-low": [
    "La marge opérationnelle est mieux classée dans le sous-secteur que le taux de marge brute, signe de charges contenues.",
  ],
  "costs-falling": [
    "Rapportés au chiffre d’affaires, les coûts s’améliorent face au sous-secteur, à partir d’un niveau ordinaire.",
  ],
  "overhead-low": [
    "La marge opérationnelle est un peu mieux classée que le taux de marge brute, signe d’une structure légère.",
  ],
  "costs-ordinary": ["Les coûts ne sont pas meilleurs que ceux du sous-secteur."],
  "steady-and-prepaid": [
    "Le chiffre d’affaires est plus régulier que chez la plupart des sociétés comparables, et une partie en est encaissée d’avance.",
  ],
  "prepaid-and-rising": [
    "Les clients paient longtemps d’avance et restent : les produits constatés d’avance sont importants, et le chiffre d’affaires est plus régulier que chez la plupart.",
  ],
  "very-steady": [
    "La croissance du chiffre d’affaires est parmi les plus régulières du sous-secteur, comme si les clients partaient rarement.",
  ],
  steady: ["La croissance du chiffre d’affaires est plus régulière que chez la plupart des sociétés comparables."],
  prepaid: [
    "Une partie du chiffre d’affaires est encaissée d’avance, mais la croissance n’est pas plus régulière qu’ailleurs.",
  ],
  unsteady: [
    "La croissance du chiffre d’affaires n’est pas plus régulière qu’ailleurs ; rien ne laisse penser que les clients sont captifs.",
  ],
  "large-among-few": [
    "Peu de grandes sociétés se partagent ce sous-secteur, et celle-ci réalise {share|share} de son chiffre d’affaires.",
    "Peu de grandes sociétés se partagent ce sous-secteur, et celle-ci en fait partie.",
  ],
  "large-share": [
    "L’entreprise réalise {share|share} du chiffre d’affaires de son sous-secteur.",
    "L’entreprise réalise une grande part du chiffre d’affaires de son sous-secteur.",
  ],
  "notable-share": [
    "Avec {share|share} du chiffre d’affaires du sous-secteur, l’entreprise est parmi les grandes.",
    "L’entreprise a une part notable du chiffre d’affaires du sous-secteur, sans le dominer.",
  ],
  "small-share": [
    "Une part de {share|share} du chiffre d’affaires du sous-secteur n’offre pas de protection par la taille.",
    "Sa part du chiffre d’affaires du sous-secteur est trop petite pour la protéger.",
  ],
  "not-visible.intangibleAssets": [
    "Le taux de marge brute ne peut être comparé à assez de sociétés pour juger du pouvoir sur les prix.",
  ],
  "not-visible.costAdvantage": [
    "Pour les coûts, trop peu de sociétés comparables sont connues pour y voir un avantage.",
  ],
  "not-visible.switchingCosts": [
    "Il est impossible de dire si les clients restent, car la régularité du chiffre d’affaires a trop peu de points de comparaison.",
  ],
  "not-visible.efficientScale": ["Il y a trop peu de sociétés comparables pour mesurer une part du sous-secteur."],
  "network-described": ["L’entreprise décrit un effet de réseau dans ses propres termes : [[passage]]"],
  "network-not-described": ["La description de l’activité dans le rapport annuel ne mentionne aucun effet de réseau."],
  "not-measurable": ["Les comptes ne permettent pas de mesurer un effet de réseau."],

  // Produits.
  product: [
    "{name}, selon les termes du rapport annuel : [[passage]]",
    "Le rapport dit de {name} : [[passage]]",
    "Ce que le rapport dit de {name} : [[passage]]",
    "Au sujet de {name}, l’entreprise écrit : [[passage]]",
    "Le rapport annuel décrit {name} en ces termes : [[passage]]",
  ],

  // Concurrents.
  "peer-named": [
    "{name} est cité parmi les concurrents dans le rapport annuel.",
    "Le rapport annuel nomme {name} parmi les concurrents.",
    "{name} figure dans la liste des concurrents que dresse l’entreprise elle-même.",
  ],
  "peer-named-for": [
    "{name} est cité dans le rapport annuel comme concurrent de {business}.",
    "Le rapport annuel nomme {name} parmi les concurrents de {business}.",
    "{name} est en concurrence avec {business}, selon l’entreprise elle-même.",
  ],
  "peer-industry": [
    "{name} est du même sous-secteur et de taille voisine, avec un chiffre d’affaires de {theirs|money} sur la dernière période.",
    "Au sein du même sous-secteur, {name} est de taille voisine, avec un chiffre d’affaires de {theirs|money} sur la dernière période.",
    "{name} exerce dans le même sous-secteur à une taille voisine, pour un chiffre d’affaires de {theirs|money} sur la dernière période.",
  ],
  "peer-of-other-size": [
    "{name} est du même sous-secteur, avec un chiffre d’affaires de {theirs|money} sur la dernière période.",
    "{name} appartient au même sous-secteur, avec un chiffre d’affaires de {theirs|money} sur la dernière période.",
    "{name} exerce dans le même sous-secteur, pour un chiffre d’affaires de {theirs|money} sur la dernière période.",
  ],
  "stronger-revenue": [
    "{name} est la plus grande, avec un chiffre d’affaires de {theirs|money} contre {ours|money}.",
    "La taille joue pour {name} : un chiffre d’affaires de {theirs|money} contre {ours|money}.",
  ],
  "stronger-growth": [
    "{name} affiche la meilleure croissance, {theirs|signedPercent} contre {ours|signedPercent}.",
    "La croissance joue pour {name} : {theirs|signedPercent} contre {ours|signedPercent}.",
  ],
  "stronger-operatingMargin": [
    "{name} garde davantage de ses ventes : une marge opérationnelle de {theirs|percent} contre {ours|percent}.",
    "La marge joue pour {name}, avec {theirs|percent} contre {ours|percent}.",
  ],
  "stronger-roic": [
    "{name} rentabilise mieux son capital, à {theirs|percent} contre {ours|percent}.",
    "Sur le capital investi, {name} fait mieux : {theirs|percent} contre {ours|percent}.",
  ],
  "stronger-pe": [
    "{name} est le titre le moins cher, avec un PER de {theirs|times} contre {ours|times}.",
    "Le cours joue pour {name} : un PER de {theirs|times} contre {ours|times}.",
  ],
  "weaker-revenue": [
    "{name} est la plus petite, avec un chiffre d’affaires de {theirs|money} contre {ours|money}.",
    "Par la taille, {name} vient après l’entreprise, avec un chiffre d’affaires de {theirs|money} contre {ours|money}.",
  ],
  "weaker-growth": [
    "{name} affiche la moins bonne croissance, {theirs|signedPercent} contre {ours|signedPercent}.",
    "En croissance, {name} fait moins bien : {theirs|signedPercent} contre {ours|signedPercent}.",
  ],
  "weaker-operatingMargin": [
    "{name} garde moins de ses ventes : une marge opérationnelle de {theirs|percent} contre {ours|percent}.",
    "La marge est le point faible de {name}, avec {theirs|percent} contre {ours|percent}.",
  ],
  "weaker-roic": [
    "{name} rentabilise moins bien son capital, à {theirs|percent} contre {ours|percent}.",
    "Le capital rapporte moins chez {name} : {theirs|percent} contre {ours|percent}.",
  ],
  "weaker-pe": [
    "{name} est le titre le plus cher, avec un PER de {theirs|times} contre {ours|times}.",
    "Qui achète {name} paie davantage : un PER de {theirs|times} contre {ours|times}.",
  ],

  // Ce qui changerait le verdict.
  "would-price-up": [
    "Si le cours montait de {dcfGap|percentSize}, il rejoindrait la valeur DCF.",
    "L’argument de la valorisation tomberait si le titre gagnait {dcfGap|percentSize}.",
  ],
  "would-price-down": [
    "Si le cours baissait de {dcfGap|percentSize}, il rejoindrait la valeur DCF.",
    "La valorisation cesserait d’être une objection si le titre perdait {dcfGap|percentSize}.",
  ],
  "would-roe-lost": [
    "Si la rentabilité des capitaux propres passait sous {threshold|percent}, elle parlerait contre l’entreprise ; elle est de {value|percent}.",
    "La thèse de la qualité s’affaiblirait si la rentabilité des capitaux propres, de {value|percent}, passait sous {threshold|percent}.",
  ],
  "would-roe-won": [
    "Une rentabilité des capitaux propres de {threshold|percent} témoignerait d’une meilleure qualité ; elle est de {value|percent}.",
    "La thèse de la qualité se renforcerait si la rentabilité des capitaux propres passait de {value|percent} à {threshold|percent}.",
  ],
  "would-growth-lost": [
    "La thèse de la croissance prendrait fin si le rythme de long terme du chiffre d’affaires, de {value|percent}, passait sous {threshold|percent}.",
    "Une croissance de long terme du chiffre d’affaires inférieure à {threshold|percent} par an, contre {value|percent} à présent, changerait le tableau si elle s’installait.",
  ],
  "would-growth-won": [
    "Une croissance de long terme du chiffre d’affaires de {threshold|percent} par an, contre {value|percent} à présent, en ferait une valeur de croissance.",
    "Le rythme de long terme du chiffre d’affaires devrait passer de {value|percent} à {threshold|percent} par an pour soutenir une thèse de croissance.",
  ],
  "would-liquidity-lost": [
    "La liquidité deviendrait un souci si la liquidité générale, de {value|times}, passait sous {threshold|times}.",
  ],
  "would-liquidity-won": [
    "Une liquidité générale de {threshold|times} lèverait les doutes sur la liquidité ; elle est de {value|times}.",
  ],
  "would-coverage-lost": [
    "La couverture des intérêts serait un signal d’alarme si elle passait sous {threshold|times} ; elle est de {value|times}.",
  ],
  "would-coverage-won": [
    "La dette financière inquiéterait moins si la couverture des intérêts passait de {value|times} à {threshold|times}.",
  ],
  "would-debt-lost": [
    "La prudence s’imposerait si la dette financière dépassait {threshold|percent} des capitaux propres ; elle en représente {value|percent}.",
  ],
  "would-debt-won": [
    "La dette financière devrait revenir à {threshold|percent} des capitaux propres, contre {value|percent} à présent, pour passer pour modérée.",
  ],
  "would-shares-lost": [
    "Si le nombre d’actions augmentait de plus de {threshold|percent} par an, la dilution deviendrait un souci ; le rythme est de {value|signedPercent}.",
  ],
  "would-shares-won": [
    "La dilution cesserait d’inquiéter si le nombre d’actions n’augmentait que de {threshold|percent} par an au maximum, contre {value|signedPercent} à présent.",
  ],
  "would-pe-lost": [
    "Le titre deviendrait cher au regard de ses bénéfices si son PER, de {value|times}, dépassait {threshold|times}.",
  ],
  "would-pe-won": ["Le titre paraîtrait raisonnable si son PER, de {value|times}, passait sous {threshold|times}."],
  "would-moat-shown": [
    "Ce serait un rempart concurrentiel si une source d’avantage apparaissait dans les comptes ; la rentabilité dépasse son coût de {moatMedian|pointsSize} dans l’année médiane, ce qui suffit.",
  ],
  "would-moat-widen": [
    "Le rempart concurrentiel passerait pour large si une autre source d’avantage apparaissait dans les comptes ; la rentabilité dépasse son coût de {moatMedian|pointsSize} dans l’année médiane, ce qui suffit.",
    "Une autre source d’avantage dans les comptes rendrait le rempart concurrentiel large ; l’écart médian de {moatMedian|pointsSize} suffit déjà.",
  ],
  "would-piotroski-lost": [
    "L’amélioration aurait pris fin si le score F de Piotroski, de {value|count}, passait sous {threshold|count}.",
  ],
  "would-piotroski-won": [
    "Un score F de Piotroski de {threshold|count} marquerait un tournant favorable ; il est de {value|count}.",
  ],
  "would-moat-lost": [
    "Le rempart concurrentiel serait en doute si la rentabilité cessait de dépasser le coût du capital ; l’écart médian est de {moatMedian|pointsSize}.",
    "Le rempart concurrentiel repose sur une rentabilité qui dépasse le coût du capital de {moatMedian|pointsSize} dans l’année médiane ; un écart presque nul y mettrait fin.",
  ],
  "would-moat-won": [
    "La rentabilité devrait dépasser le coût du capital année après année pour que l’on parle de rempart concurrentiel ; l’écart médian est de {moatMedian|points}.",
    "Si l’écart avec le coût du capital, de {moatMedian|points} dans l’année médiane, devenait durablement positif, le jugement sur le rempart concurrentiel changerait.",
  ],
};
