import type { Translation } from "../catalogue.ts";
import type { findings as english } from "../en/findings.ts";

export const findings: Translation<typeof english> = {
  "finding.wrong-column-count": "Une ligne a plus ou moins de cellules que l’en-tête.",
  "finding.unreadable-day": "La date d’une ligne n’existe pas.",
  "finding.unreadable-number": "Une cellule qui devrait être un nombre n’en est pas un.",
  "finding.missing-price": "Il manque le cours d’une ligne.",
  "finding.unreadable-currency":
    "Le fichier indique une devise qui n’est pas un code de trois lettres ; elle est ignorée.",
  "finding.days-of-another-exchange":
    "Beaucoup de barres tombent un jour de fermeture de la Bourse de ce titre : les cours viennent d’une autre place.",
  "finding.unit-in-doubt":
    "Les cours d’une Bourse qui cote en centièmes, comme les pence, peuvent être en livres ; si rien ne tranche, leur devise est inconnue.",
  "finding.weekly-bars": "Les barres sont hebdomadaires ; seules les barres journalières sont lues.",
  "finding.monthly-bars": "Les barres sont mensuelles ou plus espacées ; seules les barres journalières sont lues.",
  "finding.currency-mismatch": "Les cours sont dans une autre devise que celle du titre.",
  "finding.symbol-mismatch": "Le contenu indique un autre symbole que le nom du fichier.",
  "finding.inconsistent-dividends":
    "Cette source ajuste des dividendes certaines séries et pas d’autres ; sa performance totale n’est pas jugée fiable.",
  "finding.price-not-positive": "Un cours est nul ou négatif.",
  "finding.implausible-price": "Un cours sort de tout ce qu’une action réelle a jamais coté.",
  "finding.high-below-low": "Le plus haut d’un jour est inférieur à son plus bas.",
  "finding.outside-range": "L’ouverture ou la clôture d’un jour sort de la fourchette de ce jour.",
  "finding.future-day": "Une barre est datée dans le futur.",
  "finding.implausible-day": "Une barre est datée d’avant 1900.",
  "finding.weekend-day": "Une barre tombe un samedi ou un dimanche de fermeture.",
  "finding.not-a-session": "Une barre tombe un jour de fermeture de la Bourse du titre.",
  "finding.duplicate-day": "Un jour figure deux fois avec les mêmes valeurs ; une copie est conservée.",
  "finding.conflicting-day": "Un jour figure deux fois avec des valeurs différentes ; aucune n’est conservée.",
  "finding.out-of-order": "Les lignes n’étaient pas dans l’ordre des dates et ont été triées.",
  "finding.volume-not-valid": "Un volume est négatif, impossible ou illisible ; la barre est conservée sans lui.",
  "finding.no-trading": "Un jour sans volume ni variation pour un titre négocié tous les jours.",
  "finding.repeated-bar": "Une barre a exactement les cours de la veille.",
  "finding.stuck-prices": "Les mêmes cours se répètent au moins trois jours de suite.",
  "finding.extreme-wick": "Un plus haut ou un plus bas est loin de l’ouverture, de la clôture et des jours voisins.",
  "finding.misplaced-extreme": "Un plus haut ou un plus bas est sans commune mesure avec les jours voisins.",
  "finding.misplaced-bars":
    "Des barres ne cadrent pas avec les jours d’avant et d’après, qui concordent : mauvaise échelle ou autre titre.",
  "finding.close-contradicted": "Une clôture ne concorde pas avec la clôture ajustée du fournisseur.",
  "finding.adjusted-close-disagrees":
    "Une variation s’écarte de plus de 1 % de celle de la clôture ajustée du fournisseur ; les cours non ajustés sont conservés.",
  "finding.unrecorded-split":
    "Le cours saute du rapport d’une division non enregistrée ; la partie au-delà du saut est mise de côté.",
  "finding.level-break": "Le cours continue à un autre niveau sans cause ; la partie au-delà est mise de côté.",
  "finding.bars-across-break": "Barres mises de côté à cause d’une rupture de la série.",
  "finding.split-restored": "Une division manquante, confirmée par la clôture ajustée du fournisseur, a été ajoutée.",
  "finding.unexplained-jump": "Un grand saut qui ressemble à une nouvelle plutôt qu’à une erreur ; il est conservé.",
  "finding.doubtful-move":
    "Une forte variation que ni le volume ni une autre source ne confirment ; elle est conservée et signalée partout où elle compte.",
  "finding.columns-swapped": "Les colonnes d’une série semblent interverties.",
  "finding.too-many-faults": "La plupart des barres de cette livraison sont fautives : aucune n’est retenue.",
  "finding.split-ratio-cleaned": "Un rapport de division inexact a été remplacé par celui qu’il représente.",
  "finding.split-not-in-price": "Une division enregistrée n’a pas fait bouger le cours ; elle est mise de côté.",
  "finding.split-moved": "Une division a été déplacée au jour, dans la semaine, où le cours a bougé.",
  "finding.split-not-valid": "Le rapport d’une division n’est pas positif, ou dépasse 1 pour 100 000.",
  "finding.dividend-not-valid": "Un dividende est négatif, ou dépasse cent fois la clôture du jour.",
  "finding.dividend-not-in-price": "Un gros dividende n’a pas fait bouger le cours ; il est mis de côté.",
  "finding.dividend-contradicted": "La clôture ajustée du fournisseur ne montre pas ce dividende ; il est mis de côté.",
  "finding.distribution-not-cash":
    "Un dividende trop gros pour être en espèces a été mis de côté ; une division du rapport que montre le cours le remplace.",
  "finding.missing-days": "Séances de sa Bourse qui manquent dans la série.",
  "finding.another-company": "Les cours ne varient pas comme ceux déjà connus de ce symbole.",
  "finding.wrong-scale": "Les cours sont un multiple constant de ceux déjà connus de ce symbole.",
  "finding.reused-symbol":
    "Le symbole est passé à une autre société ; les cours qui ne peuvent être ceux de la société connue sont conservés sans nom.",
  "finding.sources-disagree":
    "Deux livraisons indiquent des cours différents pour un jour ; la plus récente est utilisée.",
  "finding.basis-not-used":
    "Une autre série, d’un autre ajustement ou d’une autre source, existe ; elle n’est pas mêlée.",
  "finding.rescaled-history": "Les anciens cours ajustés ont été ramenés à l’échelle de la livraison la plus récente.",
  "finding.empty-file": "Le fichier est vide, ou n’a qu’un en-tête.",
  "finding.error-body": "Le fichier est un message d’erreur d’un fournisseur, pas des données.",
  "finding.web-page": "Le fichier est une page HTML ou XML.",
  "finding.binary-file": "Le fichier n’est pas du texte.",
  "finding.basis-not-stated":
    "Rien n’indique comment les cours sont ajustés : aucune division n’y apparaît, et les dividendes y sont peut-être inclus.",
  "finding.basis-from-evidence": "Rien n’indique comment les cours sont ajustés ; les nombres du fichier le montrent.",
  "finding.intraday-folded":
    "Les barres sont plus courtes qu’un jour ; celles de chaque jour ont été réunies en une seule.",
  "finding.scattered-symbols":
    "Les lignes d’un très grand nombre de symboles sont mêlées dans un fichier ; elles n’ont pas été lues.",
  "finding.units-scaled":
    "Les cours ou les volumes sont en milliers, en lots ou dans une autre unité ; ils ont été multipliés.",
  "finding.closes-only":
    "Le fichier n’a pas l’ouverture, le plus haut ou le plus bas ; le cours de clôture en tient lieu.",
  "finding.needs-an-answer": "Le fichier ne montre pas une chose qu’il faut savoir pour le lire.",
  "finding.read-as-answered":
    "Le fichier est lu selon la réponse d’une personne ; le rapport indique laquelle et quand.",
  "finding.mapping-does-not-fit": "La correspondance des colonnes nomme des colonnes que le fichier n’a pas.",
  "finding.unknown-format": "Le contenu du fichier n’a aucun format connu.",
  "finding.unreadable-input": "La lecture du fichier a échoué en cours de route ; rien n’en est utilisé.",
  "finding.line-too-long": "Une ligne est trop longue ; rien du fichier n’est utilisé.",
  "finding.too-many-columns": "Une ligne a trop de colonnes ; rien du fichier n’est utilisé.",
  "finding.cut-off-file": "Le fichier s’arrête en cours de route ; rien n’en est utilisé.",
  "finding.symbol-unknown": "Ni le contenu ni le nom du fichier n’indiquent le symbole.",
  "finding.converted-encoding": "Le texte était en UTF-16 et a été lu comme tel.",
  "finding.not-a-file": "Le chemin n’est ni un fichier ni un dossier.",
  "finding.link-outside": "Un lien mène hors de ce qui est importé ; il n’est pas suivi.",
  "finding.unreadable-file": "Le fichier n’a pas pu être ouvert : il est absent ou sa lecture est interdite.",
  "finding.too-large": "Le fichier est plus gros que tout vrai fichier de ce type.",
  "finding.damaged-compression": "Le contenu compressé est tronqué ou endommagé ; rien n’en est utilisé.",
  "finding.damaged-archive":
    "Le répertoire d’une archive est endommagé ; seules les entrées précédentes sont utilisées.",
  "finding.damaged-archive-entry": "Un fichier d’une archive ne correspond pas à sa taille ou à sa somme de contrôle.",
  "finding.decompression-bomb": "Un fichier d’une archive se décompresse hors de toute proportion.",
  "finding.encrypted-entry": "Un fichier d’une archive demande un mot de passe.",
  "finding.unknown-compression": "Un fichier d’une archive est compressé par une méthode non prise en charge.",
  "finding.unsafe-entry-name": "Le nom d’un fichier d’une archive mène hors de celle-ci.",
  "finding.damaged-table": "Un classeur ou un fichier Parquet tronqué ou endommagé : rien n’en est utilisé.",
  "finding.unread-workbook":
    "Un document qui n’est pas lu, comme un ancien classeur ou un classeur protégé : enregistrez-le en .xlsx ou CSV.",
  "finding.no-table": "Un classeur ou un JSON sans tableau avec un en-tête et des lignes.",
  "finding.wrong-encoding": "JSON qui n’est pas en UTF-8.",
  "finding.malformed-json": "JSON illisible.",
  "finding.truncated-json": "JSON tronqué.",
  "finding.unknown-sector": "Le secteur n’est pas l’un des onze de GICS ; le titre n’en a pas.",
  "finding.implausible-rate": "Un taux ou une performance de plus de 100 % : un pourcentage à la place d’une fraction.",
  "finding.implausible-level": "Un niveau dépasse tout ce qu’un indice a jamais atteint.",
  "finding.not-company-facts": "Le fichier ressemble à des données de société de la SEC mais n’en contient pas.",
  "finding.not-submissions": "Le fichier ressemble à une liste de documents de la SEC mais n’en contient pas.",
  "finding.not-tickers": "Le fichier ressemble à une liste de symboles mais n’en contient pas.",
  "finding.unknown-company": "Le fichier n’indique aucun numéro de société SEC (CIK).",
  "finding.wrong-company": "Les chiffres sont ceux d’une autre société que celle indiquée.",
  "finding.misaligned-columns": "Les colonnes d’une liste de documents n’ont pas la même longueur.",
  "finding.malformed-filing": "Il manque à un document son numéro, son formulaire ou sa date.",
  "finding.malformed-fact": "Un chiffre n’a pas la forme que fournit la SEC.",
  "finding.value-not-finite": "La valeur d’un chiffre n’est pas un nombre.",
  "finding.impossible-value": "Une valeur est impossible : plus de 10^15 dans toute devise ou 10^13 actions.",
  "finding.no-such-day": "Une date n’existe pas.",
  "finding.period-reversed": "Une période finit avant de commencer.",
  "finding.filed-in-future": "Un document est daté dans le futur.",
  "finding.form-not-read": "Le texte de ce type de document n’est pas lu.",
  "finding.unreadable-markup": "Le texte d’un document ne peut être séparé de son balisage.",
  "finding.unidentified-filing": "Rien n’indique de qui est le document, ni quand il a été déposé.",
  "finding.filing-without-stock": "Un document d’une société sans titre dans les données.",
  "finding.no-items": "Aucune rubrique n’a été trouvée dans un document.",
  "finding.item-missing":
    "Activité, risques ou analyse introuvables dans un rapport annuel ; ses autres rubriques sont utilisées.",
  "finding.no-accession": "Un chiffre n’indique aucun document : sa source ne peut pas être montrée.",
  "finding.filed-before-period-end":
    "Un chiffre a été déposé avant la fin de sa période : une prévision ou une date mal saisie.",
  "finding.absurd-period": "La période d’un chiffre dépasse cinquante ans.",
  "finding.other-name": "Le fichier porte un ancien nom ou celui d’une société liée ; ses chiffres sont utilisés.",
  "finding.other-key": "Le fichier porte un autre numéro SEC que celui du symbole : celui d’une société antérieure.",
  "finding.scale-slip":
    "Des chiffres d’un document sont faux d’un facteur mille ou un million ; ils sont écartés, ou utilisés à la bonne échelle.",
  "finding.figures-contradicted":
    "Des documents se contredisent sur des chiffres ; ce qui est contredit n’est pas utilisé.",
  "finding.figures-restated":
    "Des chiffres ont un autre périmètre ou d’autres règles que leurs voisins ; ils manquent.",
  "finding.figures-of-another-period":
    "Des chiffres sont déposés pour une période qui n’est pas la leur ; ils ne sont pas utilisés.",
  "finding.figures-at-wrong-scale": "Des chiffres manquent, faute d’avoir été déposés à la bonne échelle.",
  "finding.figures-first-reported":
    "Des trimestres donnent un ancien chiffre de l’exercice, non le chiffre retraité ; ils sont signalés.",
  "finding.accounts-with-seam":
    "Avant et après un retraitement, les chiffres ne sont pas comparables ; aucun calcul ne les mêle.",
  "finding.accounts-do-not-add-up":
    "Des chiffres ne concordent pas là où ils le devraient ; ils sont montrés tels que déposés.",
  "finding.copies-disagree":
    "Des fichiers indiquent des valeurs différentes pour un chiffre ; la plus récente est utilisée.",
  "finding.prices-without-accounts":
    "Des titres ont des cours mais pas d’états financiers : rien n’indique leur société.",
  "finding.accounts-without-prices":
    "Des sociétés ont des états financiers mais pas de cours : rien n’indique leur titre.",
  "finding.receipt-ratio-unknown":
    "Le cours est celui d’un certificat de dépôt (ADR), dont le nombre d’actions est inconnu ; les chiffres qui combinent cours et états financiers manquent.",
  "finding.malformed-target": "Il manque à un objectif sa date, son établissement ou un cours possible.",
  "finding.day-order-unknown": "Les dates peuvent se lire mois ou jour en premier ; rien du fichier n’est utilisé.",
  "finding.target-in-future": "Un objectif est daté dans le futur.",
  "finding.without-target": "Une recommandation sans objectif de cours.",
  "finding.target-without-stock": "Un objectif pour un titre absent des données.",
  "finding.no-single-target": "Un fichier de recommandations ou de moyennes n’indique aucun objectif individuel.",
  "finding.repeated-target":
    "L’objectif d’un établissement figure plusieurs fois pour un jour ; une copie est conservée.",
  "finding.target-currency-unknown": "Un objectif n’indique pas de devise, et celle du titre est inconnue.",
  "finding.target-in-other-currency": "Un objectif est dans une autre devise que le cours.",
  "finding.implausible-target":
    "Un objectif dépasse cinq fois le cours à la publication, ou est inférieur à un cinquième.",
  "finding.target-of-another-stock":
    "Le titre d’un objectif ne cite que d’autres actions, ou son cours à la publication n’est pas celui de celle-ci.",
  "finding.price-when-posted-restated":
    "Le cours indiqué à la publication tient compte d’une division ultérieure ; il est remplacé par la clôture de ce jour.",
};
