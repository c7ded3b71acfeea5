ALTER TABLE "stock_holds" ADD COLUMN "held_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_holds" ADD COLUMN "network" text;--> statement-breakpoint
CREATE INDEX "stock_holds_network" ON "stock_holds" USING btree ("network");