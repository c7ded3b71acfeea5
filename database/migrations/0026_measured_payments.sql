CREATE TABLE "measured_payments" (
	"payment_id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stock_articles" ADD COLUMN "warn_since" timestamp with time zone;