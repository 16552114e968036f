/**
 * Words that every text of a language is full of; those that two languages share count for both.
 * German, Italian and Portuguese stand for whatever else a writer might slip into.
 */
export const STOP_WORDS = {
  en: words(
    "the of and to in is that for it as was with its on by are at this from has have be which but not than while more less over their they were been would if or an so each year years most still also only where when stock shares business company companies margin margins revenue growth price sales returns value peers industry debt cash earnings above below compared against average sells sold per into out up down past last while both all no does did can could should after before",
  ),
  es: words(
    "el la los las de del y en que es un una por con para se su sus al lo como más pero sin sobre entre ha han está están son fue fueron ni si o menos muy ya también cuando donde este esta estos estas cada año años empresa empresas ingresos margen acción acciones precio beneficio ventas crecimiento deuda caja valor sector según frente hasta desde tras hay sería",
  ),
  fr: words(
    "le la les de des du et en que qui est un une par avec pour se sa son ses au aux dans sur ne pas plus mais sans entre ce cette ces il elle ont été sont a d l s n qu n’est moins très aussi où chaque an ans année années société entreprise chiffre affaires marge marges action actions cours bénéfice ventes croissance dette trésorerie valeur secteur selon contre depuis après si serait leur leurs comme",
  ),
  de: words(
    "der die das und ist im von zu den mit auf für des nicht sich ein eine einer eines dem als auch bei aus hat haben wird werden über unter nach seit gegenüber mehr als aber oder wenn noch nur sind war unternehmen umsatz marge aktie kurs gewinn",
  ),
  it: words(
    "il lo gli di della dei delle del che è un una per con non si sono nel nella alla dal dalla più ma come anche rispetto tra fra ha hanno questo questa anno anni società ricavi margine azione azioni prezzo utile crescita debito e",
  ),
  pt: words(
    "o os as de do da dos das e em que é um uma por com para se seu sua não mais mas como também entre foi são ao à pelo pela este esta ano anos empresa receita margem ação ações preço lucro crescimento dívida caixa",
  ),
} as const;

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(" "));
}
