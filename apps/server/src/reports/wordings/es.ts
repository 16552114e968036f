import type { Wordings } from "./wordings.ts";

export const es: Wordings = {
  // Lo que llama la atención.
  "roe-high": [
    "El ROE es del {roe|percent}, mejor que el del {roeRank|share} de la industria.",
    "El patrimonio rinde mucho: con un ROE del {roe|percent}, la empresa supera al {roeRank|share} de sus comparables.",
    "Pocas empresas comparables rinden tanto sobre su patrimonio. Con un ROE del {roe|percent}, supera al {roeRank|share} de ellas.",
  ],
  "roe-low": [
    "El ROE es de apenas el {roe|percent}; solo el {roeRank|share} de la industria tiene uno inferior.",
    "El patrimonio rinde poco, un {roe|percent}. Solo el {roeRank|share} de las empresas comparables tiene un ROE inferior.",
    "Con un {roe|percent}, el ROE figura entre los más débiles de la industria: el {roeRank|share} de las empresas tiene uno inferior.",
  ],
  "operating-margin-high": [
    "El margen operativo del {operatingMargin|percent} supera al del {operatingMarginRank|share} de la industria.",
    "La empresa retiene buena parte de cada venta: su margen operativo es del {operatingMargin|percent}; supera al del {operatingMarginRank|share} de sus comparables.",
    "Pocos rivales alcanzan un margen operativo del {operatingMargin|percent}, que supera al del {operatingMarginRank|share} de ellos.",
  ],
  "operating-margin-low": [
    "El negocio deja un margen operativo del {operatingMargin|percent}, y solo el {operatingMarginRank|share} de la industria tiene uno inferior.",
    "Con un {operatingMargin|percent}, el margen operativo está entre los más débiles: solo el {operatingMarginRank|share} de las empresas comparables tiene uno inferior.",
    "Después de los costos queda poco. Solo el {operatingMarginRank|share} de la industria trabaja con un margen operativo inferior a este, del {operatingMargin|percent}.",
  ],
  "gross-margin-high": [
    "Un margen bruto del {grossMargin|percent}, que supera al del {grossMarginRank|share} de la industria, sugiere poder de fijación de precios.",
    "Los clientes pagan muy bien el producto: el margen bruto es del {grossMargin|percent}; supera al del {grossMarginRank|share} de los comparables.",
    "El margen bruto es una fortaleza. Con un {grossMargin|percent}, supera al del {grossMarginRank|share} de la industria.",
  ],
  "gross-margin-low": [
    "El margen bruto es escaso, un {grossMargin|percent}; solo el {grossMarginRank|share} de los comparables tiene uno inferior.",
    "Con un margen bruto del {grossMargin|percent}, queda poco espacio para ceder en precios. Solo el {grossMarginRank|share} de la industria tiene uno inferior.",
    "No se aprecia poder de fijación de precios: el {grossMarginRank|share} de los comparables tiene un margen bruto inferior al {grossMargin|percent} de la empresa.",
  ],
  "roe-highest": [
    "El ROE es del {roe|percent}, el más alto de la industria.",
    "Ninguna otra empresa de la industria obtiene tanto de su patrimonio neto: un ROE del {roe|percent}.",
  ],
  "roe-lowest": ["El ROE es solo del {roe|percent}, el más bajo de la industria."],
  "operating-margin-highest": [
    "Un margen operativo del {operatingMargin|percent} es el más alto de la industria.",
    "Ningún comparable conserva tanto de cada venta: el margen operativo es del {operatingMargin|percent}.",
  ],
  "operating-margin-lowest": [
    "El negocio deja un margen operativo del {operatingMargin|percent}, el más bajo de la industria.",
  ],
  "gross-margin-highest": [
    "Un margen bruto del {grossMargin|percent}, el más alto de la industria, apunta a poder de fijación de precios.",
  ],
  "gross-margin-lowest": ["El margen bruto es escaso, del {grossMargin|percent}, el más bajo de la industria."],
  "growth-fastest": [
    "Los ingresos subieron un {revenueChange|percentSize} frente al año anterior, y ningún comparable creció más.",
    "La empresa crece más que todos sus comparables, con un alza de los ingresos del {revenueChange|percentSize} interanual.",
  ],
  "growth-slowest": [
    "Los ingresos variaron un {revenueChange|signedPercent} frente al año anterior, y a todos los comparables les fue mejor.",
  ],
  cheapest: ["Por PER ninguna acción de la industria es más barata; el suyo es de {pe|times}."],
  "most-expensive": ["Por PER ninguna acción de la industria es más cara; el suyo es de {pe|times}."],
  "margin-wider": [
    "El margen operativo del {operatingMarginYear|percent} en el último año está por encima de su promedio de largo plazo del {operatingMarginAverage|percent}.",
    "El negocio se ha vuelto más rentable. El margen operativo del {operatingMarginYear|percent} en el último año está por encima del promedio del {operatingMarginAverage|percent} que era habitual.",
    "Frente a su propio pasado, la empresa va bien: un margen operativo del {operatingMarginYear|percent} en el último año frente a un promedio del {operatingMarginAverage|percent}.",
  ],
  "margin-thinner": [
    "El margen operativo del {operatingMarginYear|percent} en el último año está por debajo de su promedio de largo plazo del {operatingMarginAverage|percent}.",
    "La rentabilidad ya no es la de antes. El margen operativo del {operatingMarginYear|percent} en el último año está por debajo del promedio del {operatingMarginAverage|percent} que era habitual.",
    "Frente a su propio pasado, la empresa decepciona: un margen operativo del {operatingMarginYear|percent} en el último año frente a un promedio del {operatingMarginAverage|percent}.",
  ],
  loss: [
    "La empresa está en números rojos, con un resultado neto de {netIncome|money} en el último periodo.",
    "El último periodo cerró con pérdida neta ({netIncome|money}).",
    "Todavía no hay beneficio sobre el que construir: el último resultado neto es de {netIncome|money}.",
  ],
  "revenue-up": [
    "Los ingresos crecieron un {revenueChange|percentSize} interanual.",
    "Las ventas avanzan: {revenueChange|signedPercent} frente al mismo periodo del año anterior.",
    "El último periodo trajo un aumento interanual de los ingresos del {revenueChange|percentSize}.",
  ],
  "revenue-down": [
    "Los ingresos cayeron un {revenueChange|percentSize} interanual.",
    "Las ventas retroceden: {revenueChange|signedPercent} frente al mismo periodo del año anterior.",
    "La demanda flaquea, con una caída interanual de los ingresos del {revenueChange|percentSize}.",
  ],
  "growth-ahead": [
    "Los ingresos crecieron un {revenueChange|percentSize} interanual, un ritmo que supera al del {revenueChangeRank|share} de la industria.",
    "La empresa crece con más fuerza que su industria: los ingresos subieron un {revenueChange|percentSize}, y el ritmo supera al del {revenueChangeRank|share} de los comparables.",
    "El crecimiento la distingue. Los ingresos aumentaron un {revenueChange|percentSize}, un ritmo que supera al del {revenueChangeRank|share} de la industria.",
  ],
  "growth-behind": [
    "Los ingresos variaron un {revenueChange|signedPercent} interanual; solo el {revenueChangeRank|share} de la industria tuvo un ritmo inferior.",
    "Los rivales van más rápido: con una variación interanual de los ingresos del {revenueChange|signedPercent}, solo el {revenueChangeRank|share} de ellos tiene un ritmo inferior.",
    "El crecimiento se lo llevan otros. Con un {revenueChange|signedPercent} interanual, solo el {revenueChangeRank|share} de la industria va más despacio.",
  ],
  "eps-up": [
    "El BPA creció un {epsChange|percentSize} interanual.",
    "El último BPA es un {epsChange|percentSize} superior al del mismo periodo del año anterior.",
    "Cada acción rinde más: el BPA aumentó un {epsChange|percentSize} interanual.",
  ],
  "eps-down": [
    "El BPA cayó un {epsChange|percentSize} interanual.",
    "El último BPA es un {epsChange|percentSize} inferior al del mismo periodo del año anterior.",
    "Cada acción rinde menos: el BPA disminuyó un {epsChange|percentSize} interanual.",
  ],
  "eps-trend-up": [
    "A varios años vista, el BPA muestra una tasa anual compuesta del {epsGrowth|percent}.",
    "El beneficio por acción tiene un historial de crecimiento, con una tasa media del {epsGrowth|percent} anual.",
    "Una tasa de crecimiento compuesto del BPA del {epsGrowth|percent} anual indica que el progreso no se debe a un solo buen periodo.",
  ],
  "eps-trend-down": [
    "A varios años vista, el BPA ha caído un {epsGrowth|percentSize} anual.",
    "La debilidad del beneficio no es nueva: la tendencia plurianual del BPA es del {epsGrowth|signedPercent} anual.",
  ],
  "revenue-trend-up": [
    "A largo plazo, los ingresos muestran una tasa anual compuesta del {revenueGrowth|percent}.",
    "El ritmo de largo plazo de los ingresos, del {revenueGrowth|percent} anual, va más allá de un rebote cíclico.",
    "La demanda se construye desde hace años, con una tasa de crecimiento compuesto de los ingresos del {revenueGrowth|percent}.",
  ],
  "revenue-trend-down": [
    "A largo plazo, los ingresos han caído un {revenueGrowth|percentSize} anual.",
    "El negocio se achica desde hace años: el ritmo anual de los ingresos es del {revenueGrowth|signedPercent}.",
  ],
  "cash-up": [
    "El flujo de caja libre llegó a {freeCashFlow|money}, tras un aumento interanual del {freeCashFlowChange|percentSize}.",
    "Queda más efectivo: el flujo de caja libre creció un {freeCashFlowChange|percentSize} interanual.",
  ],
  "cash-down": [
    "El flujo de caja libre cayó un {freeCashFlowChange|percentSize} interanual.",
    "Queda menos efectivo: el flujo de caja libre disminuyó un {freeCashFlowChange|percentSize} interanual.",
  ],
  "cash-negative": [
    "El negocio consume más efectivo del que genera: el flujo de caja libre es de {freeCashFlow|money}.",
    "El flujo de caja libre es negativo, de {freeCashFlow|money} en el último periodo.",
    "Por ahora la actividad no paga las inversiones; el flujo de caja libre es de {freeCashFlow|money}.",
  ],
  "profit-turns-to-cash": [
    "El beneficio está respaldado por efectivo: el trimestre medio del último año dejó {freeCashFlowYear|money} de flujo de caja libre frente a {netIncomeYear|money} de beneficio neto.",
    "El efectivo confirma el beneficio. En el trimestre medio del último año, el flujo de caja libre, de {freeCashFlowYear|money}, se compara con un beneficio neto de {netIncomeYear|money}.",
  ],
  "profit-without-cash": [
    "No todo el beneficio llega en efectivo: el trimestre medio del último año dejó {freeCashFlowYear|money} de flujo de caja libre frente a {netIncomeYear|money} de beneficio neto.",
    "El efectivo no sigue el paso del beneficio. En el trimestre medio del último año, el beneficio neto fue de {netIncomeYear|money} y el flujo de caja libre, de {freeCashFlowYear|money}.",
  ],
  "profit-every-year": [
    "La empresa lleva {profitYears|years} seguidos con beneficio.",
    "Sin pérdidas en {profitYears|years}: el beneficio ha resistido los buenos y los malos tiempos.",
  ],
  "interest-covered": [
    "Los intereses no pesan; la cobertura por el resultado operativo es de {interestCoverage|times}.",
    "Los acreedores están bien cubiertos: la cobertura de intereses es de {interestCoverage|times}.",
  ],
  "interest-tight": [
    "La cobertura de intereses es ajustada, de {interestCoverage|times}.",
    "El servicio de la deuda absorbe buena parte del resultado operativo, con una cobertura de intereses de {interestCoverage|times}.",
  ],
  liquid: [
    "Las obligaciones de corto plazo están bien cubiertas, con un ratio corriente de {currentRatio|times}.",
    "La liquidez es holgada: el ratio corriente es de {currentRatio|times}.",
  ],
  illiquid: [
    "El activo corriente no cubre el pasivo corriente; el ratio corriente es de {currentRatio|times}.",
    "La liquidez es escasa, con un ratio corriente de {currentRatio|times}.",
  ],
  "debt-light": [
    "La deuda es pequeña frente al efectivo que genera el negocio: el flujo de caja operativo equivale al {cashFlowToDebt|percent} de ella.",
    "El balance deja margen de maniobra. El flujo de caja operativo equivale al {cashFlowToDebt|percent} de la deuda.",
  ],
  "debt-heavy": [
    "La deuda pesa en el balance: el flujo de caja operativo equivale a solo el {cashFlowToDebt|percent} de ella.",
    "Pagar la deuda con el negocio llevaría mucho tiempo, pues el flujo de caja operativo equivale a apenas el {cashFlowToDebt|percent} de lo adeudado.",
  ],
  distress: [
    "Una puntuación de Altman de {altman|count} está en la zona en la que a menudo han llegado los problemas financieros.",
    "La puntuación de Altman, de {altman|count}, es una advertencia sobre la solvencia.",
  ],
  "runway-short": [
    "Al ritmo actual de gasto, el efectivo alcanza para {runway|years}.",
    "La financiación está en duda: el efectivo disponible cubre {runway|years} de gasto al ritmo presente.",
  ],
  "shares-fewer": [
    "El número de acciones ha disminuido un {shareGrowth|percentSize} anual, y a cada acción le toca más parte del negocio.",
    "Un número de acciones que ha caído un {shareGrowth|percentSize} anual favorece el BPA.",
  ],
  "shares-more": [
    "El accionista se diluye, pues el número de acciones ha aumentado un {shareGrowth|percentSize} anual.",
    "Siguen emitiéndose acciones: su número ha crecido un {shareGrowth|percentSize} anual.",
  ],
  "piotroski-high": [
    "Los fundamentales mejoran, como indica el F-Score de Piotroski de la empresa ({piotroski|count}).",
    "Los estados financieros mejoran en casi todos los frentes, como resume un F-Score de Piotroski de {piotroski|count}.",
  ],
  "piotroski-low": [
    "Los fundamentales empeoran, como indica el F-Score de Piotroski de la empresa ({piotroski|count}).",
    "Pocas señales del F-Score de Piotroski son positivas; el resultado es {piotroski|count}.",
  ],
  "dcf-above": [
    "El descuento de flujos da {dcfValue|perShare} por acción, un {dcfGap|percentSize} por encima del precio.",
    "El precio exige poco: el valor DCF de {dcfValue|perShare} es un {dcfGap|percentSize} superior.",
    "Con los supuestos predeterminados, el valor DCF por acción es de {dcfValue|perShare}, un {dcfGap|percentSize} por encima del precio de mercado.",
  ],
  "dcf-below": [
    "El modelo DCF da {dcfValue|perShare} por acción, un {dcfGap|percentSize} por debajo del precio.",
    "Ya se paga mucho por adelantado: el valor DCF de {dcfValue|perShare} es un {dcfGap|percentSize} inferior al precio.",
    "Con los supuestos predeterminados, el valor DCF por acción es de {dcfValue|perShare}, un {dcfGap|percentSize} por debajo del precio de mercado.",
  ],
  cheap: [
    "El PER de {pe|times} es moderado: la acción es más barata que el {peRank|share} de la industria.",
    "El mercado paga poco por este beneficio: con un PER de {pe|times}, la acción es más barata que el {peRank|share} de sus comparables.",
    "Con un PER de {pe|times}, la acción está entre las más baratas de su industria; el {peRank|share} de los comparables cuesta más.",
  ],
  expensive: [
    "El PER de {pe|times} es exigente; solo el {peRank|share} de la industria es más caro.",
    "Las expectativas son altas: el PER es de {pe|times}, y apenas el {peRank|share} de los comparables es más caro.",
    "Con un PER de {pe|times}, la acción está entre las más caras de su industria, donde el {peRank|share} de las empresas cuesta más.",
  ],
  demanding: [
    "Un PER de {pe|times} es exigente; hasta {peLimit|times} se consideraría razonable.",
    "Con un PER de {pe|times}, el precio deja poco margen para decepciones; hasta {peLimit|times} se consideraría razonable.",
  ],
  "dividend-high": [
    "La rentabilidad por dividendo es del {dividendYield|percent}, con flujo de caja libre positivo para pagarla.",
    "Al accionista se le paga por esperar: la rentabilidad por dividendo es del {dividendYield|percent}.",
  ],
  "dividend-long": [
    "El dividendo se ha pagado sin interrupción durante {dividendYears|years}.",
    "Un historial de dividendos de {dividendYears|years} habla de una generación de caja constante.",
  ],
  "targets-above": [
    "El precio objetivo medio de {targetFirms|count} firmas está un {targetUpside|percentSize} por encima del precio.",
    "Los analistas son optimistas: los objetivos de {targetFirms|count} firmas están en promedio un {targetUpside|percentSize} por encima del precio.",
    "Entre {targetFirms|count} firmas con objetivo vigente, la media se sitúa un {targetUpside|percentSize} por encima de la cotización.",
  ],
  "targets-below": [
    "El precio objetivo medio de {targetFirms|count} firmas está un {targetUpside|percentSize} por debajo del precio.",
    "La acción ha dejado atrás a sus analistas: los objetivos de {targetFirms|count} firmas están en promedio un {targetUpside|percentSize} por debajo del precio.",
    "Entre {targetFirms|count} firmas con objetivo vigente, la media se sitúa un {targetUpside|percentSize} por debajo de la cotización.",
  ],
  "price-up": [
    "La cotización subió un {priceYear|percentSize} en el último año.",
    "El impulso es fuerte, con un alza de la cotización del {priceYear|percentSize} en el último año.",
    "El mercado ha tomado nota: la acción avanzó un {priceYear|percentSize} en el último año.",
  ],
  "price-down": [
    "La cotización cayó un {priceYear|percentSize} en el último año.",
    "El impulso va en contra de la acción, que perdió un {priceYear|percentSize} en el último año.",
    "El mercado le ha dado la espalda: la acción retrocedió un {priceYear|percentSize} en el último año.",
  ],
  "far-below-high": [
    "Desde su máximo del último año, la acción ha caído un {belowHigh|percentSize}.",
    "La acción cotiza un {belowHigh|percentSize} por debajo de su máximo del último año.",
  ],
  volatile: [
    "La acción oscila mucho; su volatilidad anual es del {volatility|percent}.",
    "Hacen falta nervios firmes: la volatilidad es del {volatility|percent} anual.",
  ],
  "spread-durable": [
    "La rentabilidad del capital supera a su costo en {moatMedian|pointsSize} en el año mediano, y así fue en los {allYears|years} medidos.",
    "El capital rinde más de lo que cuesta: el diferencial mediano sobre su costo es de {moatMedian|pointsSize}, y fue positivo en los {allYears|years}.",
    "La rentabilidad del capital supera a su costo en {moatMedian|pointsSize} en el año mediano, y así fue en {yearsAbove|count} de {someYears|years}.",
    "El capital rinde más de lo que cuesta: el diferencial mediano sobre su costo es de {moatMedian|pointsSize}, positivo en {yearsAbove|count} de {someYears|years}.",
    "Se crea valor con rara constancia. El diferencial sobre el costo de capital fue positivo en {yearsAbove|count} de {someYears|years}, con una mediana de {moatMedian|pointsSize}.",
  ],
  "spread-negative": [
    "Aquí el capital cuesta más de lo que rinde: el diferencial mediano es de {moatMedian|points}.",
    "El año mediano destruye valor, con un diferencial sobre el costo de capital de {moatMedian|points}.",
    "Crecer no basta mientras la mediana del diferencial sobre el costo de capital sea de {moatMedian|points}.",
  ],
  "spread-rising": [
    "El diferencial sobre el costo de capital aumentó en {moatChange|pointsSize} en los años recientes frente a los anteriores.",
    "La rentabilidad del capital mejora: su diferencial subió {moatChange|pointsSize} frente a los años anteriores.",
  ],
  "spread-falling": [
    "El diferencial sobre el costo de capital disminuyó en {moatChange|pointsSize} en los años recientes frente a los anteriores.",
    "La rentabilidad del capital se erosiona: su diferencial bajó {moatChange|pointsSize} frente a los años anteriores.",
  ],

  // Resumen.
  "summary-growing": [
    "{name} es un negocio rentable que sigue creciendo: en el último periodo los ingresos subieron un {revenueChange|percentSize} interanual, y el {operatingMargin|percent} de ellos quedó como resultado operativo.",
    "{name} combina crecimiento y beneficio: los ingresos del último periodo subieron un {revenueChange|percentSize} interanual, con un margen operativo del {operatingMargin|percent}.",
    "En el último periodo el margen operativo fue del {operatingMargin|percent}; con un aumento interanual de los ingresos del {revenueChange|percentSize}, {name} crece con rentabilidad.",
  ],
  "summary-shrinking": [
    "{name} es rentable, pero vende menos: los ingresos cayeron un {revenueChange|percentSize} interanual, con un margen operativo del {operatingMargin|percent}.",
    "{name} conserva un margen operativo del {operatingMargin|percent}, aunque los ingresos cayeron un {revenueChange|percentSize} interanual.",
    "La incógnita de {name} es la demanda. Los ingresos cayeron un {revenueChange|percentSize} interanual, mientras el margen operativo es del {operatingMargin|percent}.",
  ],
  "summary-steady": [
    "{name} convierte el {operatingMargin|percent} de sus ventas en resultado operativo.",
    "{name} lleva su negocio con un margen operativo del {operatingMargin|percent}.",
  ],
  "summary-loss-growing": [
    "{name} crece, pero aún tiene pérdidas: los ingresos subieron un {revenueChange|percentSize} interanual, y el resultado neto fue de {netIncome|money}.",
    "En {name} el crecimiento va antes que el beneficio: los ingresos aumentaron un {revenueChange|percentSize} interanual, y el resultado neto fue de {netIncome|money}.",
  ],
  "summary-loss": [
    "{name} trabaja con pérdidas; el resultado neto del último periodo fue de {netIncome|money}.",
    "{name} tiene que volver al beneficio tras un resultado neto de {netIncome|money}.",
  ],
  "summary-returns": ["{name} obtiene un ROE del {roe|percent}.", "El ROE de {name} es del {roe|percent}."],
  "summary-sales-up": [
    "{name} vende más que antes, con un aumento interanual de los ingresos del {revenueChange|percentSize}.",
    "En {name}, las ventas crecen: los ingresos subieron un {revenueChange|percentSize} interanual.",
  ],
  "summary-sales-down": [
    "{name} vende menos que antes, con una caída interanual de los ingresos del {revenueChange|percentSize}.",
    "En {name}, las ventas retroceden: los ingresos cayeron un {revenueChange|percentSize} interanual.",
  ],
  "summary-moat-wide": [
    "Su foso económico es amplio: la rentabilidad del capital superó a su costo en los {allYears|years} medidos, por una mediana de {moatMedian|pointsSize}.",
    "Su foso económico es amplio: la rentabilidad del capital superó a su costo en {yearsAbove|count} de {someYears|years}, por una mediana de {moatMedian|pointsSize}.",
    "Los estados financieros muestran un foso económico amplio, con un diferencial mediano de {moatMedian|pointsSize} sobre el costo de capital.",
  ],
  "summary-moat-narrow": [
    "Su foso económico es estrecho, con un diferencial mediano de {moatMedian|pointsSize} sobre el costo de capital.",
    "Los competidores quedan a cierta distancia: el foso económico es estrecho, y el diferencial mediano sobre el costo de capital es de {moatMedian|pointsSize}.",
  ],
  "summary-moat-none": [
    "Los estados financieros no muestran ningún foso económico; el diferencial mediano sobre el costo de capital es de {moatMedian|points}.",
    "Nada en los estados financieros sugiere una protección duradera frente a los competidores: el diferencial mediano sobre el costo de capital es de {moatMedian|points}.",
  ],
  "summary-moat-unsupported": [
    "La rentabilidad supera el costo de capital en {moatMedian|pointsSize} en el año mediano, pero nada en los estados financieros muestra qué la protege.",
    "El capital rinde {moatMedian|pointsSize} por encima de su costo en el año mediano; los estados financieros no muestran de dónde viene esa ventaja.",
  ],
  "summary-value-above": [
    "El precio parece poco exigente frente a un valor DCF un {dcfGap|percentSize} superior.",
    "La valoración ayuda: el valor DCF está un {dcfGap|percentSize} por encima del precio.",
    "Con los supuestos predeterminados, el modelo DCF sitúa el valor un {dcfGap|percentSize} por encima del precio.",
  ],
  "summary-value-below": [
    "El precio ya espera mucho, pues el valor DCF es un {dcfGap|percentSize} inferior.",
    "La valoración es el obstáculo: el valor DCF está un {dcfGap|percentSize} por debajo del precio.",
    "Con los supuestos predeterminados, el modelo DCF sitúa el valor un {dcfGap|percentSize} por debajo del precio.",
  ],
  "summary-value-fair": [
    "El precio está cerca del valor DCF; la diferencia es del {dcfGap|signedPercent}.",
    "La valoración decide poco, ya que el valor DCF difiere del precio en un {dcfGap|signedPercent}.",
  ],
  "summary-pe": [
    "La acción cotiza con un PER de {pe|times}.",
    "El mercado paga un PER de {pe|times} por el beneficio ya publicado.",
  ],
  "summary-targets-above": [
    "Las {targetFirms|count} firmas que siguen el valor esperan en promedio un precio un {targetUpside|percentSize} superior al actual.",
    "Los analistas ven recorrido al alza, con un objetivo medio un {targetUpside|percentSize} por encima del precio.",
  ],
  "summary-targets-below": [
    "Las {targetFirms|count} firmas que siguen el valor esperan en promedio un precio un {targetUpside|percentSize} inferior al actual.",
    "Los analistas creen que el precio se ha adelantado, con un objetivo medio un {targetUpside|percentSize} por debajo de él.",
  ],
  "summary-price-up": [
    "En el último año, la acción ganó un {priceYear|percentSize}.",
    "El accionista tuvo un buen año, con un alza de la cotización del {priceYear|percentSize}.",
  ],
  "summary-price-down": [
    "En el último año, la acción perdió un {priceYear|percentSize}.",
    "El accionista tuvo un mal año, con una caída de la cotización del {priceYear|percentSize}.",
  ],

  // Foso económico.
  "moat-wide": [
    "El foso económico es amplio. La rentabilidad del capital superó a su costo en los {allYears|years} medidos, y el diferencial mediano fue de {moatMedian|pointsSize}.",
    "El foso económico es amplio. La rentabilidad del capital superó a su costo en {yearsAbove|count} de los {someYears|years} medidos, y el diferencial mediano fue de {moatMedian|pointsSize}.",
    "Medido a lo largo de {someYears|years}, el foso económico es amplio: el diferencial sobre el costo de capital fue positivo en {yearsAbove|count} de ellos, con una mediana de {moatMedian|pointsSize}.",
    "Según los estados financieros, el foso económico es amplio, con un diferencial mediano de {moatMedian|pointsSize}.",
  ],
  "moat-narrow": [
    "El foso económico es estrecho. La rentabilidad del capital superó a su costo en los {allYears|years} medidos, por una mediana de {moatMedian|pointsSize}.",
    "El foso económico es estrecho. La rentabilidad del capital superó a su costo en {yearsAbove|count} de los {someYears|years} medidos, por una mediana de {moatMedian|pointsSize}.",
    "Medido a lo largo de {someYears|years}, el foso económico es estrecho: el diferencial sobre el costo de capital fue positivo en {yearsAbove|count} de ellos, y sus fuentes solo se ven en parte.",
    "Según los estados financieros, el foso económico es estrecho, con un diferencial mediano de {moatMedian|pointsSize}.",
  ],
  "moat-none": [
    "Los estados financieros no muestran foso económico. El diferencial sobre el costo de capital no fue positivo en ninguno de los {noYears|years} medidos, con una mediana de {moatMedian|points}.",
    "Los estados financieros no muestran foso económico. El diferencial sobre el costo de capital fue positivo en {yearsAbove|count} de los {someYears|years} medidos, con una mediana de {moatMedian|points}.",
    "Medido a lo largo de {moatYears|years}, no hay foso económico digno de mención: el diferencial mediano sobre el costo de capital fue de {moatMedian|points}.",
    "No se aprecia ningún foso económico en los estados financieros; el diferencial mediano es de {moatMedian|points}.",
  ],
  "moat-unsupported": [
    "La rentabilidad superó el costo de capital en los {allYears|years} medidos, en {moatMedian|pointsSize} en el año mediano. Ninguna fuente de ventaja en los estados financieros lo explica, así que no cuenta como foso económico.",
    "La rentabilidad superó el costo de capital en {yearsAbove|count} de los {someYears|years} medidos, en {moatMedian|pointsSize} en el año mediano. Ninguna fuente de ventaja en los estados financieros lo explica, así que no cuenta como foso económico.",
    "Un diferencial mediano de {moatMedian|pointsSize} bastaría para un foso económico; falta una fuente de ventaja que se vea en los estados financieros.",
  ],
  "moat-unseen": [
    "La rentabilidad difiere del costo de capital en {moatMedian|pointsSize} en el año mediano, pero los estados financieros muestran demasiado poco de sus fuentes para juzgar el foso económico.",
  ],
  "moat-widening": [
    "Va a más: el diferencial mediano de los años recientes subió {moatChange|pointsSize} frente a los anteriores.",
    "La tendencia es favorable: el diferencial de los años recientes es {moatChange|pointsSize} superior al de los anteriores.",
  ],
  "moat-stable": [
    "Es estable; el diferencial de los años recientes difiere del de los anteriores en {moatChange|points}.",
    "No hay una tendencia clara, con una variación de {moatChange|points} entre los años anteriores y los recientes.",
  ],
  "moat-narrowing": [
    "Va a menos: el diferencial mediano de los años recientes bajó {moatChange|pointsSize} frente a los anteriores.",
    "La tendencia es desfavorable: el diferencial de los años recientes es {moatChange|pointsSize} inferior al de los anteriores.",
  ],
  "returns-rising": [
    "La rentabilidad mejora, aun así: el diferencial mediano de los años recientes es {moatChange|pointsSize} superior al de los anteriores.",
    "Pese a todo, el diferencial sube: {moatChange|pointsSize} entre los años anteriores y los recientes.",
  ],
  "returns-steady": [
    "La rentabilidad no muestra una tendencia clara, con una variación de {moatChange|points} entre los años anteriores y los recientes.",
  ],
  "returns-falling": [
    "La rentabilidad empeora: el diferencial mediano de los años recientes es {moatChange|pointsSize} inferior al de los anteriores.",
    "Además, el diferencial baja: {moatChange|pointsSize} entre los años anteriores y los recientes.",
  ],
  "margin-high-and-steady": [
    "Un margen bruto que supera al del {standing|share} de los comparables, y estable a lo largo de los años, es señal de poder de fijación de precios.",
    "El margen bruto es alto para la industria y estable a lo largo de los años: señal de poder de fijación de precios.",
  ],
  "margin-high": [
    "El margen bruto supera al del {standing|share} de los comparables, lo que apunta a poder de fijación de precios.",
    "El margen bruto es alto para la industria, lo que apunta a poder de fijación de precios.",
  ],
  "margin-above-peers": [
    "El margen bruto supera al del {standing|share} de los comparables, aunque no lo bastante para probar poder de fijación de precios.",
    "El margen bruto es mejor que el de la mayoría, aunque no lo bastante para probar poder de fijación de precios.",
  ],
  "research-above-peers": [
    "El margen bruto es corriente, pero la empresa gasta en investigación más que la mayoría de sus comparables.",
  ],
  "advertising-above-peers": [
    "El margen bruto es corriente, pero la empresa gasta en publicidad más que la mayoría de sus comparables.",
  ],
  "margin-ordinary": ["El margen bruto no destaca en la industria; no se aprecia poder de fijación de precios."],
  "costs-low-and-falling": [
    "En la industria, el margen operativo ocupa un lugar mucho mejor que el margen bruto, y los costos mejoran frente a los comparables.",
  ],
  "costs-low": [
    "En la industria, el margen operativo ocupa un lugar mejor que el margen bruto, señal de gastos operativos contenidos.",
  ],
  "costs-falling": ["Los costos por unidad de ingresos mejoran frente a la industria, desde un nivel corriente."],
  "overhead-low": [
    "El margen operativo ocupa un lugar algo mejor que el margen bruto, señal de una estructura ligera.",
  ],
  "costs-ordinary": ["Los costos no son mejores que los de la industria."],
  "steady-and-prepaid": [
    "Los ingresos son más estables que en la mayoría de los comparables, y una parte se cobra por anticipado.",
  ],
  "prepaid-and-rising": [
    "Los clientes pagan con mucha antelación y se quedan: los ingresos diferidos son elevados, y los ingresos, más estables que en la mayoría de los comparables.",
  ],
  "very-steady": [
    "El crecimiento de los ingresos está entre los más estables de la industria, como si los clientes rara vez se fueran.",
  ],
  steady: ["El crecimiento de los ingresos es más estable que en la mayoría de los comparables."],
  prepaid: [
    "Una parte de los ingresos se cobra por anticipado, pero el crecimiento no es más estable que en los comparables.",
  ],
  unsteady: [
    "El crecimiento de los ingresos no es más estable que en los comparables; nada sugiere clientes cautivos.",
  ],
  "large-among-few": [
    "Pocas empresas grandes comparten esta industria, y esta se lleva el {share|share} de sus ingresos.",
    "Pocas empresas grandes comparten esta industria, y esta es parte de ese grupo.",
  ],
  "large-share": [
    "La empresa se lleva el {share|share} de los ingresos de su industria.",
    "La empresa se lleva una gran parte de los ingresos de su industria.",
  ],
  "notable-share": [
    "Con el {share|share} de los ingresos de la industria, la empresa figura entre las grandes.",
    "La empresa tiene una parte notable de los ingresos de la industria, sin dominarla.",
  ],
  "small-share": [
    "Una cuota del {share|share} de los ingresos de la industria no ofrece protección por tamaño.",
    "Su cuota de los ingresos de la industria es demasiado pequeña para protegerla.",
  ],
  "not-visible.intangibleAssets": [
    "El margen bruto no puede compararse con suficientes empresas para juzgar el poder de fijación de precios.",
  ],
  "not-visible.costAdvantage": ["En costos se conocen demasiado pocos comparables para apreciar una ventaja."],
  "not-visible.switchingCosts": [
    "No puede juzgarse si los clientes se quedan, pues la estabilidad de los ingresos tiene demasiado pocos comparables.",
  ],
  "not-visible.efficientScale": ["Hay demasiado pocas empresas comparables para medir una cuota de la industria."],
  "network-described": ["La empresa describe un efecto de red con sus propias palabras: [[passage]]"],
  "network-not-described": ["La descripción del negocio en el informe anual no menciona ningún efecto de red."],
  "not-measurable": ["Los estados financieros no permiten medir un efecto de red."],

  // Productos.
  product: [
    "{name}, en palabras del informe anual: [[passage]]",
    "El informe dice sobre {name}: [[passage]]",
    "Lo que el informe dice de {name}: [[passage]]",
    "Sobre {name}, la empresa escribe: [[passage]]",
    "El informe anual describe {name} con estas palabras: [[passage]]",
  ],

  // Competidores.
  "peer-named": [
    "{name} figura como competidor en el informe anual.",
    "El informe anual nombra a {name} entre los competidores.",
    "{name} aparece en la propia lista de competidores de la empresa.",
  ],
  "peer-named-for": [
    "{name} figura en el informe anual como competidor de {business}.",
    "El informe anual nombra a {name} entre los competidores de {business}.",
    "{name} compite con {business}, según la propia empresa.",
  ],
  "peer-industry": [
    "{name} es de la misma industria y de tamaño parecido, con ingresos de {theirs|money} en el último periodo.",
    "En la misma industria, {name} tiene un tamaño parecido, con ingresos de {theirs|money} en el último periodo.",
    "{name} pertenece a la misma industria y su tamaño es parecido, con ingresos de {theirs|money} en el último periodo.",
  ],
  "peer-of-other-size": [
    "{name} es de la misma industria, con ingresos de {theirs|money} en el último periodo.",
    "A la misma industria pertenece {name} con ingresos de {theirs|money} en el último periodo.",
    "{name} pertenece a la misma industria, con ingresos de {theirs|money} en el último periodo.",
  ],
  "stronger-revenue": [
    "{name} es la más grande de ambas, con ingresos de {theirs|money} frente a {ours|money}.",
    "El tamaño favorece a {name}: ingresos de {theirs|money} frente a {ours|money}.",
  ],
  "stronger-growth": [
    "{name} muestra mejor crecimiento, {theirs|signedPercent} frente a {ours|signedPercent}.",
    "El crecimiento favorece a {name}: {theirs|signedPercent} frente a {ours|signedPercent}.",
  ],
  "stronger-operatingMargin": [
    "{name} retiene más de sus ventas: un margen operativo del {theirs|percent} frente al {ours|percent}.",
    "El margen favorece a {name}, con un {theirs|percent} frente al {ours|percent}.",
  ],
  "stronger-roic": [
    "{name} rentabiliza mejor su capital, un {theirs|percent} frente al {ours|percent}.",
    "En capital invertido, {name} lo hace mejor: un {theirs|percent} frente al {ours|percent}.",
  ],
  "stronger-pe": [
    "{name} es la acción más barata, con un PER de {theirs|times} frente a {ours|times}.",
    "El precio favorece a {name}: un PER de {theirs|times} frente a {ours|times}.",
  ],
  "weaker-revenue": [
    "{name} es la más pequeña de ambas, con ingresos de {theirs|money} frente a {ours|money}.",
    "En tamaño, {name} queda por detrás, con ingresos de {theirs|money} frente a {ours|money}.",
  ],
  "weaker-growth": [
    "{name} muestra peor crecimiento, {theirs|signedPercent} frente a {ours|signedPercent}.",
    "En crecimiento, {name} lo hace peor: {theirs|signedPercent} frente a {ours|signedPercent}.",
  ],
  "weaker-operatingMargin": [
    "{name} retiene menos de sus ventas: un margen operativo del {theirs|percent} frente al {ours|percent}.",
    "El margen es el punto débil de {name}, con un {theirs|percent} frente al {ours|percent}.",
  ],
  "weaker-roic": [
    "{name} rentabiliza peor su capital, un {theirs|percent} frente al {ours|percent}.",
    "El capital rinde menos en {name}: un {theirs|percent} frente al {ours|percent}.",
  ],
  "weaker-pe": [
    "{name} es la acción más cara, con un PER de {theirs|times} frente a {ours|times}.",
    "Quien compra {name} paga más: un PER de {theirs|times} frente a {ours|times}.",
  ],

  // Qué cambiaría el veredicto.
  "would-price-up": [
    "Si el precio subiera un {dcfGap|percentSize}, se cerraría la distancia con el valor DCF.",
    "El argumento de la valoración desaparecería si la acción ganara un {dcfGap|percentSize}.",
  ],
  "would-price-down": [
    "Si el precio bajara un {dcfGap|percentSize}, alcanzaría el valor DCF.",
    "La valoración dejaría de ser un reparo si la acción perdiera un {dcfGap|percentSize}.",
  ],
  "would-roe-lost": [
    "Un ROE por debajo del {threshold|percent} hablaría en contra de la empresa; ahora es del {value|percent}.",
    "La tesis de calidad se debilitaría si el ROE, ahora del {value|percent}, bajara del {threshold|percent}.",
  ],
  "would-roe-won": [
    "Un ROE del {threshold|percent} indicaría una calidad mejor; ahora es del {value|percent}.",
    "La tesis de calidad mejoraría si el ROE pasara del {value|percent} al {threshold|percent}.",
  ],
  "would-growth-lost": [
    "La tesis de crecimiento acabaría si el ritmo de largo plazo de los ingresos, ahora del {value|percent}, bajara del {threshold|percent}.",
    "Un crecimiento de los ingresos de largo plazo por debajo del {threshold|percent} anual, frente al {value|percent} actual, cambiaría el cuadro.",
  ],
  "would-growth-won": [
    "Un crecimiento de los ingresos de largo plazo del {threshold|percent} anual, frente al {value|percent} actual, la convertiría en una empresa de crecimiento.",
    "El ritmo de largo plazo de los ingresos tendría que pasar del {value|percent} al {threshold|percent} anual para sostener una tesis de crecimiento.",
  ],
  "would-liquidity-lost": [
    "La liquidez sería un problema si el ratio corriente, ahora de {value|times}, bajara de {threshold|times}.",
  ],
  "would-liquidity-won": [
    "Un ratio corriente de {threshold|times} disiparía las dudas sobre la liquidez; ahora es de {value|times}.",
  ],
  "would-coverage-lost": [
    "Una cobertura de intereses por debajo de {threshold|times} sería una señal de alerta; ahora es de {value|times}.",
  ],
  "would-coverage-won": [
    "La deuda preocuparía menos si la cobertura de intereses pasara de {value|times} a {threshold|times}.",
  ],
  "would-debt-lost": [
    "Una deuda por encima del {threshold|percent} del patrimonio neto sería motivo de cautela; ahora es del {value|percent}.",
  ],
  "would-debt-won": [
    "La deuda tendría que quedar en el {threshold|percent} del patrimonio neto, desde el {value|percent} actual, para considerarse moderada.",
  ],
  "would-shares-lost": [
    "Si el número de acciones creciera más de un {threshold|percent} anual, la dilución sería un problema; el ritmo es ahora del {value|signedPercent}.",
  ],
  "would-shares-won": [
    "La dilución dejaría de preocupar si el número de acciones creciera como mucho un {threshold|percent} anual, frente al {value|signedPercent} actual.",
  ],
  "would-pe-lost": [
    "Un PER por encima de {threshold|times} haría cara la acción frente a su beneficio; ahora es de {value|times}.",
  ],
  "would-pe-won": [
    "La acción parecería razonable con un PER por debajo de {threshold|times}; ahora es de {value|times}.",
  ],
  "would-moat-shown": [
    "Sería un foso económico si se viera una fuente de ventaja en los estados financieros; la rentabilidad supera su costo en {moatMedian|pointsSize} en el año mediano, y eso basta.",
  ],
  "would-moat-widen": [
    "El foso económico contaría como amplio si los estados financieros mostraran otra fuente de ventaja; la rentabilidad supera a su costo en {moatMedian|pointsSize} en el año mediano, y eso basta.",
    "Otra fuente de ventaja en los estados financieros haría amplio el foso económico; el diferencial mediano de {moatMedian|pointsSize} ya basta.",
  ],
  "would-piotroski-lost": [
    "Un F-Score de Piotroski por debajo de {threshold|count} indicaría que la mejora ha terminado; ahora es {value|count}.",
  ],
  "would-piotroski-won": [
    "Un F-Score de Piotroski de {threshold|count} indicaría un cambio a mejor; ahora es {value|count}.",
  ],
  "would-moat-lost": [
    "El foso económico quedaría en duda si la rentabilidad dejara de superar al costo de capital; el diferencial mediano es de {moatMedian|pointsSize}.",
    "El foso económico descansa en una rentabilidad que supera al costo de capital en {moatMedian|pointsSize} en el año mediano; un diferencial casi nulo acabaría con él.",
  ],
  "would-moat-won": [
    "La rentabilidad tendría que superar al costo de capital año tras año para hablar de foso económico; el diferencial mediano es de {moatMedian|points}.",
    "Si el diferencial sobre el costo de capital, de {moatMedian|points} en el año mediano, pasara a ser positivo de forma duradera, cambiaría el juicio sobre el foso económico.",
  ],
};
