import type { ReportLanguage } from "../../words/index.ts";

/** Words that say which way a figure went, or on which side of another it is. */
export interface DirectionWords {
  readonly up: RegExp;
  readonly down: RegExp;
  /** Before a word: turns it round. */
  readonly negationBefore: RegExp;
  /** After a word: turns it round, as in `n’augmente pas`. */
  readonly negationAfter: RegExp | null;
  /** Says that a sentence is of what could be, not of what is. */
  readonly condition: RegExp;
}

const START = "(?<![\\p{L}\\p{N}])";
const END = "(?![\\p{L}\\p{N}])";
const latin = (words: string): RegExp => new RegExp(`${START}(?:${words})${END}`, "giu");

const CHINESE: DirectionWords = {
  up: /上升|上漲|上涨|增长(?!率|速)|增長(?!率|速)|成长(?!率|性|股)|成長(?!率|性|股)|增加|提高|提升|攀升|走高|扩大|擴大|高于|高於|超过|超過|高出|多于|多於|更高|較高於|增幅|涨幅|漲幅|溢价|溢價/gu,
  down: /下降|下跌|下滑|减少|減少|降低|走低|萎缩|萎縮|缩小|縮小|收窄|低于|低於|不及|不足(?=\s{3})|低出|少于|少於|更低|降幅|跌幅|折价|折價|缩水|縮水/gu,
  negationBefore:
    /(?:不|未|没有|沒有|没|沒|并未|並未|无|無|非|未能|不再|未曾|从未|從未)(?:见|見|有|能|会|會|再|曾|明显|明顯|显著|顯著|大幅|继续|繼續)?$/u,
  negationAfter: null,
  condition: /若|如果|一旦|假如|倘若|只要|除非|如(?:能|再)/u,
};

export const DIRECTION_WORDS: Readonly<Record<ReportLanguage, DirectionWords>> = {
  en: {
    up: latin(
      "rose|rises?|rising|risen|grew|grows?|growing|grown|increas(?:e|es|ed|ing)|gain(?:s|ed|ing)?|climb(?:s|ed|ing)?|expand(?:s|ed|ing)?|expansion|widen(?:s|ed|ing)?|advanc(?:e|es|ed|ing)|jump(?:s|ed|ing)?|surg(?:e|es|ed|ing)|soar(?:s|ed|ing)?|accelerat(?:es|ed|ing)|up(?=\\s{3}|\\s+(?:by|from|over|on)\\s)|above|higher|exceed(?:s|ed|ing)?|outpac(?:es|ed|ing)|more than|upside|(?:at a )?premium (?:to|over|of)|at a premium|ahead of",
    ),
    down: latin(
      "fell|falls?|falling|fallen|declin(?:e|es|ed|ing)|dropp(?:ed|ing)|drops?|decreas(?:e|es|ed|ing)|shr(?:ank|ink|inks|unk|inking)|contract(?:ed|ing)|narrow(?:s|ed|ing)|los(?:t|es|ing)|slid|slides?|sliding|slipp(?:ed|ing)|slips|sank|sinks?|plung(?:e|es|ed|ing)|tumbl(?:e|es|ed|ing)|eroded|erodes|down(?=\\s{3}|\\s+(?:by|from|over|on)\\s)|below|lower|beneath|less than|short of|lag(?:s|ged|ging)?|trail(?:s|ed|ing)?|downside|(?:at a )?discount (?:to|of)|at a discount",
    ),
    negationBefore:
      /(?:\bnot|\bno|\bnever|n['’]t|\bneither|\bnor|\bwithout|\bhardly|\bfailed to|\bfails to|\bcannot|\bfar from)(?:\s+\p{L}+){0,2}\s*$/iu,
    negationAfter: null,
    condition: /\b(?:if|should|would|could|were|unless|once|until|a (?:fall|rise|drop|return|move))\b/iu,
  },
  es: {
    up: latin(
      "subi(?:ó|eron|do|endo)|sube[n]?|suba|creci(?:ó|eron|do|endo)|crece[n]?|aument(?:ó|aron|a|an|ado|ando|o)|increment(?:ó|aron|a|an|ado|o)|avanz(?:ó|aron|a|an|ado)|ampli(?:ó|aron|a|an|ado)|gan(?:ó|aron|a|ado)|elev(?:ó|aron|a|ado)|mayor(?:es)?|superior(?:es)?|supera[n]?|super(?:ó|aron|ando|ado)|por encima|encima|más alt[oa]s?|alza|repunt(?:ó|e|a)|excede[n]?|con (?:una )?prima|prima (?:frente|sobre|respecto|del)",
    ),
    down: latin(
      "baj(?:ó|aron|a|an|ado|ando)|cay(?:ó|eron|endo)|caído|cae[n]?|caída|disminuy(?:ó|eron|e|en|endo)|disminuido|reduj(?:o|eron)|reduce[n]?|descendi(?:ó|eron|do)|desciende[n]?|descenso|retrocedi(?:ó|eron|do)|retrocede[n]?|perdi(?:ó|eron|do)|pierde[n]?|estrech(?:ó|a|ado)|menor(?:es)?|inferior(?:es)?|por debajo|debajo|más baj[oa]s?|con (?:un )?descuento|descuento (?:frente|sobre|respecto|del)|contra(?:jo|jeron|ído)",
    ),
    negationBefore: /(?:\bno|\bnunca|\bni|\bsin|\btampoco|\bjamás|\bapenas)(?:\s+\p{L}+){0,2}\s*$/iu,
    negationAfter: null,
    condition: /(?<!\p{L})(?:si|cuando|salvo que|a menos que|en caso de|\p{L}+(?:ría|rían))(?!\p{L})/iu,
  },
  fr: {
    up: latin(
      "augment(?:e|ent|é|ée|és|ées|ait|a|er|ation)|progress(?:e|ent|é|ée|ait|a|ion)|croît|croissent|crû|cru|grimp(?:e|ent|é|ait)|mont(?:e|ent|é|ait)|hausse|élargi(?:t|e|es|s|ssent)?|gagn(?:e|ent|é|ait)|accru(?:e|s|es)?|accroît|dépass(?:e|ent|é|ait)|excèd(?:e|ent)|supérieure?s?|au-dessus|plus (?:élevée?s?|haute?s?)|surpass(?:e|ent|é)|(?:une )?prime (?:de|sur|par rapport)|avec une prime",
    ),
    down: latin(
      "baiss(?:e|ent|é|ée|ait|a|er)|recul(?:e|ent|é|ait|a|er)?|diminu(?:e|ent|é|ée|ait|a|tion)|chut(?:e|ent|é|ait)|rédui(?:t|te|ts|tes|sent)|descend(?:u|ue|ent|ait)?|tomb(?:e|ent|é|ée)|perd(?:u|ue|ent|ait)?|resserr(?:e|é|ée|ement)|inférieure?s?|en dessous|au-dessous|plus (?:basse?s?|faibles?)|décote|contract(?:é|ée|e)|repli|en deçà",
    ),
    negationBefore:
      /(?:\bsans|\bni|\bnon|\bjamais|(?:\bne|\bn['’])\s*\p{L}*\s*(?:pas|guère|jamais|plus)|\bpas)(?:\s+\p{L}+){0,2}\s*$/iu,
    negationAfter: /^\s*(?:pas|guère|jamais|plus)(?!\p{L})(?!\s+(?:que|de|élev|haut|bas|faible))/iu,
    condition: /(?<!\p{L})(?:si|s['’]il|s['’]ils|dès que|à moins que|au cas où|\p{L}+(?:rait|raient))(?!\p{L})/iu,
  },
  "zh-Hans": CHINESE,
  "zh-Hant": CHINESE,
};
