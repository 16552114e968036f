import type { WireChartMarks } from "@plumbline/contract";
import { day } from "@plumbline/core/time";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestServer, type TestServer } from "../../testing/test-server.ts";
import { wireMarks } from "./chart-marks.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const URL = "/api/stock/chartMarks";

async function marksOf(query: string): Promise<WireChartMarks> {
  const answer = await server.get(`${URL}?${query}`);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().data;
}

/** Every day that an answer names as the day on which something became known. */
function daysOf({ filings, flips, targets }: WireChartMarks): string[] {
  return [
    ...filings.list.map(({ filedAt }) => filedAt),
    ...flips.list.flatMap(({ date, filings: behind }) => [date, ...behind.map(({ filedAt }) => filedAt)]),
    ...targets.posts.date,
    ...targets.consensus.date,
  ];
}

describe("marks of a stock", () => {
  it("name the reports by which its accounts are known, each with form and accession", async () => {
    const { filings, source } = await marksOf("code=ADAM");
    // 25 quarters from 2018 on, and one amendment.
    expect(filings.list).toHaveLength(26);
    expect(filings.list.at(-1)).toEqual({
      filedAt: "2024-05-02",
      form: "10-Q",
      accession: "0000000100-24-000002",
      periodEnd: "2024-03-31",
    });
    expect([filings.because, source]).toEqual([null, "sec"]);
  });

  it.each(["2018-05-01", "2020-09-15", "2022-01-10", "2023-02-21"])(
    "tell of nothing that became known after %s",
    async (asOf) => {
      const then = await marksOf(`code=adam&asOf=${asOf}`);
      const now = await marksOf("code=ADAM");
      expect(then.day).toBe(asOf);
      expect(daysOf(then).filter((day) => day > asOf)).toEqual([]);
      expect(then.filings.list).toEqual(now.filings.list.filter(({ filedAt }) => filedAt <= asOf));
      expect(then.flips.list).toEqual(now.flips.list.filter(({ date }) => date <= asOf));
      expect(then.targets.posts.postedTarget).toEqual(
        now.targets.posts.postedTarget.filter((_, k) => (now.targets.posts.date[k] as string) <= asOf),
      );
    },
  );

  it("name the same reports of the company for each class of its shares", async () => {
    const [one, other] = await Promise.all([marksOf("code=ADAM"), marksOf("code=SPLT")]);
    expect(other.filings).toEqual(one.filings);
  });

  it("say why a stock has none of a kind", async () => {
    const { filings, flips } = await marksOf("code=GONE");
    expect(filings).toEqual({ because: "no-accounts", list: [] });
    expect(flips).toEqual({ because: "no-accounts", list: [] });
  });

  it("count the firms behind an average target, and have no average while there is no firm", async () => {
    const { posts, consensus } = (await marksOf("code=ADAM")).targets;
    expect(posts.date.length).toBeGreaterThan(0);
    consensus.mean.forEach((mean, k) => {
      expect(mean === null).toBe(consensus.firms[k] === 0);
    });
  });

  it("are answered with a tag, and by 304 to who has them", async () => {
    const { headers } = await server.get(`${URL}?code=ADAM`);
    const again = await server.app.inject({
      url: `${URL}?code=ADAM`,
      headers: { "if-none-match": String(headers.etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  it("are not found of a stock that the market does not have, and refused for a day that does not exist", async () => {
    expect((await server.get(`${URL}?code=ZZZZ`)).statusCode).toBe(404);
    expect((await server.get(`${URL}?code=ADAM&asOf=2023-02-30`)).statusCode).toBe(400);
  });
});

it("each flip of an amount names its currency: that of the accounts on the day, or the one in which a check is stated", () => {
  const flip = { from: "fail", to: "pass", before: -2e9, value: 3e9, threshold: 0 } as const;
  const flips = (["O4", "D1", "D2"] as const).map((id) => ({ id, ...flip }));
  const ofDay = { day: day("2024-02-21"), type: "manufacturer", currency: "TWD", filings: [], flips } as const;
  const marks = { filings: "no-accounts", flips: [ofDay], targets: "no-target-data" } as const;
  const wired = wireMarks(marks, "USD").flips.list.flatMap((list) => list.flips);
  // O4 holds cash against debt; Graham states his size, D1, in dollars; D2 is a ratio.
  expect(wired.map(({ id, currency }) => [id, currency])).toEqual([
    ["O4", "TWD"],
    ["D1", "USD"],
    ["D2", null],
  ]);
});
