/*
 * Names and symbols that people know. A demo company that bore one would be taken for the real company, so that none
 * may. Names are matched by their first word, in any case.
 */
const NAMES = `
  abbott abbvie accenture activision adobe aflac agilent airbnb akamai albemarle alcoa alibaba align allergan allstate
  ally alphabet altria amazon ambev amdocs amgen amphenol analog ansys aon apache apple applied aptiv archer arista asml
  astrazeneca autodesk autozone avalon baidu baker bancroft barclays baxter bayer baybridge bayview becton berkshire best
  biogen blackrock blackstone bluerock bluestone boeing booking boston bridgestone bristol brightspring brightview broadcom
  brookfield cadence capital cardinal carnival caterpillar celanese centene cedarwood charter chevron chipotle chubb cigna
  cintas cisco citigroup citrix clearbridge clearfield clearview clearwater clorox cloudflare coca cognizant colgate comcast
  comerica conoco constellation copart corning costco coterra cummins danaher danone darden deere dell delta devon diageo
  disney dollar dominion domino dover dow duke dupont eastman eastland eaton ebay ecolab edison electronic elmwood emerson
  enbridge entergy equifax equinix ericsson etsy exelon expedia exxon fairmont fairview fairwood fastenal fedex ferrari fidelity
  fiserv ford fortinet fortive fox franklin freeport garmin gartner general genesis genuine gilead glaxo goldcrest golden
  goldman goldshore google granite greenbrook greenhill greenland greenlight gresham halliburton harley hartford hasbro
  helios hershey hess highbridge highland highmark highpeak highview hilton hologic honda honeywell hormel howmet hsbc
  humana ibm idex illumina incyte infosys intel intuit intuitive invesco ironbridge ironwood jabil jacobs jefferies johnson jpmorgan
  juniper kellogg keycorp keysight kinder kraft kroger lakeland lam landmark lennar lennox lilly lincoln linde lockheed
  loews longview lowes lululemon lumentum luminar lumen marathon marriott masco mastercard mattel mcdonalds mckesson
  medtronic merck meta metlife microchip micron microsoft moderna molina mondelez monster moodys morgan mosaic motorola
  nasdaq netapp netflix newmont nike nordstrom northern northfield northgate northland northrop northstar northview
  northwestern northwood novartis novavax novonix nucor nvidia oakland oakmark oakwood oracle orion otis oneok ormat owens
  paccar palantir palo parker paychex paypal pepsi pfizer philip phillips pinecrest pinewood pinterest polaris
  procter progressive prologis prudential pulte qualcomm quanta quest raymond raytheon realty redhill redwood redstone
  regeneron regions republic ripple riverbridge riverview roku rolls roper ross salesforce samsung sanofi schlumberger
  schwab seagate servicenow shell sherwin shopify siemens silvercrest silvergate silverlight simon skyworks snowflake
  solaris sony southland southern southwest splunk square stanley starbucks starlight starwood state steris stonebridge
  stonegate stonehill stoneridge stryker summit suncor synchrony synopsys sysco target tesla texas thermo tiffany toyota
  tractor transdigm travelers truist twilio twitter tyson uber underarmour unilever united valero ventas verisign verizon
  vertex viacom visa vodafone vulcan walgreens walmart warner waters wayfair wells westland westlake westfield westgate
  westwater westwood westhaven weyerhaeuser whirlpool whitestone whitewater willowbrook windstream workday wynn xerox
  xilinx yahoo zillow zoetis zoom`;

const SYMBOLS = `
  A AA AAL AAPL ABBV ABNB ABT ACN ADBE ADI ADP AEE AEP AES AFL AIG AIR AJG AKAM ALB ALGN ALL AMAT AMCR AMD AME AMGN
  AMP AMT AMZN ANET ANSS AON AOS APA APD APH APTV ARE ATO AVB AVGO AVY AWK AXP AZO BA BABA BAC BALL BAX BB BBWI BBY
  BDX BEN BG BIIB BK BLDR BLK BMY BNS BR BRK BRO BWA BX BXP C CAG CAH CARR CAT CB CBOE CBRE CCI CCL CDNS CDW CE CF CFG
  CHD CHRW CHTR CI CINF CL CLX CMCSA CME CMG CMI CMS CNC CNP COF COO COP COST CPB CPRT CPT CRL CRM CSCO CTAS CTRA CTSH
  CTVA CVS CVX CZR D DAL DAY DD DE DECK DELL DFS DG DGX DHI DHR DIS DLR DLTR DOC DOV DOW DPZ DRI DTE DUK DVA DVN DXCM
  EA EBAY ECL ED EFX EG EIX EL ELV EMN EMR ENPH EOG EPAM EQIX EQR EQT ERIE ES ESS ETN ETR EVRG EW EXC EXPD EXPE EXR F
  FANG FAST FB FCX FDS FDX FE FFIV FI FIS FITB FMC FOX FRT FSLR FTNT FTV GD GE GEHC GEN GEV GILD GIS GL GLW GM GME
  GNRC GOOG GOOGL GPC GPN GPS GRMN GS GWW HAL HAS HBAN HCA HD HES HIG HII HLT HOLX HON HPE HPQ HRL HSBC HSIC HST HSY
  HUBB HUM HWM IBM IDXX IEX IFF INCY INTC INTU INVH IP IPG IQV IR IRM ISRG IT ITW IVZ J JBHT JBL JCI JKHY JNJ JNPR JPM
  K KDP KEY KEYS KHC KIM KKR KLAC KMB KMI KMX KO KR KVUE L LDOS LEN LH LHX LIN LKQ LLY LMT LNT LOW LRCX LULU LUV LVS
  LW LYB LYFT LYV M MA MAA MAR MAS MCD MCHP MCK MCO MDLZ MDT MET META MGM MHK MKC MKTX MLM MMM MO MOH MOS MPC MPWR MRK
  MRNA MRO MS MSCI MSFT MSI MSTR MTB MTCH MTD MU NCLH NDAQ NDSN NEE NEM NFLX NI NKE NOC NOW NRG NSC NTAP NTRS NUE NVDA
  NVO NVR NWS NWSA NXPI O ODFL OKE OMC ON ORCL ORLY OTIS OXY PANW PARA PAYC PAYX PCAR PCG PEG PEP PFE PFG PG PGR PH
  PHM PINS PKG PLD PLTR PM PNC PNR PNW PODD POOL PPG PPL PRU PSA PSX PTC PWR PYPL QCOM QQQ QRVO RCL REG REGN RF RIVN
  RJF RL RMD ROK ROKU ROL ROP ROST RSG RTX RVTY S SAP SBAC SBUX SCHW SHEL SHOP SHW SIRI SJM SLB SMCI SNA SNAP SNOW
  SNPS SO SOLV SONY SPG SPGI SPY SQ SRE STE STLD STT STX STZ SW SWK SWKS SYF SYK SYY T TAP TDG TDY TECH TEL TER TFC
  TFX TGT TM TMO TMUS TPR TRGP TRMB TROW TRV TSCO TSLA TSM TSN TT TTD TTWO TXN TXT TYL UAL UBER UBS UDR UHS UL ULTA
  UNH UNP UPS URI USB V VFC VICI VLO VLTO VMC VRSK VRSN VRTX VST VTR VTRS VZ W WAB WAT WBA WBD WDAY WDC WEC WELL WFC
  WM WMB WMT WRB WST WTW WY WYNN X XEL XOM XYL Y YUM ZBH ZBRA ZTS`;

const KNOWN_NAMES = new Set(NAMES.trim().split(/\s+/));
const KNOWN_SYMBOLS = new Set(SYMBOLS.trim().split(/\s+/));

/** Tells whether a company name begins with the name of a well-known company. */
export function isKnownName(name: string): boolean {
  return KNOWN_NAMES.has((name.toLowerCase().match(/[a-z]+/) ?? [""])[0]);
}

/** Tells whether a symbol, without its share class, is that of a well-known company. */
export function isKnownSymbol(symbol: string): boolean {
  return KNOWN_SYMBOLS.has((symbol.split(".")[0] as string).toUpperCase());
}
