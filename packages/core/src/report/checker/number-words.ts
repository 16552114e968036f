/**
 * Words for numbers and for what is counted, of all five languages at once: a figure spelled out in another language is a figure.
 * A number word counts beside a unit; a magnitude, a multiple and a fraction count alone.
 */
const SMALL: Readonly<Record<string, number>> = {
  ...numbered("zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve", 0),
  ...numbered("cero|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce", 0),
  ...numbered("zéro|un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze", 0),
  una: 1,
  une: 1,
  several: Number.NaN,
};

const LARGE =
  "(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundreds?|thousands?|" +
  "millions?|billions?|trillions?|dozens?|" +
  "trece|catorce|quince|diecis[eé]is|diecisiete|dieciocho|diecinueve|veinte|veinti\\p{L}+|treinta|cuarenta|cincuenta|sesenta|" +
  "setenta|ochenta|noventa|cien|ciento|cientos|doscient[oa]s|quinient[oa]s|mil|miles|mill[oó]n|millones|billones|decenas?|docenas?|" +
  "treize|quatorze|quinze|seize|vingt|vingts|trente|quarante|cinquante|soixante|cents?|mille|milliers?|milliards?|" +
  "dizaines?|douzaines?|centaines?";

const MULTIPLES =
  "twice|thrice|(?:two|three|four|five|six|seven|eight|nine|ten|hundred|multi)[- ]?fold|doubl(?:es?|ed|ing)|tripl(?:es?|ed|ing)|" +
  "quadrupl(?:es?|ed|ing)|halv(?:es?|ed|ing)|(?:a|one)[- ]half|half (?:of|its|the)|two[- ]thirds|three[- ]quarters|(?:a|one) (?:third|quarter|fifth|tenth) of|" +
  "dobl(?:e|ó|aron|ar|ado)|duplic\\p{L}+|tripl(?:e|icó|icar|icado)|la mitad|dos tercios|un tercio|tres cuartos|una (?:cuarta|quinta|décima) parte|" +
  "doubl(?:é|ée|er|ement)|tripl(?:é|ée|er)|la moitié|deux tiers|un tiers|trois quarts|un quart|un dixième|(?:deux|trois|quatre|cinq|dix) fois";

const CURRENCIES =
  "dollars?|euros?|cents? (?:per|a) share|pounds? sterling|sterling|renminbi|yuan|yen|rupees?|pesos?|d[oó]lares?|libras? esterlinas?|livres? sterling|" +
  "francs? suisses?|francos? suizos?";
const CODES = "USD|EUR|GBP|JPY|CNY|CNH|RMB|HKD|TWD|NTD|CAD|AUD|CHF|MXN|INR|KRW|BRL|SEK|NOK|DKK|SGD|US\\$|GBX";

const PERCENT =
  "per\\s?cents?|percentage[- ]points?|basis[- ]points?|bps?|pct|por\\s?ciento|puntos? (?:porcentuales|básicos)|pour\\s?cents?|points? (?:de pourcentage|de base)";

const UNITS =
  "times|x|fold|points?|years?|months?|weeks?|days?|quarters?|stores?|employees?|shares?|units?|customers?|" +
  "veces|puntos?|años?|mes(?:es)?|semanas?|días?|trimestres?|tiendas?|empleados|acciones|unidades|clientes|" +
  "fois|points?|ans?|années?|mois|semaines?|jours?|magasins?|salariés|unités|k|bn|mn|tn|m";

const START = "(?<![\\p{L}\\p{N}])";
const END = "(?![\\p{L}\\p{N}])";

const whole = (words: string, flags = "giu"): RegExp => new RegExp(`${START}(?:${words})${END}`, flags);

/** Words that state a figure wherever they stand. */
export const FIGURE_WORDS: readonly RegExp[] = [
  whole(LARGE),
  whole(MULTIPLES),
  whole(CURRENCIES),
  whole(CODES, "gu"),
  whole(PERCENT),
];

/** A number word and its unit; groups: the number, the unit. */
export const COUNTED = new RegExp(
  `${START}(${Object.keys(SMALL).join("|")})[\\s\\u00a0-]+(?:\\p{L}+\\s)?(${UNITS})${END}`,
  "giu",
);

/** A number of Roman letters and its unit, which it touches where it cannot be the capital of a word, such as of the French `Dans`. */
export const ROMAN = new RegExp(
  `${START}[IVXLCDM]+(?:[\\s\\u00a0-]+|(?<=[IVXLCDM]{2})|(?=(?:x|fold|k|bn|mn|tn)${END}))(?:${UNITS}|${PERCENT}|${CURRENCIES})${END}`,
  "gu",
);

const DIGITS = "〇零一二三四五六七八九十百千万萬亿億兆两兩廿卅壹贰貳叁參肆伍陆陸柒捌玖拾佰仟半";

/** Chinese numerals that state a figure: with a unit, of a magnitude, as a share or a multiple. */
export const CHINESE_FIGURES: readonly RegExp[] = [
  /百分之|千分之|万分之|萬分之|百分点|百分點|个点|個點|基点|基點|翻倍|翻番|翻一番|翻了一番|倍增|腰斩|腰斬|过半|過半|减半|減半|一半|半数|半數/gu,
  new RegExp(
    `(?<![${DIGITS}])(?:[${DIGITS}]|[数數几幾]){1,12}[多余餘来來]?(?:成(?!不变|不變|为|為|长|長|本|员|員|果|功|立|熟|分)|倍|年(?!度)|年度|个月|個月|季度?|天|周|週|元|块|塊|美元|港元|点(?!点)|點|折|亿|億|万|萬|兆|分之)`,
    "gu",
  ),
  /(?<![万萬])[一二三四五六七八九两兩数數几幾]?[十百千万萬亿億兆][一二三四五六七八九十百千万萬亿億零〇]/gu,
  /(?:数|數|几|幾|上|近|逾|超)[十百千万萬亿億兆]/gu,
  /美元|欧元|歐元|英镑|英鎊|人民币|人民幣|港元|港币|港幣|日元|日圆|日圓|新台币|新台幣|台币|台幣|澳元|加元|瑞郎/gu,
];

/** Chinese phrases with a numeral that states no figure. */
export const CHINESE_IDIOMS =
  /万一|萬一|一成不变|一成不變|千方百计|千方百計|十分(?!之)|一一|四面八方|百分百地|独一无二|獨一無二|数一数二|數一數二/gu;

/** @returns The number of a word, NaN of one that is none in particular. */
export function smallNumber(word: string): number {
  return SMALL[word.toLowerCase()] ?? Number.NaN;
}

function numbered(words: string, first: number): Record<string, number> {
  return Object.fromEntries(words.split("|").map((word, at) => [word, first + at]));
}
