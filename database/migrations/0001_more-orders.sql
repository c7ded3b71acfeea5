-- borne from: 0001_more-orders (whoever issues an invoice has to write down when)
DROP INDEX "draft_orders_by_moment";--> statement-breakpoint
DROP INDEX "draft_orders_recovered";--> statement-breakpoint
DROP INDEX "orders_not_just_paid";--> statement-breakpoint
DROP INDEX "refunds_succeeded";--> statement-breakpoint
ALTER TABLE "invoice_counters" ADD COLUMN "last_issued_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "draft_orders_by_moment" ON "draft_orders" USING btree ("created_at","id","total") WHERE not is_completed and customer_email <> '';--> statement-breakpoint
CREATE INDEX "draft_orders_recovered" ON "draft_orders" USING btree ("created_at","total") WHERE is_completed and completed_at - created_at > interval '1 hour';--> statement-breakpoint
CREATE INDEX "orders_not_just_paid" ON "orders" USING btree ("payment_state","created_at","id","status","country") WHERE archived_at is null and payment_state <> 'paid';--> statement-breakpoint
CREATE INDEX "refunds_succeeded" ON "refunds" USING btree ("succeeded_at","amount") WHERE "refunds"."status" = 'succeeded';--> statement-breakpoint
UPDATE "invoice_counters" SET "last_issued_at" = (
  SELECT max("issued_at") FROM "invoices"
  WHERE "invoices"."series" = "invoice_counters"."series" AND "invoices"."year" = "invoice_counters"."year"
);
