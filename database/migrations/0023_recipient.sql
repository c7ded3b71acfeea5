ALTER TABLE "orders" ALTER COLUMN "customer_name" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "customer_email" SET DEFAULT '';--> statement-breakpoint
-- Blank is blank: what stood in for a customer nobody knew was believed to be one.
UPDATE "orders" SET "customer_name" = '' WHERE lower("customer_name") = 'unknown customer';--> statement-breakpoint
UPDATE "orders" SET "customer_email" = '', "flags" = array_append(array_remove("flags", 'details_missing'), 'details_missing')
  WHERE "customer_email" ~* '@([^@]+\.)?invalid$';--> statement-breakpoint
UPDATE "draft_orders" SET "customer_name" = '' WHERE lower("customer_name") = 'unknown customer';--> statement-breakpoint
UPDATE "draft_orders" SET "customer_email" = '' WHERE "customer_email" ~* '@([^@]+\.)?invalid$';
