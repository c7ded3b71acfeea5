ALTER TABLE "checkouts" ADD COLUMN "recipient" jsonb;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "agreed_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "checkouts_of_somebody" ON "checkouts" USING btree ("created_at") WHERE "checkouts"."recipient" is not null;