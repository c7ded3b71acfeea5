-- Failures of the last quarter of an hour: they are counted anew.
DELETE FROM "login_failures";--> statement-breakpoint
DROP INDEX "login_failures_recent";--> statement-breakpoint
ALTER TABLE "login_failures" DROP COLUMN "id";--> statement-breakpoint
ALTER TABLE "login_failures" DROP COLUMN "at";--> statement-breakpoint
ALTER TABLE "login_failures" ADD CONSTRAINT "login_failures_account_address_pk" PRIMARY KEY("account","address");--> statement-breakpoint
ALTER TABLE "login_failures" ADD COLUMN "moments" bigint[] NOT NULL;--> statement-breakpoint
ALTER TABLE "login_failures" ADD COLUMN "counted" boolean NOT NULL;--> statement-breakpoint
ALTER TABLE "login_failures" ADD COLUMN "seen_at" timestamp with time zone NOT NULL;
