import type { Translation } from "../catalogue.ts";
import type { findingSentences as english } from "../en/finding-sentences.ts";

export const findingSentences: Translation<typeof english> = {
  "detail.quoted": "{text}",
  "detail.nothing-used": "Rien n’en est utilisé.",
  "detail.first-of": "(le premier de {n})",
  "detail.more-of-kind": "{n} autres de ce genre.",
  "detail.day-prices": "Ouverture {open}, plus haut {high}, plus bas {low}, clôture {close}, volume {volume}.",
  "detail.volume-dropped": "Volume {volume} : la barre est conservée sans lui.",
  "detail.wick": "Plus haut {high} et plus bas {low}, pour une ouverture à {open} et une clôture à {close}.",
  "detail.row-after": "La ligne vient après celle du {day}.",
  "detail.closes-differ": "Le jour a les clôtures {closes}.",
  "detail.stuck": "{n} barres répètent l’ouverture, les extrêmes et la clôture de la précédente.",
  "detail.repeated": "Les quatre cours sont ceux de la veille ; volume {volume}.",
  "detail.no-trades": "Aucun volume : le fournisseur n’a pas d’échanges ce jour-là.",
  "detail.no-trades-flat": "Aucun volume, tous les cours à {close} : le fournisseur n’a pas d’échanges ce jour-là.",
  "detail.break":
    "Après une clôture à {before}, l’ouverture fut à {open} (facteur {factor}), pour {turnover} fois l’activité habituelle.",
  "detail.bars-set-aside":
    "Les barres du {first} au {last} sont mises de côté ; importez l’opération sur titre manquante pour les utiliser.",
  "detail.misplaced-run":
    "Les clôtures à partir de {from}, jusqu’au {until}, se trouvent entre {before} avant et {after} après.",
  "detail.weekly-series": "Les barres de {symbol} sont hebdomadaires et non journalières ; aucune n’est utilisée.",
  "detail.monthly-series": "Les barres de {symbol} sont mensuelles et non journalières ; aucune n’est utilisée.",
  "detail.mostly-faulty": "{faulty} barres sur {bars} sont fautives ; aucune n’est utilisée.",
  "detail.columns-exchanged":
    "L’ouverture et la clôture semblent interverties : le cours bouge plus la nuit que le jour.",
  "detail.other-currency": "Les cours de {symbol} sont en {currency} ; le titre cote en {traded}.",
  "detail.unlike-market":
    "Sur {days} jours communs, les variations quotidiennes ont une corrélation de {correlation} avec celles déjà connues.",
  "detail.other-scale": "Les cours valent {factor} fois ceux déjà connus, sur {days} jours communs.",
  "detail.goes-on-elsewhere": "La dernière clôture connue est {before} ; ces cours continuent à {after}.",
  "detail.days-missing": "Séances manquantes de {symbol} ({n}) : {days}.",
  "detail.days-missing-more": "Séances manquantes de {symbol} ({n}) : {days} et {more} autres.",
  "detail.days-elsewhere": {
    one: "{n} barre de {symbol} tombe un jour de fermeture de sa Bourse : c’est un cours d’une autre place, dans une devise que rien n’indique.",
    other:
      "{n} barres de {symbol} tombent des jours de fermeture de sa Bourse : ce sont des cours d’une autre place, dans une devise que rien n’indique.",
  },
  "detail.dividend-impossible": "Un dividende ne peut pas être de {amount}.",
  "detail.dividend-no-cash":
    "Un dividende de {amount} n’est pas en espèces (clôture précédente {before}, ouverture {open}, clôture {close}) : inscrit comme une division de {ratio}.",
  "detail.dividend-unmoved":
    "Un dividende de {amount} n’a pas fait bouger le cours : clôture précédente {before}, ouverture {open}, clôture {close}.",
  "detail.split-impossible": "Une division ne peut pas avoir le rapport {ratio}.",
  "detail.ratio-stands-for": "{ratio} représente {clean}.",
  "detail.split-unmoved": "Une division de {ratio}, mais après une clôture à {before} l’ouverture fut à {open}.",
  "detail.split-elsewhere": "Le cours montre la division de {ratio} le {day}.",
  "detail.dividend-unattested": "La clôture ajustée du fournisseur ne montre pas de dividende de {amount}.",
  "detail.close-unlike": "La clôture {close} ne concorde pas avec la clôture ajustée du fournisseur, {adjusted}.",
  "detail.split-attested":
    "La clôture ajustée du fournisseur montre une division de {ratio} qui n’est pas enregistrée.",
  "detail.move-unlike":
    "La variation de {before} à {after} s’écarte de {difference} de celle de la clôture ajustée du fournisseur.",
  "detail.basis-beside-raw":
    "Rien n’indique comment les cours de {symbol} sont ajustés ; comparés à ceux de {source}, ils sont tels que négociés.",
  "detail.basis-beside-split-adjusted":
    "Rien n’indique comment les cours de {symbol} sont ajustés ; comparés à ceux de {source}, ils sont ajustés des divisions.",
  "detail.basis-beside-total-return":
    "Rien n’indique comment les cours de {symbol} sont ajustés ; comparés à ceux de {source}, ils sont ajustés des divisions et des dividendes.",
  "detail.basis-unknown":
    "Rien n’indique comment les cours de {symbol} sont ajustés. Aucune division n’y apparaît ; on ignore s’ils incluent les dividendes.",
  "detail.splits-in-price": "Les cours baissent les jours des divisions que le fichier indique.",
  "detail.splits-not-in-price": "Les cours ne baissent pas les jours des divisions que le fichier indique.",
  "detail.close-falls-by-split":
    "La clôture baisse du rapport d’une division là où la clôture ajustée ne baisse pas : les cours sont tels que négociés.",
  "detail.close-differs-by-dividends":
    "La clôture ajustée ne diffère de la clôture que des dividendes : les cours sont ajustés des divisions.",
  "detail.close-multiplied":
    "Les clôtures sont des nombres de 32 bits, comme chez Yahoo, et les ouvertures non : elles ont été ajustées des dividendes.",
  "detail.deliveries-differ": {
    one: "{n} clôture s’écarte de plus de 0,5 % entre deux livraisons ; la plus récente est utilisée.",
    other: "{n} clôtures s’écartent de plus de 0,5 % entre deux livraisons ; les plus récentes sont utilisées.",
  },
  "detail.rescaled": {
    one: "{n} ancienne barre ajustée a été multipliée par {factor} pour rejoindre la livraison plus récente.",
    other: "{n} anciennes barres ajustées ont été multipliées par {factor} pour rejoindre la livraison plus récente.",
  },
  "detail.basis-unused": {
    one: "{n} barre de {source} ({basis}) n’est pas utilisée à côté de celles de {chosenSource} ({chosenBasis}).",
    other: "{n} barres de {source} ({basis}) ne sont pas utilisées à côté de celles de {chosenSource} ({chosenBasis}).",
  },
  "detail.mixed-dividends":
    "{symbol} : les cours de cette source incluent les dividendes dans certaines séries et pas dans d’autres.",
  "detail.left-index":
    "{symbol} a quitté son indice le {day} ; ces cours ne sont pas joints aux siens mais conservés sous {apart}, sans nom.",
  "detail.given-up":
    "Sa société a abandonné {symbol} après le {day} ; ces cours ne sont pas joints aux siens mais conservés sous {apart}, sans nom.",
  "detail.other-level":
    "{symbol} est à un autre niveau après une interruption commencée le {day} ; ces cours ne sont pas joints aux siens mais conservés sous {apart}, sans nom.",
  "detail.cell-count": "La ligne {line} a {cells} cellules, l’en-tête {expected}.",
  "detail.line-no-day": "Ligne {line} : « {text} » n’est pas une date.",
  "detail.line-no-spell": "Ligne {line} : de « {from} » à « {until} » n’est pas un intervalle de dates.",
  "detail.line-no-number": "Ligne {line} : « {text} » dans la colonne « {column} » n’est pas un nombre.",
  "detail.line-no-number-of": "Ligne {line} : {name} n’est pas un nombre.",
  "detail.line-no-symbol": "La ligne {line} n’a pas de symbole.",
  "detail.text-no-symbol": "{where} : « {text} » n’est pas un symbole.",
  "detail.line-no-exchange": "Ligne {line} : rien n’indique sur quelle Bourse « {ticker} » est coté.",
  "detail.line-currency": "La ligne {line} est en {currency}, la série en {expected}.",
  "detail.no-currency-text": "« {text} » n’est pas une devise ; celle de {symbol} est tenue pour non indiquée.",
  "detail.no-gics-sector": "« {text} » n’est pas un secteur de GICS.",
  "detail.no-fraction": "{name} : {value} n’est pas une fraction de 1.",
  "detail.level-impossible": "{name} ne peut pas être {value}.",
  "detail.values-differ": "{name} a {first} et {second} le {day}.",
  "detail.no-rows": "{symbol} n’a aucune ligne.",
  "detail.columns-absent": "Colonnes manquantes : {columns}. La clôture en tient lieu.",
  "detail.bars-folded": "{bars} barres d’une partie de jour forment {days} jours.",
  "detail.no-symbol-stated": "Ni les lignes ni le nom « {file} » n’indiquent de symbole ; répondez lequel c’est.",
  "detail.named-otherwise": "Le fichier porte le nom de {called}, mais son contenu dit {symbol}.",
  "detail.rows-scattered":
    "Les lignes d’un symbole ne se suivent pas, et il y a plus de {symbols} symboles ou de {rows} lignes ; triez le fichier par symbole.",
  "detail.text-encoding": "Le texte est en {encoding}.",
  "detail.line-beyond-bytes": "La ligne {line} dépasse {bytes} octets ; aucune vraie ligne ne les atteint.",
  "detail.line-beyond-columns": "La ligne {line} a plus de {columns} colonnes ; aucune vraie ligne n’en a autant.",
  "detail.last-line-cut":
    "La ligne {line}, la dernière, s’arrête après {cells} cellules sur {expected} et sans fin de ligne : le fichier est tronqué.",
  "detail.line-beyond-characters": "Il a une ligne de plus de {characters} caractères.",
  "detail.rows-too-many": "Il a plus de {rows} lignes.",
  "detail.columns-too-many": "Il a {columns} colonnes ; aucun tableau de cours n’en a autant.",
  "detail.mapping-lacks": "Colonnes que la correspondance nomme et que l’en-tête « {header} » n’a pas : {columns}.",
  "detail.either-day-order": "« {cell} » peut commencer par le jour ou par le mois, et les lignes admettent les deux.",
  "detail.either-unit":
    "Les cours de {symbol} sont d’environ {close} : ils peuvent être en {hundredths}, comme cote sa place, ou en {whole}.",
  "detail.hundredfold-apart":
    "Les cours de {symbol} d’une source valent cent fois ceux d’une autre le même jour : l’une des deux est dans une autre unité.",
  "detail.unit-unknown":
    "Leur devise est considérée comme inconnue tant que personne ne l’indique : --answer currency=...",
  "detail.unit-counts-as": "Ils sont lus en {used} ; si c’est faux, indiquez --answer currency={other}.",
  "detail.multiplied":
    "D’après son en-tête ou ses nombres, les cours ont été multipliés par {prices} et les volumes par {volumes}.",
  "detail.either-decimal-mark":
    "« {cell} » peut être des milliers ou avoir trois décimales, et aucun autre nombre ne le montre.",
  "detail.symbol-unnamed": "Ni une colonne ni le nom du fichier n’indiquent de quel titre il s’agit.",
  "detail.symbol-is-a-word": "Un mot du nom du fichier peut être un symbole, et rien ne le confirme.",
  "detail.close-unnamed": "Aucune colonne n’est désignée comme le cours de clôture.",
  "detail.adjustment-unstated":
    "Rien dans le fichier n’indique si ses cours ont été ajustés des divisions et des dividendes.",
  "detail.currency-unstated": "Ni colonne ni signe n’indique la devise des cours.",
  "detail.say-all-symbols":
    "Donnez au fichier le nom de son symbole, comme AAPL.csv, ou indiquez les symboles de tous les fichiers comme le montrent les dernières lignes de l’import.",
  "detail.say-with": "Indiquez-le par {flags}.",
  "detail.file-missing": "Le fichier n’existe pas.",
  "detail.not-permitted": "La lecture du fichier n’est pas autorisée.",
  "detail.is-folder": "C’est un dossier, pas un fichier.",
  "detail.path-not-folder": "Une partie du chemin est un fichier, pas un dossier.",
  "detail.disk-fault": "Le disque ne peut pas lire le fichier.",
  "detail.path-too-long": "Le chemin est trop long.",
  "detail.links-in-circle": "Les liens symboliques reviennent sur eux-mêmes.",
  "detail.too-many-megabytes": "Il dépasse {megabytes} Mo ; aucun fichier de ce type ne les atteint.",
  "detail.list-too-large": "La liste dépasse {bytes} octets.",
  "detail.sheets-too-many": "Il a plus de {sheets} feuilles.",
  "detail.bytes-after-end": {
    one: "{n} octet suit la fin de son contenu compressé : une partie du contenu est perdue, ou le fichier en contient deux.",
    other:
      "{n} octets suivent la fin de son contenu compressé : une partie du contenu est perdue, ou le fichier en contient deux.",
  },
  "detail.unpacks-beyond":
    "Ses {bytes} octets compressés se décompressent en plus que tout vrai fichier ; décompressez-le vous-même s’il est authentique.",
  "detail.would-unpack": "Ses {bytes} octets se décompresseraient en {unpacked}.",
  "detail.bzip2-file":
    "Il est compressé par bzip2, qui n’est pas lu ; décompressez-le, ou compressez-le par gzip, xz ou zstd.",
  "detail.bzip2-entry": "Le fichier de l’archive est compressé par bzip2, qui n’est pas lu.",
  "detail.entry-method":
    "Le fichier de l’archive est compressé par la méthode {method} ; seuls les fichiers stockés ou « deflate » sont lus.",
  "detail.parquet-codec":
    "Le fichier Parquet est compressé par {codec} ; écrivez-le avec snappy, gzip, brotli ou zstd.",
  "detail.entry-encrypted": "Le fichier est chiffré ; fournissez l’archive sans mot de passe.",
  "detail.entry-link": "C’est un lien ou un périphérique ; ceux des archives ne sont pas suivis.",
  "detail.entry-too-long": "Il contient plus que les {bytes} octets que l’archive indique.",
  "detail.entry-too-short": "Il s’arrête après {bytes} octets sur {promised}.",
  "detail.entry-checksum": "Il n’a pas la somme de contrôle que l’archive indique.",
  "detail.archive-ends-in-entry": "L’archive s’arrête au milieu de ce fichier.",
  "detail.listed-until": "L’archive ne peut pas être listée au-delà de {listed} fichiers.",
  "detail.cut-in-entry": "Elle est tronquée au milieu d’un fichier.",
  "detail.attributes-too-long": "Les attributs d’un fichier sont plus longs que de vrais attributs.",
  "detail.end-mark-missing": "Elle est tronquée : sa marque de fin manque.",
  "detail.entry-header-damaged": "L’en-tête d’un fichier est endommagé.",
  "detail.place-without-entry": "Le répertoire de l’archive désigne un endroit sans fichier.",
  "detail.json-broken-at": "Son JSON est mal formé au caractère {place}.",
  "detail.no-taxonomy": "La taxonomie {taxonomy} ne contient aucun concept.",
  "detail.fact-without-units": "{concept} ne contient aucune unité.",
  "detail.fact-no-list": "{concept} en {unit} n’est pas une liste.",
  "detail.fact-as-stated": "{concept} en {unit} : {stated}",
  "detail.fact-none": "{concept} en {unit} : aucun chiffre",
  "detail.filing-row-lacks": "Il manque à la ligne {row} son numéro, son formulaire ou sa date de dépôt.",
  "detail.filing-dated": "{accession} est daté du {day}.",
  "detail.filing-unlisted": "{accession} ne figure dans aucun tableau de documents (sub.txt).",
  "detail.copies-differ": {
    one: "Des fichiers divergent sur {n} chiffre, {concept} en {unit} de {accession}, que l’un donne à {value} ; les valeurs du plus récent sont utilisées.",
    other:
      "Des fichiers divergent sur {n} chiffres, comme {concept} en {unit} de {accession}, que l’un donne à {value} ; les valeurs du plus récent sont utilisées.",
  },
  "detail.amounts-off":
    "{form} {accession}, déposé le {day} : des montants à une échelle qu’aucun autre document n’a ({n}), comme {concept} de {value}.",
  "detail.amounts-too-small":
    "{form} {accession}, déposé le {day} : des montants {factor} fois trop petits ({n}), comme {concept} de {value}.",
  "detail.amounts-too-large":
    "{form} {accession}, déposé le {day} : des montants {factor} fois trop grands ({n}), comme {concept} de {value}.",
  "detail.share-counts-off":
    "{form} {accession}, déposé le {day} : des nombres d’actions à une échelle qu’aucun autre document n’a ({n}), comme {concept} de {value}.",
  "detail.share-counts-too-small":
    "{form} {accession}, déposé le {day} : des nombres d’actions {factor} fois trop petits ({n}), comme {concept} de {value}.",
  "detail.share-counts-too-large":
    "{form} {accession}, déposé le {day} : des nombres d’actions {factor} fois trop grands ({n}), comme {concept} de {value}.",
  "detail.slip-not-used": "Ils ne sont pas utilisés.",
  "detail.slip-none-used": {
    one: "Son {n} montant n’est pas utilisé.",
    other: "Aucun de ses {n} montants n’est utilisé.",
  },
  "detail.slip-mended": "D’autres copies sont utilisées, ou ceux-ci à la bonne échelle.",
  "detail.figures-of-years": "{item} : {years}.",
  "detail.two-keys": "Il indique deux numéros de société (CIK), {first} et {second}.",
  "detail.other-filer": "Il dit être la société {cik}, mais son nom et ses documents sont ceux de {filer} ({name}).",
  "detail.ticker-of-other": "Il est classé sous {ticker}, qui est la société {known}, mais contient {cik}.",
  "detail.name-says-company": "Son nom dit société {named}, son contenu société {cik}.",
  "detail.name-says-ticker": "Son nom dit {named}, son contenu {stated}.",
  "detail.nothing-used-of-it": "Rien n’en est utilisé.",
  "detail.other-name":
    "Les chiffres de la société {cik} ({known}) portent le nom « {name} », ancien ou d’une société liée ; les chiffres sont utilisés, pas le nom.",
  "detail.predecessor":
    "Selon les listes, {ticker} est la société {known} ; ici c’est {cik} ({name}) : tenue pour la société antérieure.",
  "detail.items-not-found": {
    one: "{form} {accession} : introuvable : {missing} ; son autre rubrique ({n}) est utilisée.",
    other: "{form} {accession} : introuvable : {missing} ; ses {n} autres rubriques sont utilisées.",
  },
  "detail.no-item-in": "Aucune rubrique trouvée dans {form} {accession}.",
  "detail.form-unread":
    "Son formulaire est {form} ; sont lus 10-K, 10-K405, 10-Q, 20-F, 40-F, 8-K et leurs amendements.",
  "detail.filing-of-unknown": "C’est un {form} de la société {ciks}, dont il n’y a ni cours ni chiffres.",
  "detail.report-of-unknown": "C’est un rapport de la société {ciks}, dont il n’y a ni cours ni chiffres.",
  "detail.header-of-company": "Son en-tête désigne la société {ciks}, le rapport qu’il contient {cik}.",
  "detail.header-of-name": "Son en-tête désigne {header}, le rapport qu’il contient {registrant}.",
  "detail.no-header-no-company": "Il n’a pas d’en-tête, et sa couverture ne désigne aucune société connue.",
  "detail.no-header-unlisted":
    "Il n’a pas d’en-tête, et les documents connus de la société {cik} ne comptent pas de {report} ; importez aussi la liste des documents de la société ({file}) ou l’envoi complet (.txt).",
  "detail.no-header-listed-twice":
    "Il n’a pas d’en-tête, et les documents connus de la société {cik} comptent plus d’un {report} ; importez aussi la liste des documents de la société ({file}) ou l’envoi complet (.txt).",
  "detail.numbers-apart": "Ses nombres ne sont pas regroupés par document.",
  "detail.target-no-currency": "{firm} indique {target} sans devise, et rien ne dit dans laquelle le titre est coté.",
  "detail.target-other-currency": "{firm} indique {target} {currency} ; le cours est en {traded}.",
  "detail.target-names-others": "Le titre de l’objectif de {target} de {firm} nomme {names}.",
  "detail.target-posted-elsewhere":
    "L’objectif de {target} de {firm} a été publié à {stated} ; le titre était entre {low} et {high}.",
  "detail.target-implausible": "{firm} indique {target} ; le cours était de {price}.",
  "detail.target-implausible-adjusted":
    "{firm} indique {target} ; le cours était de {price}, ajusté des divisions par sa source.",
  "detail.target-restated":
    "L’objectif de {target} de {firm} était accompagné d’un cours de {price}, qui compte déjà une division ultérieure.",
  "detail.targets-malformed": {
    one: "{n} ligne sur {rows} n’a pas de date, d’établissement ou d’objectif possible.",
    other: "{n} lignes sur {rows} n’ont pas de date, d’établissement ou d’objectif possible.",
  },
  "detail.targets-in-future": {
    one: "{n} ligne sur {rows} est datée d’après aujourd’hui.",
    other: "{n} lignes sur {rows} sont datées d’après aujourd’hui.",
  },
  "detail.ratings-alone": {
    one: "{n} ligne sur {rows} est une recommandation sans objectif.",
    other: "{n} lignes sur {rows} sont des recommandations sans objectif.",
  },
  "detail.targets-repeated": {
    one: "{n} ligne sur {rows} répète l’objectif du même établissement et du même jour.",
    other: "{n} lignes sur {rows} répètent l’objectif du même établissement et du même jour.",
  },
  "detail.target-symbol-unnamed": "Donnez au fichier le nom de son symbole, comme AAPL.json.",
  "detail.target-symbol-nowhere":
    "Ajoutez une colonne Symbol, ou donnez au fichier le nom de son symbole, comme AAPL.csv.",
  "detail.no-target-columns": "Sa première ligne ne nomme ni date, ni établissement, ni objectif.",
  "detail.no-action-list": "Il ne contient pas de liste d’avis d’analystes.",
  "detail.no-target-list": "Il ne contient pas de liste d’objectifs de cours.",
  "detail.named-after-other": "Il porte le nom de {called}, et ses objectifs sont pour {symbol}.",
  "detail.day-order-unshown":
    "Aucune date du fichier ne montre si le mois ou le jour vient d’abord ; écrivez-les AAAA-MM-JJ.",
  "detail.day-order-mixed":
    "Certaines dates du fichier commencent par le mois et d’autres par le jour ; écrivez-les AAAA-MM-JJ.",
  "detail.move-contradicted": "Une variation de {move} ; de {other} chez {source}.",
  "detail.move-from-action": "Une variation de {move}, due surtout à la division ou au dividende du jour.",
  "detail.move-unsupported": "Une variation de {move} sans guère plus de titres échangés que d’habitude.",
  "detail.word.raw": "tels que négociés",
  "detail.word.split-adjusted": "ajustés des divisions",
  "detail.word.total-return": "ajustés des divisions et dividendes",
  "detail.word.open": "ouverture",
  "detail.word.high": "plus haut",
  "detail.word.low": "plus bas",
  "detail.word.business": "activité",
  "detail.word.risks": "risques",
  "detail.word.discussion": "analyse de la direction",
  "detail.word.revenue": "Chiffre d’affaires",
  "detail.word.costOfRevenue": "Coût des ventes",
  "detail.word.grossProfit": "Marge brute",
  "detail.word.operatingIncome": "Résultat opérationnel",
  "detail.word.interestExpense": "Charges d’intérêts",
  "detail.word.netIncome": "Résultat net",
  "detail.word.eps": "BPA",
  "detail.word.cfo": "Flux de trésorerie d’exploitation",
  "detail.word.capex": "Investissements (capex)",
  "detail.word.cashAndShortTermInvestments": "Trésorerie et placements à court terme",
  "detail.word.assets": "Total de l’actif",
  "detail.word.assetsCurrent": "Actif courant",
  "detail.word.inventory": "Stocks",
  "detail.word.liabilities": "Total du passif exigible",
  "detail.word.liabilitiesCurrent": "Passif courant",
  "detail.word.equity": "Capitaux propres",
};
