import * as z from "zod";

/** A number of a filing, exactly as filed. */
const FiledFactSchema = z.object({
  concept: z.string(),
  unit: z.string(),
  start: z.iso.date().nullable(),
  end: z.iso.date(),
  value: z.number(),
  form: z.string(),
  accession: z.string(),
  filedAt: z.iso.date(),
  /** Address of the filing at the SEC; null for a fictional company. */
  link: z.url().nullable(),
});

/**
 * A number with everything it was made of, down to the facts of the filings: `how` combines `parts`, which stand in the
 * order that the word implies and are called `name` (an item such as `cfo`, or a period such as `yearBefore`).
 */
export interface Evidence {
  name: string | null;
  value: number;
  unit: string;
  start: string | null;
  end: string;
  filedAt: string;
  how: string;
  /** Rule of docs/rules.md, such as `FND-07`. */
  rule: string;
  note: string | null;
  fact: z.infer<typeof FiledFactSchema> | null;
  parts: Evidence[];
}

/** The name is that of the documentation, in which a shape that holds itself must have one. */
export const EvidenceSchema: z.ZodType<Evidence> = z
  .object({
    name: z.string().nullable(),
    value: z.number(),
    unit: z.string(),
    start: z.iso.date().nullable(),
    end: z.iso.date(),
    filedAt: z.iso.date(),
    how: z.string(),
    rule: z.string(),
    note: z.string().nullable(),
    fact: FiledFactSchema.nullable(),
    get parts() {
      return z.array(EvidenceSchema);
    },
  })
  .meta({ id: "Evidence" });
