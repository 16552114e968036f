import type { Translation } from "../catalogue.ts";
import type { lab as english } from "../en/lab.ts";

export const lab: Translation<typeof english> = {
  "lab.title": "Laboratorio de criterios",
  "lab.intro":
    "Lo que rindieron las acciones en los 12 meses posteriores a que su empresa cumpliera un criterio, frente a las de empresas que no lo cumplían.",
  "lab.back": "Volver al filtro",
  "lab.check": "Criterio",
  "lab.threshold": "Umbral",
  "lab.rule": "{check} {sign} {threshold}",
  "lab.more": {
    one: "En {n} año, las empresas que cumplían rindieron de media {passed} en los 12 meses siguientes y las que no, {failed}: {points} p. p. más.",
    other:
      "En {n} años, las empresas que cumplían rindieron de media {passed} en los 12 meses siguientes y las que no, {failed}: {points} p. p. más.",
  },
  "lab.less": {
    one: "En {n} año, las empresas que cumplían rindieron de media {passed} en los 12 meses siguientes y las que no, {failed}: {points} p. p. menos.",
    other:
      "En {n} años, las empresas que cumplían rindieron de media {passed} en los 12 meses siguientes y las que no, {failed}: {points} p. p. menos.",
  },
  "lab.same": {
    one: "En {n} año, las empresas que cumplían y las que no rindieron de media lo mismo en los 12 meses siguientes: {passed}.",
    other:
      "En {n} años, las empresas que cumplían y las que no rindieron de media lo mismo en los 12 meses siguientes: {passed}.",
  },
  "lab.verdict.luck":
    "Intervalo del 90 % de la diferencia: de {low} a {high} p. p.. Incluye el cero: puede ser casualidad.",
  "lab.verdict.beyondLuck":
    "Intervalo del 90 % de la diferencia: de {low} a {high} p. p.. No incluye el cero, pero lo mismo ocurre con uno de cada diez criterios sin valor.",
  "lab.verdict.withinYears":
    "Entre empresas del mismo año, sin que pesen más los años en que cumplieron muchas, la diferencia es de {points} p. p. (intervalo del 90 %: de {low} a {high}).",
  "lab.verdict.unknown": "Hay muy pocos años para saber si es casualidad.",
  "lab.oneSided": "No hay nada con que comparar",
  "lab.allPassed": "Con este umbral cumplen todas las empresas con datos. Pruebe otro.",
  "lab.allFailed": "Con este umbral no cumple ninguna empresa con datos. Pruebe otro.",
  "lab.nothing": "No hay nada que estudiar",
  "lab.nothingExplained": "Ningún día tiene a la vez datos de este criterio y doce meses de precios posteriores.",
  "lab.preparing": "Se están evaluando todas las empresas",
  "lab.preparingExplained":
    "Cada empresa, con cada criterio, una vez al año, según lo publicado hasta entonces. Tras una importación tarda entre medio minuto y varios minutos. La página sigue sola.",
  "lab.survivors": "Solo supervivientes: resultados demasiado buenos",
  "lab.survivorsExplained":
    "Los datos no contienen ninguna empresa que dejara de cotizar después. Faltan las que fracasaron, así que todas las rentabilidades son demasiado altas y los criterios que dejan pasar empresas arriesgadas parecen mejores de lo que fueron.",
  "lab.delisted": {
    one: "{n} de las empresas seguidas ha dejado de cotizar desde entonces. Está incluida, así que el estudio no descansa solo en supervivientes.",
    other:
      "{n} de las empresas seguidas han dejado de cotizar desde entonces. Están incluidas, así que el estudio no descansa solo en supervivientes.",
  },
  "lab.byYear": "Año por año",
  "lab.chart": "Rentabilidad media en los 12 meses posteriores, por año de evaluación",
  "lab.passed": "Cumplen",
  "lab.failed": "No cumplen",
  "lab.difference": "Diferencia",
  "lab.unknown": "Sin datos",
  "lab.unknownOf": "{n} sin datos",
  "lab.judged": "Evaluadas el",
  "lab.allYears": "Todos los años",
  "lab.withinYears": "Dentro del mismo año",
  "lab.range": "Intervalo del 90 %",
  "lab.legend":
    "Donde la línea alcanza el anillo, la diferencia de ese año puede ser casualidad. No se dibujan medias de menos de {fewest} empresas.",
  "lab.spoken":
    "Del {day} al {until}: cumplen {passed} ({passedCount}), no cumplen {failed} ({failedCount}), diferencia {difference}",
  "lab.companies": { one: "{n} empresa", other: "{n} empresas" },
  "lab.n": "n = {n}",
  "lab.median": "mediana {value}",
  "lab.points": "{n} p. p.",
  "lab.to": "de {low} a {high}",
  "lab.meanOf": "Rentabilidad media, {side}, {when}",
  "lab.medianOf": "Mediana de la rentabilidad, {side}, {when}",
  "lab.differenceOf": "Diferencia de las medias, {when}",
  "lab.from": "desde el {day}",
  "lab.explain.mean":
    "La media de la rentabilidad total de estas empresas en los 12 meses posteriores al día; todas pesan lo mismo.",
  "lab.explain.median":
    "La mitad de estas empresas rindió más en los 12 meses posteriores al día y la otra mitad, menos.",
  "lab.explain.difference": "La media de las que cumplían menos la media de las que no.",
  "lab.explain.withinYears":
    "Cada empresa se compara solo con las del mismo año y después se promedian las diferencias: cada año pesa según cuántas cumplían y cuántas no. Así, un criterio que muchas cumplen en años malos no sale perjudicado por esos años.",
  "lab.method": "Método",
  "lab.method.known":
    "Se evalúa una vez al año, en el día del calendario de los últimos precios, según lo publicado y cotizado hasta ese día. Lo publicado o corregido después no se tiene en cuenta.",
  "lab.method.threshold":
    "Mientras no se mueva el umbral, cada tipo de empresa se mide con el suyo; uno movido vale para todas.",
  "lab.method.returns":
    "Rentabilidad total a 12 meses, con los dividendos reinvertidos cuando la fuente de los precios los conoce. Cada empresa cuenta una vez y lo mismo, sea cual sea su tamaño. No se descuentan costos ni impuestos. En el conjunto cuenta igual cada empresa de cada año: los años en que cumplieron muchas pesan más en su media.",
  "lab.method.delisted":
    "Una empresa que entretanto dejó de cotizar cuenta con su último precio, mantenido en efectivo hasta el final. La que no tiene precios después queda sin datos, igual que la que el criterio no pudo evaluar.",
  "lab.method.interval":
    "Los intervalos de todos los años cuentan cada año como una sola observación, porque las acciones suben y bajan juntas: t de Student sobre los años. El de un solo año cuenta cada sector como una sola observación: tiene en cuenta la suerte de cada empresa y lo que ese año le ocurrió a todo un sector.",
  "lab.method.limits":
    "Si se prueban muchos umbrales, alguno parecerá bueno por azar. Los resultados pasados pueden no repetirse.",
  "lab.moat": "Foso económico",
  "lab.moat.wide": "Foso amplio",
  "lab.moat.share": "Años por encima del costo de capital, al menos",
  "lab.moat.median": "Diferencial mediano, al menos",
  "lab.moat.rule":
    "Foso amplio: rentabilidad superior al costo de capital en al menos el {share} de los años, por {median} p. p. en la mediana y con dos fuentes sólidas",
  "lab.moat.lasted": "¿Se mantuvo el diferencial?",
  "lab.moat.kept":
    "{years} años después, el {wide} de las empresas con foso amplio seguía ganando más que el costo de su capital, frente al {others} de las demás.",
  "lab.moat.interval":
    "Diferencia de {points} p. p., intervalo del 90 %: de {low} a {high}. Cada sector, con todas sus empresas y años, cuenta como una sola observación.",
  "lab.moat.noInterval": "Hay muy pocas empresas o sectores para saber si es casualidad.",
  "lab.moat.nothing": "Todavía no se ha seguido durante {years} años a ninguna empresa con foso amplio.",
  "lab.moat.followed":
    "{side}: empresas {companies}, evaluaciones {n}. El diferencial cambió {change} p. p. en la mediana.",
  "lab.moat.others": "Foso estrecho o ninguno",
  "lab.moat.lost":
    "Evaluaciones excluidas: {n}. {years} años después la empresa no tenía estados financieros comparables, a menudo porque dejó de cotizar.",
  "lab.moat.method":
    "El foso se mide solo con los estados financieros (reglas MOAT-01 a MOAT-09): cuánto rindió el capital por encima de su costo en diez ejercicios, con los tipos del día de cada informe, y qué lo explica frente a empresas comparables. «Cumplen» significa foso amplio; «no cumplen», estrecho o ninguno.",
  "reason.side-too-small": "Uno de los lados tiene muy pocas empresas para comparar.",
};
