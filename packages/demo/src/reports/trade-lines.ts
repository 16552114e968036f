/** What companies of each industry sell, to whom, and against what; the fictional annual reports are written with it. */
export interface TradeWords {
  /** Product lines, the largest first; each begins in lower case unless it is a name. */
  readonly lines: readonly string[];
  readonly customers: string;
  /** What buyers decide by, as the object of "compete on". */
  readonly rivalry: string;
  /** What the business cannot do without. */
  readonly needs: string;
  /** A risk of its own, as a sentence. */
  readonly risk: string;
}

/** Lines are `industry: lines; ... | customers | rivalry | needs | risk`. */
const FIRST = `
Semiconductors: microcontrollers; power management chips; signal converters | makers of cars, phones and machines | performance per watt, price and time to volume | wafer capacity at foundries | Orders for chips swing with inventories at customers, who can cancel at short notice.
Semiconductor Materials & Equipment: deposition tools; inspection systems; spare parts and service | chip foundries and memory makers | throughput, yield and installed base | optics and vacuum components from few suppliers | A few chip makers decide on most of our sales, and they delay new plants when prices of chips fall.
Application Software: planning suite; analytics subscriptions; implementation services | finance and operations departments | breadth of the suite, ease of use and cost of switching | data centers rented from others | Customers may not renew subscriptions, and we learn of it only when a term ends.
Systems Software: database platform; security subscriptions; support contracts | operators of large computer systems | reliability, security and compatibility | engineers with rare skills | A flaw in our security products could be used against our own customers.
IT Consulting & Other Services: managed services; system integration; cloud migration projects | banks, insurers and public agencies | price a day, industry knowledge and delivery record | consultants whom competitors also want to hire | Projects at a fixed price cost us money when we misjudge the work.
Technology Hardware, Storage & Peripherals: storage arrays; notebooks; printers and supplies | companies, schools and households | price, capacity and reach of distribution | flash memory and panels whose prices swing | Prices of our products fall every year, and savings in cost may not keep up.
Electronic Equipment & Instruments: test instruments; sensors; calibration services | laboratories and factories | accuracy, service and breadth of the catalog | precision parts from single sources | Laboratories cut budgets for instruments first when their own funding falls.
Communications Equipment: optical transport systems; wireless base stations; network software | telephone and cable companies | bandwidth per unit of power, price and standards | optical components from few suppliers | A handful of network operators make up much of our sales, and their spending comes in waves.
Biotechnology: antibody program in oncology; gene therapy program; royalties and collaborations | patients and partners in the drug industry | results of trials, safety and speed to approval | partners who pay for late trials | Trials may fail at any stage, and we have little revenue to fall back on.
Pharmaceuticals: cardiovascular medicines; oncology medicines; generics | wholesalers, hospitals and pharmacies | efficacy, price and protection by patents | active ingredients from approved plants | When patents end, sales of a medicine can fall by more than half within a year.
Health Care Equipment: implants; imaging systems; disposables | hospitals and surgeons | outcomes, training of surgeons and price | approvals of health authorities | A recall of an implant would cost us money and the trust of surgeons.
Health Care Services: laboratory tests; home care; staffing of clinics | insurers, hospitals and patients | turnaround, price and network | nurses and technicians | Public payers set many of our prices and can lower them.
Managed Health Care: employer plans; public plans; pharmacy benefits | employers and public agencies | premiums, network of doctors and service | contracts with hospitals | Medical costs can rise faster than premiums that were set a year ahead.
Life Sciences Tools & Services: sequencing instruments; reagents; contract research | universities and drug makers | accuracy, cost a sample and service | enzymes and optical parts | Research budgets of governments and young drug makers decide on demand.
Health Care Facilities: acute care hospitals; surgery centers; rehabilitation clinics | patients and their insurers | quality of care, location and doctors | nurses and doctors | Patients without insurance may not pay for care that we must provide.
Regional Banks: commercial loans; mortgages; deposit and payment services | households and businesses of our region | interest rates, nearness and speed of decisions | deposits that stay | Deposits may leave for higher rates elsewhere within days.
Diversified Banks: consumer banking; corporate banking; wealth management | households, companies and institutions | price, reach and trust | capital and stable funding | Losses on loans rise in a recession when income falls.
Property & Casualty Insurance: motor insurance; homeowners insurance; commercial liability cover | households and businesses | premiums, agents and handling of claims | reinsurance at fair prices | A storm season can cost more than a year of premiums.
Life & Health Insurance: annuities; life insurance; group benefits | households and employers | crediting rates, ratings and agents | yields on bonds | Long guarantees cost us money when interest rates stay low.
Asset Management & Custody Banks: equity funds; bond funds; custody services | pension funds and savers | returns, fees and service | analysts and portfolio managers | Fees fall with markets, because they are a share of assets.
Financial Exchanges & Data: trading venues; index licences; market data | brokers and asset managers | liquidity, latency and fees | systems that never stop | Trading can move to another venue within weeks.
Investment Banking & Brokerage: advice on mergers; underwriting; brokerage | companies and institutions | standing, capital and people | bankers whom rivals want to hire | Fees from transactions vanish when markets close to new issues.
Transaction & Payment Processing Services: card acceptance; cross-border payments; fraud screening | merchants and banks | fees, uptime and reach | access to card networks | Card networks set rules and fees that we cannot change.
Aerospace & Defense: airframe structures; avionics; maintenance contracts | aircraft makers and defense ministries | technology, price and record of delivery | titanium and skilled machinists | Public budgets and delays of aircraft programs decide on our output.
Industrial Machinery & Supplies & Components: pumps; bearings; service and spare parts | factories, mines and water works | durability, energy use and service network | steel castings | Customers put off machines when interest rates rise.
Building Products: windows and doors; insulation; plumbing fixtures | builders and home owners | price, design and delivery | glass, resin and lumber | Fewer new homes mean fewer windows and doors.
Electrical Components & Equipment: switchgear; transformers; cables | utilities, data centers and builders | efficiency, delivery times and price | copper and electrical steel | Prices of copper can rise before we can raise our own.
Construction & Engineering: civil works; power projects; maintenance contracts | public owners and utilities | price, safety record and bonding capacity | subcontractors and skilled trades | A single large project with a loss can cost the profit of a year.
Trading Companies & Distributors: industrial supplies; rental of equipment; spare parts | contractors and factories | availability, price and advice | purchasing terms of manufacturers | Manufacturers may sell to our customers directly.
Cargo Ground Transportation: full truckloads; part loads; warehousing | retailers and manufacturers | rates, punctuality and reach | drivers and diesel | Freight rates fall quickly when there are more trucks than loads.
Passenger Airlines: domestic flights; long-haul flights; cargo and loyalty program | travelers and businesses | fares, network and punctuality | jet fuel, pilots and slots | Fuel is a large part of our costs, and we cannot always pass on its price.
Environmental & Facilities Services: waste collection; landfills; recycling | towns and businesses | price, routes and permits | permits for landfills | Towns can give our routes to another company when a contract ends.
Apparel, Accessories & Luxury Goods: sportswear; leather goods; watches and eyewear | shoppers and department stores | design, brand and price | contract factories abroad | Taste changes between the order for a season and its sale.
Restaurants: own restaurants; franchised restaurants; delivery | guests of all ages | taste, price and convenience | beef, poultry and staff | Wages and food can rise faster than the prices that guests accept.
`;

const SECOND = `
Hotels, Resorts & Cruise Lines: hotels under management; franchised hotels; vacation clubs | travelers, companies and owners of hotels | location, brand and loyalty program | owners who keep to our standards | Travel stops suddenly in a crisis while costs go on.
Homebuilding: single-family homes; townhouses; mortgage and title services | first and second buyers of homes | price, location and design | land with permits | Buyers cannot afford our homes when mortgage rates rise.
Automobile Manufacturers: passenger cars; light trucks; financing and parts | private buyers and fleets | design, price and range | battery cells and steel | New models cost billions before the first one is sold.
Automotive Parts & Equipment: braking systems; seats; electric drives | makers of cars and trucks | price, quality and weight | steel, resin and chips | Car makers ask for lower prices every year.
Apparel Retail: women's fashion; basics; online sales | young shoppers and families | fashion, price and stores | contract factories and mall leases | Unsold fashion must be marked down at the end of a season.
Other Specialty Retail: home improvement goods; pet supplies; online sales | home owners and hobbyists | choice, price and advice | suppliers who give us exclusives | Large online sellers offer the same goods at lower prices.
Packaged Foods & Meats: cereals and snacks; frozen meals; meat products | grocers and wholesalers | taste, price and shelf space | grain, meat and packaging | Grocers push their own labels and delist ours.
Soft Drinks & Non-alcoholic Beverages: carbonated drinks; juices; bottled water | bottlers, grocers and restaurants | taste, brand and distribution | sugar, aluminum and water | Taxes on sugar and changing habits can lower the volume of our drinks.
Household Products: detergents; paper products; cleaning tools | grocers, discounters and online sellers | performance, brand and price | pulp and resin | Shoppers turn to cheaper labels when household budgets shrink.
Personal Care Products: skin care; hair care; fragrances | drugstores, salons and online shoppers | effect, brand and novelty | fragrance oils and influencers | A brand can lose its appeal within a season.
Consumer Staples Merchandise Retail: groceries; general merchandise; fuel and pharmacy | families in towns and suburbs | prices, nearness and choice | suppliers and distribution centers | Margins are thin, so small price cuts by others cost us much.
Oil & Gas Exploration & Production: crude oil; natural gas; natural gas liquids | refiners and utilities | cost a barrel and quality of acreage | drilling rigs and pipelines | We cannot set the price of oil, and low prices shrink our reserves.
Integrated Oil & Gas: crude oil and gas; refined fuels; chemicals | drivers, airlines and industry | cost, integration and locations | access to reserves | Long projects must pay off under prices that nobody knows.
Oil & Gas Equipment & Services: drilling services; completion tools; subsea equipment | oil and gas producers | technology, price and safety | crews and steel pipe | Producers cut drilling within weeks when the price of oil falls.
Oil & Gas Storage & Transportation: gas pipelines; crude oil pipelines; storage terminals | producers, refiners and utilities | location, tariffs and permits | rights of way | Producers in a basin that declines need less of our pipelines.
Specialty Chemicals: coatings; adhesives; catalysts | makers of cars, electronics and packaging | performance, service and price | petrochemical feedstock | Feedstock prices can rise before our contracts let us follow.
Steel: flat steel; long products; scrap recycling | car makers, builders and service centers | price, quality and delivery | iron ore, scrap and power | Imports at low prices can fill our market.
Gold: gold; silver; copper by-products | refiners and banks | cost an ounce and life of mines | permits and diesel | Our reserves are estimates, and ore can hold less metal than drilled samples say.
Paper & Plastic Packaging Products & Materials: corrugated boxes; plastic containers; labels | makers of food and goods | price, service and weight | recycled fiber and resin | Customers change to packaging that we do not make.
Construction Materials: aggregates; cement; ready-mixed concrete | road builders and contractors | distance, price and quality | quarries with permits | Rain and public budgets decide how much is built.
Office REITs: downtown towers; suburban offices; parking | law firms, banks and technology companies | location, rent and amenities | debt at acceptable rates | Tenants need less space when people work from home.
Retail REITs: shopping centers; outlet malls; restaurants and services | retailers and grocers | location, traffic and rent | tenants that draw shoppers | When an anchor tenant leaves, others may pay less or leave too.
Industrial REITs: warehouses; urban delivery stations; land for development | shippers, retailers and online sellers | location, height and rent | land near cities | More warehouses than tenants would lower rents.
Multi-Family Residential REITs: city apartments; garden apartments; student housing | renters | location, rent and service | building permits | Limits on rents can hold our income below our costs.
Other Specialized REITs: data halls; cell towers; self-storage | network operators and households | location, power and price | electric power and land | Tenants that merge need fewer sites.
Real Estate Services: leasing; property management; valuations | owners and tenants of buildings | people, data and reach | brokers with clients | Commissions fall when owners stop selling.
Electric Utilities: residential supply; industrial supply; transmission | homes and businesses of our territory | reliability and rates set by regulators | capital for lines and plants | Regulators may not allow us to earn the cost of what we build.
Gas Utilities: residential gas; commercial gas; transport services | homes and businesses of our territory | rates, safety and heat pumps as a substitute | gas supply contracts | Cities may forbid gas in new buildings.
Water Utilities: drinking water; wastewater; services for towns | homes, businesses and towns | rates, quality and service | water rights and pipes | Droughts limit what we can deliver.
Interactive Media & Services: advertising on our network; subscriptions; tools for creators | advertisers and users | reach, attention and measurement | users who stay | Rules on privacy can make advertising on our network less precise.
Movies & Entertainment: films; streaming subscriptions; music and licences | viewers, cinemas and streaming services | hits, price and catalog | writers, actors and studios | Costs of a film are spent before anybody knows whether it is liked.
Integrated Telecommunication Services: mobile service; broadband; business networks | households and companies | coverage, price and speed | spectrum and fiber | Networks need new spectrum and equipment every few years.
Cable & Satellite: broadband; television; mobile resale | households | speed, bundles and price | content at fair prices | Households cancel television for streaming.
Advertising: media buying; creative campaigns; data services | brands and retailers | ideas, data and fees | talent and access to media | Clients can leave at ninety days' notice.
`;

/** By the name of the industry. */
export const TRADE_WORDS: ReadonlyMap<string, TradeWords> = new Map(
  (FIRST + SECOND)
    .split("\n")
    .filter((row) => row !== "")
    .map((row) => {
      const [, name = "", rest = ""] = /^([^:]+): (.*)$/.exec(row) ?? [];
      const [lines = "", customers = "", rivalry = "", needs = "", risk = ""] = rest.split(" | ");
      return [name, { lines: lines.split("; "), customers, rivalry, needs, risk }];
    }),
);
