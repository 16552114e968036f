import type { OutputOf, updateReport } from "@plumbline/contract";
import { Failure, type User } from "../../http/index.ts";
import type { Upkeep } from "../../upkeep/index.ts";
import type { ReportSource } from "./report.ts";

type Answer = OutputOf<typeof updateReport>;

/** Who asks for the data of a stock, and what it is asked of. */
interface Asked extends Omit<ReportSource, "access"> {
  readonly upkeep: Upkeep;
  readonly user: User;
}

/** Has providers asked for what the market has not of a stock. @throws {Failure} `notFound`; as `askForStock`. */
export async function updatedData(code: string, { served, turn, upkeep, user }: Asked): Promise<Answer> {
  const instrument = served.snapshot.find(code);
  if (!instrument) throw new Failure("notFound");
  const asked = await turn.releaseWhile(upkeep.askForStock(instrument.symbol, user.id));
  return "run" in asked ? { outcome: "job", ...asked } : { outcome: "current", ...asked };
}
