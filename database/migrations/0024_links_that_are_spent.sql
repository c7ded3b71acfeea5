ALTER TABLE "draft_orders" ADD COLUMN "recovery_opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "link_secret" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "has_numbered_link" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_link_secret_unique" UNIQUE("link_secret");--> statement-breakpoint
-- Mails sent before this release hold links by number: they go on working.
UPDATE "orders" SET "has_numbered_link" = true;
