DROP INDEX "stock_holds_network";--> statement-breakpoint
ALTER TABLE "stock_holds" ADD COLUMN "unnamed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "stock_holds_network" ON "stock_holds" USING btree (split_part("network", ' ', 1));