import type { ReportLanguage } from "../../words/index.ts";

/** Markup, links, and characters that show a reader something else than what stands there. */
const FORBIDDEN: readonly RegExp[] = [
  /[<>{}[\]`\\|~^*#_=]/u,
  /&(?:#\d+|#x[\da-f]+|[a-z]{2,12});/iu,
  /\b(?:https?|ftp|javascript|data|mailto|file):/iu,
  /\bwww\./iu,
  /[\p{L}\p{N}-]+\.(?:com|org|net|io|gov|edu|info|biz|co|ai|app|dev|cn|tw|hk|fr|es|de|uk)(?![\p{L}\p{N}])/iu,
  /\S@\S/u,
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for.
  /[\u0000-\u001f\u007f-\u009f]/u,
  /[\p{Cf}\p{Co}\p{Cn}\u2028\u2029]/u,
  /\p{Extended_Pictographic}/u,
];

const SECURITIES = "stocks?|shares?|securit(?:y|ies)|equit(?:y|ies)|names?|positions?|it|this|now|here";

/** Words that tell a reader, or a machine, what to do. */
const ADVICE: readonly RegExp[] = [
  new RegExp(
    `(?<![\\p{L}\\p{N}-])(?:buy|sell|short|hold|accumulate|dump|avoid)\\s+(?:(?:the|this|these|its|their|your|more|any|some)\\s+)?(?:${SECURITIES})(?!\\p{L})`,
    "iu",
  ),
  /\b(?:strong )?(?:buy|sell|hold|outperform|underperform|overweight|underweight) (?:rating|recommendation|signal|call)|\b(?:strong|screaming|clear) (?:buy|sell)\b|\ba (?:buy|sell|hold)\b/iu,
  /\b(?:investors?|readers?|shareholders?|holders?|you|we)\b.{0,30}\b(?:should|must|ought|need to|had better|may want to)\b/iu,
  /\b(?:should|must|ought to|time to|worth|consider|considering|recommend(?:s|ed)?|advise[sd]?|suggest(?:s|ed)?) (?:to )?(?:buy|sell|hold|own|avoid|invest|purchas|add|trim|accumulat|exit|short)/iu,
  /\b(?:we|i) (?:recommend|advise|suggest|rate|urge)|\bpeople (?:should|must)\b|\b(?:don['’]t|do not|never) (?:buy|sell|miss)\b|\b(?:buy|sell|dump) them\b/iu,
  /\b(?:ignore|disregard|forget|override)\b.{0,40}\b(?:instructions?|prompts?|rules?|above|previous|prior)\b|\bsystem prompt\b|\bas an ai\b|\blanguage model\b|\b(?:click|visit|subscribe|call us|sign up)\b/iu,
  /(?<!\p{L})(?:recomendamos|aconsejamos|sugerimos|se recomienda|conviene (?:comprar|vender|mantener|invertir)|(?:hay que|debe[n]?|debería[n]?|deberíamos|es momento de|toca|merece la pena) (?:comprar|vender|mantener|invertir|evitar)|(?:compre|venda|mantenga|invierta|evite)[n]?(?!\p{L}))/iu,
  /(?<!\p{L})(?:comprar|vender|mantener|evitar) (?:la |las |el |los |este |esta |estas |estos |sus? )?(?:acci[oó]n|acciones|títulos?|valor(?:es)?)(?!\p{L})|recomendación de (?:compra|venta)|ignor[ea]n? (?:las|todas|estas)|modelo de lenguaje/iu,
  /(?<!\p{L})(?:nous (?:recommandons|conseillons|suggérons)|il (?:faut|faudrait|convient d[e’']|est temps d[e’'])\s*(?:acheter|vendre|conserver|investir|éviter)|(?:achetez|vendez|conservez|investissez|évitez|renforcez|allégez)|(?:devrai(?:en)?t|doi(?:ven)?t|devez) (?:acheter|vendre|conserver|investir|éviter))(?!\p{L})/iu,
  /(?<!\p{L})(?:acheter|vendre|conserver|éviter) (?:l['’]|la |le |les |ce |cette |ces |ses )?(?:actions?|titres?|valeurs?)(?!\p{L})|recommandation (?:d['’]achat|de vente)|ignorez|modèle de langage/iu,
  /买入|卖出|買入|賣出|買進|买进|建仓|建倉|加仓|加倉|减仓|減倉|清仓|清倉|抄底|追高|增持|逢低|值得(?:投资|投資|持有|拥有|擁有)|(?:建议|建議|推荐|推薦|不妨|应当|應當|应该|應該|可以考虑|可以考慮|适合|適合)(?:投资|投資|持有|购买|購買|配置|回避|迴避|卖|賣|买|買)|(?:投资者|投資人|投資者|您|你)(?:应|應|可|需|不妨|最好|必须|必須)/u,
  /忽略.{0,12}(?:指令|指示|规则|規則|提示|要求)|系统提示|系統提示|语言模型|語言模型|(?:点击|點擊|访问|造訪|订阅|訂閱)(?:这里|這裡|链接|連結|此)/u,
];

/**
 * What a sentence holds that is no plain text: markup, a link, an unseen character, an instruction, advice to trade.
 *
 * @param own The words of the sentence, see `parseText`.
 * @returns What is found first, as it stands there; `null` for plain text.
 *
 * @example
 * notPlain("Investors should buy the shares."); // "Investors should"
 */
export function notPlain(own: string): string | null {
  // Letters of double width and the like say what their plain forms say.
  const text = own.normalize("NFKC");
  for (const pattern of FORBIDDEN) {
    const found = pattern.exec(own) ?? pattern.exec(text);
    if (found) return found[0];
  }
  for (const pattern of ADVICE) {
    const found = pattern.exec(text);
    if (found) return found[0].trim();
  }
  return null;
}

/** Characters of the shortest and the longest sentence, figures and quotations not counted. */
const LENGTHS: Readonly<Record<ReportLanguage, readonly [number, number]>> = {
  en: [8, 360],
  es: [8, 420],
  fr: [8, 420],
  "zh-Hans": [4, 180],
  "zh-Hant": [4, 180],
};

/**
 * Whether a sentence is neither a scrap nor a page. A quotation alone is long enough.
 *
 * @example
 * hasFittingLength("Yes.", "en", false); // false
 */
export function hasFittingLength(own: string, language: ReportLanguage, isQuoting: boolean): boolean {
  const [least, most] = LENGTHS[language];
  const { length } = own.trim().replace(/\s+/gu, " ");
  return length <= most && (length >= least || isQuoting);
}
