import type { Translation } from "../catalogue.ts";
import type { findingSentences as english } from "../en/finding-sentences.ts";

export const findingSentences: Translation<typeof english> = {
  "detail.quoted": "{text}",
  "detail.nothing-used": "No se usa nada de él.",
  "detail.first-of": "(el primero de {n})",
  "detail.more-of-kind": "{n} más de este tipo.",
  "detail.day-prices": "Apertura {open}, máximo {high}, mínimo {low}, cierre {close}, volumen {volume}.",
  "detail.volume-dropped": "Volumen {volume}: la barra se conserva sin él.",
  "detail.wick": "Máximo {high} y mínimo {low}, con apertura {open} y cierre {close}.",
  "detail.row-after": "La fila está después de la del {day}.",
  "detail.closes-differ": "El día tiene los cierres {closes}.",
  "detail.stuck": "{n} barras repiten apertura, máximo, mínimo y cierre de la anterior.",
  "detail.repeated": "Los cuatro precios son los del día anterior; volumen {volume}.",
  "detail.no-trades": "Sin volumen: el proveedor no tiene operaciones de este día.",
  "detail.no-trades-flat": "Sin volumen y todos los precios en {close}: el proveedor no tiene operaciones de este día.",
  "detail.break":
    "A un cierre de {before} siguió una apertura de {open} (factor {factor}), con {turnover} veces el volumen habitual.",
  "detail.bars-set-aside":
    "Las barras del {first} al {last} se apartan; importe la operación societaria que falta para usarlas.",
  "detail.misplaced-run": "Los cierres desde {from}, hasta el {until}, están entre {before} antes y {after} después.",
  "detail.weekly-series": "Las barras de {symbol} son semanales, no diarias; no se usa ninguna.",
  "detail.monthly-series": "Las barras de {symbol} son mensuales, no diarias; no se usa ninguna.",
  "detail.mostly-faulty": "{faulty} de {bars} barras son erróneas; no se usa ninguna.",
  "detail.columns-exchanged":
    "La apertura y el cierre parecen intercambiados: el precio se mueve más de noche que de día.",
  "detail.other-currency": "Los precios de {symbol} están en {currency}; la acción cotiza en {traded}.",
  "detail.unlike-market":
    "En {days} días comunes, las rentabilidades diarias tienen una correlación de {correlation} con las ya conocidas.",
  "detail.other-scale": "Los precios son {factor} veces los ya conocidos, en {days} días comunes.",
  "detail.goes-on-elsewhere": "El último cierre conocido es {before}; estos precios continúan en {after}.",
  "detail.days-missing": "Sesiones que faltan a {symbol} ({n}): {days}.",
  "detail.days-missing-more": "Sesiones que faltan a {symbol} ({n}): {days} y {more} más.",
  "detail.days-elsewhere": {
    one: "{n} barra de {symbol} cae en un día en que su bolsa estaba cerrada: es un precio de otra bolsa, en una moneda que nada indica.",
    other:
      "{n} barras de {symbol} caen en días en que su bolsa estaba cerrada: son precios de otra bolsa, en una moneda que nada indica.",
  },
  "detail.dividend-impossible": "Un dividendo no puede ser de {amount}.",
  "detail.dividend-no-cash":
    "Un dividendo de {amount} no es efectivo (cierre anterior {before}, apertura {open}, cierre {close}): se registró como un split de {ratio}.",
  "detail.dividend-unmoved":
    "Un dividendo de {amount} no movió el precio: cierre anterior {before}, apertura {open}, cierre {close}.",
  "detail.split-impossible": "Un split no puede tener la proporción {ratio}.",
  "detail.ratio-stands-for": "{ratio} representa {clean}.",
  "detail.split-unmoved": "Un split de {ratio}, pero a un cierre de {before} siguió una apertura de {open}.",
  "detail.split-elsewhere": "El precio muestra el split de {ratio} el {day}.",
  "detail.dividend-unattested": "El cierre ajustado del proveedor no muestra un dividendo de {amount}.",
  "detail.close-unlike": "El cierre {close} no concuerda con el cierre ajustado del proveedor, {adjusted}.",
  "detail.split-attested": "El cierre ajustado del proveedor muestra un split de {ratio} que no está registrado.",
  "detail.move-unlike":
    "La variación de {before} a {after} difiere en {difference} de la del cierre ajustado del proveedor.",
  "detail.basis-beside-raw":
    "Nada indica cómo están ajustados los precios de {symbol}; comparados con los de {source}, son los negociados.",
  "detail.basis-beside-split-adjusted":
    "Nada indica cómo están ajustados los precios de {symbol}; comparados con los de {source}, están ajustados por splits.",
  "detail.basis-beside-total-return":
    "Nada indica cómo están ajustados los precios de {symbol}; comparados con los de {source}, están ajustados por splits y dividendos.",
  "detail.basis-unknown":
    "Nada indica cómo están ajustados los precios de {symbol}. No se ve ningún split; no se sabe si incluyen dividendos.",
  "detail.splits-in-price": "Los precios caen en los días de los splits que indica el archivo.",
  "detail.splits-not-in-price": "Los precios no caen en los días de los splits que indica el archivo.",
  "detail.close-falls-by-split":
    "El cierre cae en la proporción de un split donde el cierre ajustado no: los precios son los negociados.",
  "detail.close-differs-by-dividends":
    "El cierre ajustado difiere del cierre solo en los dividendos: los precios están ajustados por splits.",
  "detail.close-multiplied":
    "Los cierres son números de 32 bits, como los de Yahoo, y las aperturas no: se ajustaron por dividendos.",
  "detail.deliveries-differ": {
    one: "{n} cierre difiere en más de un 0,5 % entre dos entregas; se usa el más reciente.",
    other: "{n} cierres difieren en más de un 0,5 % entre dos entregas; se usan los más recientes.",
  },
  "detail.rescaled": {
    one: "{n} barra ajustada antigua se multiplicó por {factor} para unirla a la entrega más reciente.",
    other: "{n} barras ajustadas antiguas se multiplicaron por {factor} para unirlas a la entrega más reciente.",
  },
  "detail.basis-unused": {
    one: "{n} barra de {source} ({basis}) no se usa junto a las de {chosenSource} ({chosenBasis}).",
    other: "{n} barras de {source} ({basis}) no se usan junto a las de {chosenSource} ({chosenBasis}).",
  },
  "detail.mixed-dividends": "{symbol}: los precios de esta fuente incluyen dividendos en unas series y en otras no.",
  "detail.left-index":
    "{symbol} salió de su índice el {day}; estos precios no se unen a los suyos y se conservan como {apart}, sin nombre.",
  "detail.given-up":
    "Su empresa dejó {symbol} después del {day}; estos precios no se unen a los suyos y se conservan como {apart}, sin nombre.",
  "detail.other-level":
    "{symbol} está a otro nivel tras un hueco que empezó el {day}; estos precios no se unen a los suyos y se conservan como {apart}, sin nombre.",
  "detail.cell-count": "La línea {line} tiene {cells} celdas; la cabecera, {expected}.",
  "detail.line-no-day": "Línea {line}: «{text}» no es una fecha.",
  "detail.line-no-spell": "Línea {line}: de «{from}» a «{until}» no es un intervalo de fechas.",
  "detail.line-no-number": "Línea {line}: «{text}» en la columna «{column}» no es un número.",
  "detail.line-no-number-of": "Línea {line}: {name} no es un número.",
  "detail.line-no-symbol": "La línea {line} no tiene símbolo.",
  "detail.text-no-symbol": "{where}: «{text}» no es un símbolo.",
  "detail.line-no-exchange": "Línea {line}: nada indica en qué bolsa cotiza «{ticker}».",
  "detail.line-currency": "La línea {line} está en {currency}; la serie, en {expected}.",
  "detail.no-currency-text": "«{text}» no es una moneda; la de {symbol} se toma como no indicada.",
  "detail.no-gics-sector": "«{text}» no es un sector de GICS.",
  "detail.no-fraction": "{name}: {value} no es una fracción de 1.",
  "detail.level-impossible": "{name} no puede ser {value}.",
  "detail.values-differ": "{name} tiene {first} y {second} el {day}.",
  "detail.no-rows": "{symbol} no tiene filas.",
  "detail.columns-absent": "Columnas que faltan: {columns}. En su lugar se usa el cierre.",
  "detail.bars-folded": "{bars} barras de partes de días forman {days} días.",
  "detail.no-symbol-stated": "Ni las filas ni el nombre «{file}» indican un símbolo; responda cuál es.",
  "detail.named-otherwise": "El archivo lleva el nombre de {called}, pero su contenido dice {symbol}.",
  "detail.rows-scattered":
    "Las filas de un símbolo no están juntas y hay más de {symbols} símbolos o {rows} filas; ordene el archivo por símbolo.",
  "detail.text-encoding": "El texto está en {encoding}.",
  "detail.line-beyond-bytes": "La línea {line} tiene más de {bytes} bytes; ninguna línea real los tiene.",
  "detail.line-beyond-columns": "La línea {line} tiene más de {columns} columnas; ninguna línea real las tiene.",
  "detail.last-line-cut":
    "La línea {line}, la última, termina tras {cells} de {expected} celdas y sin salto de línea: el archivo está cortado.",
  "detail.line-beyond-characters": "Tiene una línea de más de {characters} caracteres.",
  "detail.rows-too-many": "Tiene más de {rows} filas.",
  "detail.columns-too-many": "Tiene {columns} columnas; ninguna tabla de precios tiene tantas.",
  "detail.mapping-lacks": "Columnas que la asignación nombra y que faltan en la cabecera «{header}»: {columns}.",
  "detail.either-day-order": "«{cell}» puede llevar delante el día o el mes, y las filas admiten ambas lecturas.",
  "detail.either-unit":
    "Los precios de {symbol} rondan {close}: pueden estar en {hundredths}, como cotiza su bolsa, o en {whole}.",
  "detail.hundredfold-apart":
    "Los precios de {symbol} de una fuente son cien veces los de otra el mismo día: una de las dos está en otra unidad.",
  "detail.unit-unknown": "Su moneda se considera desconocida hasta que alguien la indique: --answer currency=...",
  "detail.unit-counts-as": "Se toman como {used}; si no es correcto, indíquelo con --answer currency={other}.",
  "detail.multiplied":
    "Según su encabezado o sus números, los precios se multiplicaron por {prices} y los volúmenes por {volumes}.",
  "detail.either-decimal-mark": "«{cell}» puede ser millares o tener tres decimales, y ningún otro número lo aclara.",
  "detail.symbol-unnamed": "Ni una columna ni el nombre del archivo indican de qué acción se trata.",
  "detail.symbol-is-a-word": "Una palabra del nombre del archivo puede ser un símbolo, y nada lo confirma.",
  "detail.close-unnamed": "Ninguna columna figura como precio de cierre.",
  "detail.adjustment-unstated": "Nada en el archivo indica si sus precios se ajustaron por splits y dividendos.",
  "detail.currency-unstated": "Ninguna columna ni signo indica la moneda de los precios.",
  "detail.say-all-symbols":
    "Dé al archivo el nombre de su símbolo, como AAPL.csv, o indique los símbolos de todos los archivos como muestran las últimas líneas de la importación.",
  "detail.say-with": "Indíquelo con {flags}.",
  "detail.file-missing": "El archivo no existe.",
  "detail.not-permitted": "No se permite leer el archivo.",
  "detail.is-folder": "Es una carpeta, no un archivo.",
  "detail.path-not-folder": "Una parte de la ruta es un archivo, no una carpeta.",
  "detail.disk-fault": "El disco no puede leer el archivo.",
  "detail.path-too-long": "La ruta es demasiado larga.",
  "detail.links-in-circle": "Los enlaces simbólicos llevan a sí mismos.",
  "detail.too-many-megabytes": "Tiene más de {megabytes} MB; ningún archivo de su tipo los tiene.",
  "detail.list-too-large": "La lista tiene más de {bytes} bytes.",
  "detail.sheets-too-many": "Tiene más de {sheets} hojas.",
  "detail.bytes-after-end": {
    one: "Tras el final de su contenido comprimido hay {n} byte más: se perdió parte del contenido, o el archivo son dos.",
    other:
      "Tras el final de su contenido comprimido hay {n} bytes más: se perdió parte del contenido, o el archivo son dos.",
  },
  "detail.unpacks-beyond":
    "Sus {bytes} bytes comprimidos se expanden a más que cualquier archivo real; descomprímalo usted si es auténtico.",
  "detail.would-unpack": "Sus {bytes} bytes se expandirían a {unpacked}.",
  "detail.bzip2-file": "Está comprimido con bzip2, que no se lee; descomprímalo, o comprímalo con gzip, xz o zstd.",
  "detail.bzip2-entry": "El archivo incluido está comprimido con bzip2, que no se lee.",
  "detail.entry-method":
    "El archivo incluido está comprimido con el método {method}; solo se leen los almacenados y los de deflate.",
  "detail.parquet-codec": "El archivo Parquet está comprimido con {codec}; escríbalo con snappy, gzip, brotli o zstd.",
  "detail.entry-encrypted": "El archivo está cifrado; entregue el archivo comprimido sin contraseña.",
  "detail.entry-link": "Es un enlace o un dispositivo; los de archivos comprimidos no se siguen.",
  "detail.entry-too-long": "Contiene más de los {bytes} bytes que indica el archivo comprimido.",
  "detail.entry-too-short": "Termina tras {bytes} de {promised} bytes.",
  "detail.entry-checksum": "No tiene la suma de control que indica el archivo comprimido.",
  "detail.archive-ends-in-entry": "El archivo comprimido termina dentro de este archivo.",
  "detail.listed-until": "El contenido del archivo comprimido no puede listarse más allá de {listed} archivos.",
  "detail.cut-in-entry": "Está cortado dentro de un archivo.",
  "detail.attributes-too-long": "Los atributos de un archivo son más largos que los reales.",
  "detail.end-mark-missing": "Está cortado: falta la marca de su final.",
  "detail.entry-header-damaged": "La cabecera de un archivo está dañada.",
  "detail.place-without-entry": "El índice del archivo comprimido apunta a un lugar sin archivo.",
  "detail.json-broken-at": "Su JSON es erróneo en el carácter {place}.",
  "detail.no-taxonomy": "La taxonomía {taxonomy} no contiene conceptos.",
  "detail.fact-without-units": "{concept} no contiene unidades.",
  "detail.fact-no-list": "{concept} en {unit} no es una lista.",
  "detail.fact-as-stated": "{concept} en {unit}: {stated}",
  "detail.fact-none": "{concept} en {unit}: ninguna cifra",
  "detail.filing-row-lacks": "A la fila {row} le falta el número, el formulario o la fecha de presentación.",
  "detail.filing-dated": "{accession} tiene fecha {day}.",
  "detail.filing-unlisted": "{accession} no está en ninguna tabla de informes (sub.txt).",
  "detail.copies-differ": {
    one: "Los archivos discrepan en {n} cifra, {concept} en {unit} de {accession}, que uno indica como {value}; se usan los valores del más reciente.",
    other:
      "Los archivos discrepan en {n} cifras, como {concept} en {unit} de {accession}, que uno indica como {value}; se usan los valores del más reciente.",
  },
  "detail.amounts-off":
    "{form} {accession}, presentado el {day}: importes en una escala que no tiene ningún otro informe ({n}), como {concept} de {value}.",
  "detail.amounts-too-small":
    "{form} {accession}, presentado el {day}: importes {factor} veces demasiado pequeños ({n}), como {concept} de {value}.",
  "detail.amounts-too-large":
    "{form} {accession}, presentado el {day}: importes {factor} veces demasiado grandes ({n}), como {concept} de {value}.",
  "detail.share-counts-off":
    "{form} {accession}, presentado el {day}: números de acciones en una escala que no tiene ningún otro informe ({n}), como {concept} de {value}.",
  "detail.share-counts-too-small":
    "{form} {accession}, presentado el {day}: números de acciones {factor} veces demasiado pequeños ({n}), como {concept} de {value}.",
  "detail.share-counts-too-large":
    "{form} {accession}, presentado el {day}: números de acciones {factor} veces demasiado grandes ({n}), como {concept} de {value}.",
  "detail.slip-not-used": "No se usan.",
  "detail.slip-none-used": {
    one: "Su {n} importe no se usa.",
    other: "No se usa ninguno de sus {n} importes.",
  },
  "detail.slip-mended": "Se usan otras copias, o estos en la escala correcta.",
  "detail.figures-of-years": "{item}: {years}.",
  "detail.two-keys": "Indica dos números de empresa (CIK), {first} y {second}.",
  "detail.other-filer": "Dice ser la empresa {cik}, pero su nombre y sus informes son los de {filer} ({name}).",
  "detail.ticker-of-other": "Está bajo {ticker}, que es la empresa {known}, pero contiene {cik}.",
  "detail.name-says-company": "Su nombre dice empresa {named}; su contenido, empresa {cik}.",
  "detail.name-says-ticker": "Su nombre dice {named}; su contenido, {stated}.",
  "detail.nothing-used-of-it": "No se usa nada de él.",
  "detail.other-name":
    "Las cifras de la empresa {cik} ({known}) llevan el nombre «{name}», uno antiguo o de una sociedad vinculada; se usan las cifras, no el nombre.",
  "detail.predecessor":
    "Según las listas, {ticker} es la empresa {known}; aquí es {cik} ({name}): se toma por su antecesora.",
  "detail.items-not-found": {
    one: "{form} {accession}: no se encontró: {missing}; se usa su otro apartado ({n}).",
    other: "{form} {accession}: no se encontró: {missing}; se usan sus otros {n} apartados.",
  },
  "detail.no-item-in": "No se encontró ningún apartado en {form} {accession}.",
  "detail.form-unread": "Su formulario es {form}; se leen 10-K, 10-K405, 10-Q, 20-F, 40-F, 8-K y sus enmiendas.",
  "detail.filing-of-unknown": "Es un {form} de la empresa {ciks}, de la que no hay precios ni cifras.",
  "detail.report-of-unknown": "Es un informe de la empresa {ciks}, de la que no hay precios ni cifras.",
  "detail.header-of-company": "Su cabecera nombra la empresa {ciks}; el informe que contiene, {cik}.",
  "detail.header-of-name": "Su cabecera nombra a {header}; el informe que contiene, a {registrant}.",
  "detail.no-header-no-company": "No tiene cabecera y su portada no nombra ninguna empresa conocida.",
  "detail.no-header-unlisted":
    "No tiene cabecera, y entre los informes conocidos de la empresa {cik} no hay {report}; importe también la lista de informes de la empresa ({file}) o el envío completo (.txt).",
  "detail.no-header-listed-twice":
    "No tiene cabecera, y entre los informes conocidos de la empresa {cik} hay más de un {report}; importe también la lista de informes de la empresa ({file}) o el envío completo (.txt).",
  "detail.numbers-apart": "Sus cifras no están agrupadas por informe.",
  "detail.target-no-currency": "{firm} indica {target} sin moneda, y nada dice en cuál cotiza la acción.",
  "detail.target-other-currency": "{firm} indica {target} {currency}; el precio está en {traded}.",
  "detail.target-names-others": "El titular del objetivo de {target} de {firm} nombra {names}.",
  "detail.target-posted-elsewhere":
    "El objetivo de {target} de {firm} se publicó con un precio de {stated}; la acción estaba entre {low} y {high}.",
  "detail.target-implausible": "{firm} indica {target}; el precio era {price}.",
  "detail.target-implausible-adjusted":
    "{firm} indica {target}; el precio era {price}, tal como la fuente lo ajusta por splits.",
  "detail.target-restated":
    "El objetivo de {target} de {firm} venía con un precio de {price}, que ya cuenta un split posterior.",
  "detail.targets-malformed": {
    one: "{n} de {rows} filas no tiene fecha, firma u objetivo posible.",
    other: "{n} de {rows} filas no tienen fecha, firma u objetivo posible.",
  },
  "detail.targets-in-future": {
    one: "{n} de {rows} filas tiene fecha posterior a hoy.",
    other: "{n} de {rows} filas tienen fecha posterior a hoy.",
  },
  "detail.ratings-alone": {
    one: "{n} de {rows} filas es una recomendación sin objetivo.",
    other: "{n} de {rows} filas son recomendaciones sin objetivo.",
  },
  "detail.targets-repeated": {
    one: "{n} de {rows} filas repite el objetivo de la misma firma y el mismo día.",
    other: "{n} de {rows} filas repiten el objetivo de la misma firma y el mismo día.",
  },
  "detail.target-symbol-unnamed": "Dé al archivo el nombre de su símbolo, como AAPL.json.",
  "detail.target-symbol-nowhere": "Añada una columna Symbol, o dé al archivo el nombre de su símbolo, como AAPL.csv.",
  "detail.no-target-columns": "Su primera línea no nombra fecha, firma y objetivo.",
  "detail.no-action-list": "No contiene una lista de acciones de analistas.",
  "detail.no-target-list": "No contiene una lista de precios objetivo.",
  "detail.named-after-other": "Lleva el nombre de {called}, y sus objetivos son para {symbol}.",
  "detail.day-order-unshown":
    "Ninguna fecha del archivo muestra si va delante el mes o el día; escríbalas como AAAA-MM-DD.",
  "detail.day-order-mixed": "Unas fechas del archivo llevan delante el mes y otras el día; escríbalas como AAAA-MM-DD.",
  "detail.move-contradicted": "Una variación de {move}; de {other} en {source}.",
  "detail.move-from-action": "Una variación de {move}, debida sobre todo al split o dividendo del día.",
  "detail.move-unsupported": "Una variación de {move} con apenas más acciones negociadas de lo habitual.",
  "detail.word.raw": "tal como se negociaron",
  "detail.word.split-adjusted": "ajustados por splits",
  "detail.word.total-return": "ajustados por splits y dividendos",
  "detail.word.open": "apertura",
  "detail.word.high": "máximo",
  "detail.word.low": "mínimo",
  "detail.word.business": "negocio",
  "detail.word.risks": "riesgos",
  "detail.word.discussion": "análisis de la dirección",
  "detail.word.revenue": "Ingresos",
  "detail.word.costOfRevenue": "Costo de ventas",
  "detail.word.grossProfit": "Beneficio bruto",
  "detail.word.operatingIncome": "Resultado operativo",
  "detail.word.interestExpense": "Gastos por intereses",
  "detail.word.netIncome": "Beneficio neto",
  "detail.word.eps": "BPA",
  "detail.word.cfo": "Flujo de caja operativo",
  "detail.word.capex": "Inversiones de capital (capex)",
  "detail.word.cashAndShortTermInvestments": "Efectivo e inversiones a corto plazo",
  "detail.word.assets": "Activo total",
  "detail.word.assetsCurrent": "Activo corriente",
  "detail.word.inventory": "Inventarios",
  "detail.word.liabilities": "Pasivo total",
  "detail.word.liabilitiesCurrent": "Pasivo corriente",
  "detail.word.equity": "Patrimonio neto",
};
