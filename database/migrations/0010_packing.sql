CREATE TABLE "packing_departures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "packing_departures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"actor" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"leaves_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "packing_departures_key_unique" UNIQUE("key"),
	CONSTRAINT "packing_departures_status" CHECK ("packing_departures"."status" in ('waiting', 'undone', 'leaving', 'left'))
);
--> statement-breakpoint
CREATE TABLE "packing_parcels" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "packing_parcels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"run_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"place" integer NOT NULL,
	"options" jsonb NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"failure" text,
	"packed_at" timestamp with time zone,
	"packed_by" text,
	"departure_id" integer,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "packing_runs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "packing_runs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"started_by" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "packing_runs_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "stock_articles" ADD COLUMN "length_mm" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_articles" ADD COLUMN "width_mm" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_articles" ADD COLUMN "height_mm" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_articles" ADD COLUMN "weight_grams" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "packing_parcels" ADD CONSTRAINT "packing_parcels_run_id_packing_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."packing_runs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packing_parcels" ADD CONSTRAINT "packing_parcels_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "packing_parcels" ADD CONSTRAINT "packing_parcels_departure_id_packing_departures_id_fk" FOREIGN KEY ("departure_id") REFERENCES "public"."packing_departures"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "packing_departures_open" ON "packing_departures" USING btree ("id") WHERE "packing_departures"."status" in ('waiting', 'leaving');--> statement-breakpoint
CREATE UNIQUE INDEX "packing_parcels_one_open" ON "packing_parcels" USING btree ("order_id") WHERE "packing_parcels"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "packing_parcels_run" ON "packing_parcels" USING btree ("run_id","place");--> statement-breakpoint
CREATE INDEX "packing_parcels_order" ON "packing_parcels" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "packing_parcels_departure" ON "packing_parcels" USING btree ("departure_id") WHERE "packing_parcels"."departure_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_to_ship" ON "orders" USING btree ("created_at","id") WHERE archived_at is null and status in ('pending', 'confirmed', 'processing') and payment_state in ('paid', 'partially_refunded');