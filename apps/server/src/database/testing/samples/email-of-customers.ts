import type { MigrationSample } from "../migration-sample.ts";

export const EMAIL_OF_CUSTOMERS_SAMPLE: MigrationSample = {
  rows: ({ id, momentOf }) => [
    { change: "billing_customers", where: { user_id: id }, row: { email_changed_at: momentOf("change of address") } },
  ],
  refused: {},
};
