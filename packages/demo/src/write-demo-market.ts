import type { Instrument, Membership } from "@plumbline/market/model";
import type { SnapshotClosing, SnapshotWriter } from "@plumbline/market/snapshot";
import type { Company } from "./companies/company.ts";
import { outlookOf } from "./companies/outlook.ts";
import { rosterOf } from "./companies/roster.ts";
import { type DemoOptions, demoSize } from "./demo-options.ts";
import { demoSource } from "./demo-source.ts";
import { type Economy, economyOf } from "./economy/economy.ts";
import { referenceSeries } from "./economy/reference-series.ts";
import { dailyContribution } from "./indices/daily-contribution.ts";
import { type MarketBaskets, marketBaskets } from "./indices/market-baskets.ts";
import { membershipSpells } from "./indices/membership.ts";
import { writeFunds } from "./indices/write-funds.ts";
import { companyInstruments } from "./instruments.ts";
import { secondClass } from "./prices/second-class.ts";
import { trade } from "./prices/trade.ts";
import { annualReports } from "./reports/annual-reports.ts";
import { reportingOf } from "./statements/company-facts.ts";
import { priceTargets } from "./targets/price-targets.ts";

/**
 * Makes the demo market and hands it to a writer, one company at a time.
 *
 * @param writer Receives prices, companies, texts of reports, targets, series and memberships; it is neither published nor aborted.
 * @param options Size and seed; the same ones give the same calls on every machine.
 * @returns What the writer needs to publish.
 * @throws {RangeError} if an option is out of its range, before anything is written.
 */
export async function writeDemoMarket(writer: SnapshotWriter, options: DemoOptions = {}): Promise<SnapshotClosing> {
  const size = demoSize(options);
  const economy = economyOf(size.seed, size.years);
  const companies = rosterOf({ ...size, days: economy.calendar.days.length });
  const baskets = marketBaskets(economy.calendar);
  const instruments: Instrument[] = [];
  const memberships: Membership[] = [];
  for (const [index, company] of companies.entries()) {
    memberships.push(...writeCompany(writer, company, { economy, baskets, companies }));
    instruments.push(...companyInstruments(company, economy));
    options.onProgress?.(index + 1, companies.length);
    await yieldToEvents();
  }
  instruments.push(...writeFunds(writer, baskets, economy));
  for (const series of referenceSeries(economy)) writer.addSeries(series);
  writer.addMemberships(memberships);
  return { instruments, fictional: true, createdAt: null, sources: [demoSource(size)] };
}

/** Lets timers and signals in between two companies. */
function yieldToEvents(): Promise<void> {
  return new Promise((resume) => setImmediate(resume));
}

function writeCompany(
  writer: SnapshotWriter,
  company: Company,
  { economy, baskets, companies }: { economy: Economy; baskets: MarketBaskets; companies: readonly Company[] },
): readonly Membership[] {
  const outlook = outlookOf(company, economy);
  const prices = trade(company, outlook, economy);
  const { facts, filings, annual } = reportingOf(company, { outlook, prices, economy });
  writer.addPrices(prices);
  if (company.secondSymbol !== null) writer.addPrices(secondClass(company.secondSymbol, prices, economy.seed));
  writer.addCompany(facts, filings);
  for (const text of annualReports(company, annual, { all: companies, economy })) writer.addFilingText(text);
  writer.addTargets(company.symbol, priceTargets(company, { outlook, prices, economy }));
  const stock = dailyContribution(prices, { outlook, first: company.first });
  const spells = membershipSpells(company, stock, economy);
  baskets.add(company, stock, spells);
  return spells;
}
