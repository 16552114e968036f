export { outstandingQuery } from "./account.query.ts";
