-- Stripe writes invoices and receipts to the address of the account, the new one after a change.

-- When the address was changed; null once Stripe has been told.
alter table billing_customers add email_changed_at timestamptz;
