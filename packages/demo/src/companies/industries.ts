import type { Industry } from "./industry.ts";
import { parseIndustries } from "./parse-industries.ts";

/** The industries of the demo market; the figures are rounded from what such companies usually report. */
export const INDUSTRIES: readonly Industry[] = parseIndustries(`
Information Technology       kind      sic members beta vol   pe  net   gross growth payout capex days debt
Semiconductors               maker    3674  15    1.45 .0185  24  .190  .550  .030   .25   .080   88  .40
Semiconductor Materials & Equipment
                             maker    3559   8    1.50 .0185  22  .180  .480  .030   .20   .040  110  .30
Application Software         software 7372  20    1.20 .0195  36  .150  .740  .045   .00   .035    0  .30
Systems Software             software 7372   9    1.15 .0175  30  .180  .760  .035   .15   .035    0  .35
IT Consulting & Other Services
                             service  7373   9    1.00 .0135  22  .095  .320  .015   .25   .020    0  .22
Technology Hardware, Storage & Peripherals
                             maker    3571   8    1.20 .0170  18  .090  .370  .005   .25   .030   55  .35
Electronic Equipment & Instruments
                             maker    3825   9    1.15 .0155  23  .110  .450  .015   .15   .030   85  .30
Communications Equipment     maker    3663   8    1.10 .0165  20  .095  .500  .005   .20   .025   75  .28
Health Care                  kind      sic members beta vol   pe  net   gross growth payout capex days debt
Biotechnology                biotech  2836  26    1.10 .0320  10 -.900  .850  .020   .00   .020    0  .50
Pharmaceuticals              maker    2834  12    0.80 .0155  19  .160  .700  .005   .35   .045  150  .60
Health Care Equipment        maker    3841  17    0.95 .0155  27  .130  .600  .020   .20   .045  125  .45
Health Care Services         service  8090   8    0.85 .0160  19  .045  .260  .015   .10   .025    0  .35
Managed Health Care          insurer  6324   5    0.80 .0145  17  .040  .180  .020   .20   .010    0  .15
Life Sciences Tools & Services
                             maker    3826   8    1.00 .0150  28  .140  .540  .020   .10   .045   95  .55
Health Care Facilities       service  8062   6    1.05 .0190  15  .050  .300  .010   .08   .060    0  .75
Financials                   kind      sic members beta vol   pe  net   gross growth payout capex days debt
Regional Banks               bank     6022  26    1.10 .0115  13  .270  .000 -.005   .40   .000    0  .00
Diversified Banks            bank     6021   6    1.15 .0095  12  .260  .000 -.010   .38   .000    0  .00
Property & Casualty Insurance
                             insurer  6331  13    0.85 .0115  14  .090  .000  .005   .30   .005    0  .25
Life & Health Insurance      insurer  6311   8    1.15 .0125  10  .080  .000 -.015   .32   .005    0  .40
Asset Management & Custody Banks
                             service  6282  12    1.25 .0130  16  .220  .520  .010   .45   .015    0  .55
Financial Exchanges & Data   service  6200   6    0.90 .0120  27  .280  .620  .025   .35   .030    0  .80
Investment Banking & Brokerage
                             service  6211   7    1.25 .0140  15  .160  .450  .005   .30   .020    0  .90
Transaction & Payment Processing Services
                             service  7389   8    1.15 .0165  26  .170  .480  .030   .12   .035    0  .60
Industrials                  kind      sic members beta vol   pe  net   gross growth payout capex days debt
Aerospace & Defense          maker    3721  12    1.00 .0135  20  .080  .240  .010   .32   .028   85  .40
Industrial Machinery & Supplies & Components
                             maker    3560  18    1.10 .0125  21  .105  .370  .005   .33   .028   85  .40
Building Products            maker    3430   8    1.20 .0145  20  .090  .310  .010   .28   .028   60  .40
Electrical Components & Equipment
                             maker    3620  10    1.15 .0140  23  .105  .350  .020   .28   .030   75  .40
Construction & Engineering   service  1600   8    1.15 .0160  18  .035  .130  .010   .15   .018    0  .15
Trading Companies & Distributors
                             maker    5080   8    1.10 .0140  18  .065  .290  .005   .25   .020   85  .30
Cargo Ground Transportation  service  4213   7    1.10 .0155  19  .060  .260  .005   .15   .095    0  .25
Passenger Airlines           service  4512   5    1.35 .0215  11  .045  .250 -.005   .08   .095    0  .60
Environmental & Facilities Services
                             service  4953   6    0.75 .0110  27  .095  .360  .015   .35   .100    0  .75
Consumer Discretionary       kind      sic members beta vol   pe  net   gross growth payout capex days debt
Apparel, Accessories & Luxury Goods
                             maker    2300   9    1.15 .0180  18  .080  .500  .000   .25   .030  120  .30
Restaurants                  service  5812  11    0.85 .0155  25  .085  .280  .015   .35   .065    0  .80
Hotels, Resorts & Cruise Lines
                             service  7011   8    1.30 .0170  21  .090  .380  .010   .20   .075    0  .95
Homebuilding                 maker    1531   8    1.35 .0170  10  .090  .230  .010   .10   .008  260  .28
Automobile Manufacturers     maker    3711   5    1.35 .0200  11  .050  .170 -.005   .20   .060   50  .55
Automotive Parts & Equipment maker    3714   9    1.30 .0165  12  .050  .190 -.005   .22   .050   50  .30
Apparel Retail               maker    5651   9    1.15 .0205  15  .055  .370 -.005   .25   .030   85  .22
Other Specialty Retail       maker    5990   9    1.10 .0190  16  .055  .350  .005   .18   .028  100  .28
Consumer Staples             kind      sic members beta vol   pe  net   gross growth payout capex days debt
Packaged Foods & Meats       maker    2000  14    0.55 .0120  19  .075  .310  .000   .50   .033   75  .50
Soft Drinks & Non-alcoholic Beverages
                             maker    2086   6    0.60 .0125  24  .120  .540  .005   .55   .045   60  .60
Household Products           maker    2840   6    0.50 .0105  23  .125  .470  .000   .58   .033   65  .50
Personal Care Products       maker    2844   7    0.75 .0155  23  .080  .600  .000   .35   .033  120  .40
Consumer Staples Merchandise Retail
                             maker    5331   6    0.65 .0120  20  .032  .245  .000   .38   .025   42  .16
Energy                       kind      sic members beta vol   pe  net   gross growth payout capex days debt
Oil & Gas Exploration & Production
                             maker    1311  16    1.30 .0195  12  .140  .480 -.010   .20   .280   25  .70
Integrated Oil & Gas         maker    2911   5    1.10 .0115  13  .085  .280 -.015   .48   .090   35  .28
Oil & Gas Equipment & Services
                             service  1389   8    1.40 .0195  15  .060  .190 -.015   .20   .065    0  .38
Oil & Gas Storage & Transportation
                             service  4922   7    1.05 .0140  15  .110  .300  .000   .65   .140    0 1.60
Materials                    kind      sic members beta vol   pe  net   gross growth payout capex days debt
Specialty Chemicals          maker    2890  11    1.10 .0130  20  .090  .350 -.005   .38   .048   85  .42
Steel                        maker    3312   7    1.40 .0185  11  .055  .150 -.005   .22   .048   75  .25
Gold                         maker    1040   6    0.55 .0195  22  .120  .350  .000   .22   .200   80  .35
Paper & Plastic Packaging Products & Materials
                             maker    2650   8    0.95 .0125  16  .060  .220 -.005   .40   .058   55  .50
Construction Materials       maker    3270   6    1.15 .0145  21  .095  .260  .010   .22   .085   55  .50
Real Estate                  kind      sic members beta vol   pe  net   gross growth payout capex days debt
Office REITs                 reit     6798   7    1.05 .0115  38  .150  .620 -.030   .00   .000    0 4.20
Retail REITs                 reit     6798   8    1.05 .0120  32  .230  .720 -.015   .00   .000    0 4.00
Industrial REITs             reit     6798   7    0.95 .0105  40  .250  .740  .020   .00   .000    0 3.80
Multi-Family Residential REITs
                             reit     6798   8    0.80 .0095  38  .230  .650  .000   .00   .000    0 4.00
Other Specialized REITs      reit     6798   7    0.90 .0115  36  .220  .680  .015   .00   .000    0 3.60
Real Estate Services         service  6531   6    1.35 .0170  18  .045  .220  .015   .08   .020    0  .28
Utilities                    kind      sic members beta vol   pe  net   gross growth payout capex days debt
Electric Utilities           utility  4911  15    0.50 .0085  18  .125  .480 -.005   .66   .260   22 2.10
Gas Utilities                utility  4924   8    0.55 .0095  19  .110  .480 -.005   .60   .250   30 1.80
Water Utilities              utility  4941   7    0.55 .0110  25  .180  .650  .000   .55   .380    6 2.50
Communication Services       kind      sic members beta vol   pe  net   gross growth payout capex days debt
Interactive Media & Services software 7370   8    1.20 .0200  30  .190  .640  .040   .00   .080    0  .15
Movies & Entertainment       service  7812   8    1.10 .0180  24  .085  .370  .015   .08   .040    0  .45
Integrated Telecommunication Services
                             service  4813   6    0.70 .0115  14  .095  .570 -.025   .58   .150    0 1.20
Cable & Satellite            service  4841   6    0.95 .0150  16  .075  .460 -.010   .15   .120    0 1.50
Advertising                  service  7311   6    1.10 .0165  16  .065  .300  .000   .30   .018    0  .50
`);
