ALTER TABLE "invoice_counters" ADD COLUMN "last_issued_at" timestamp with time zone;--> statement-breakpoint
UPDATE "invoice_counters" SET "last_issued_at" = (
  SELECT max("issued_at") FROM "invoices"
  WHERE "invoices"."series" = "invoice_counters"."series" AND "invoices"."year" = "invoice_counters"."year"
);
