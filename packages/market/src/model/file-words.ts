/** Words that say what a file is, in the five languages of the product; none of them is a symbol. */
export const FILE_WORDS: ReadonlySet<string> = new Set(
  [
    // What it holds.
    "price prices data dataset table tables stock stocks share shares equity equities quote quotes ohlc ohlcv eod bar bars candle candles " +
      "chart history historical historicaldata historic hist timeseries series close closes open volume adj adjusted unadjusted raw split " +
      "splits dividend dividends market markets ticker tickers symbol symbols index indices etf etfs fund funds crypto forex fx futures " +
      "target targets ratings upgrades facts companyfacts submissions filings returns",
    // What was done with it.
    "export exported exports download downloads downloaded report reports result results output out input final new old copy backup test " +
      "sample example temp tmp clean cleaned merged combined all total full complete latest current update updated portfolio portfolios " +
      "watchlist holdings positions transactions",
    "page web error answer book book1 book2 workbook sheet sheet1 sheet2 sheet3 file files csv txt json xlsx parquet untitled unnamed document archive part",
    // Whom it is from.
    "yahoo yfinance finance google stooq tiingo alphavantage alpha vantage polygon eodhd quandl nasdaq nyse amex kaggle investing " +
      "investingcom marketwatch wsj barchart tradingview metatrader mt4 mt5 bloomberg reuters refinitiv sharadar sep fmp twelvedata zipline " +
      "openbb schwab fidelity etrade trade robinhood degiro sp500 snp500 spx500 russell dow usa us uk eu world",
    // How often.
    "daily day days weekly week monthly month hourly hour minute minutes min intraday tick ticks yearly year annual d w m h",
    // German, Spanish, French.
    "kurs kurse kursdaten aktie aktien aktienkurse historie historisch historische daten tabelle mappe mappe1 tabelle1 neu alle kopie ergebnis " +
      "täglich taeglich boerse börse handel umsatz export1 ausgabe",
    "precio precios datos tabla accion acciones acción historial historico histórico históricos historicos cotizacion cotización cotizaciones " +
      "diario diarios libro libro1 hoja hoja1 nuevo copia todo todos cartera resultado resultados salida descarga prueba bolsa",
    "prix cours donnees données tableau action actions historique historiques cotation cotations quotidien quotidiens classeur classeur1 feuille " +
      "feuille1 feuil1 nouveau copie tout tous portefeuille resultat résultat résultats sortie telechargement téléchargement essai bourse",
    // Chinese, simplified and traditional.
    "价格 股价 股票 行情 数据 历史 历史数据 日线 表格 导出 下载 结果 新建 副本 全部 测试 指数 基金 工作表1 工作簿1",
    "價格 股價 行情資料 數據 資料 歷史 歷史資料 日線 匯出 下載 結果 新增 測試 指數 活頁簿1",
  ]
    .join(" ")
    .split(" "),
);

/** Companies whose names are as short as a ticker and are none. */
export const COMPANY_WORDS: ReadonlySet<string> = new Set(
  "apple tesla intel cisco pepsi nike visa ford chase delta exxon shell nestle roche bayer adobe tesco total airbus".split(
    " ",
  ),
);
