CREATE TABLE "shipments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shipments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"reference" text NOT NULL,
	"status" text NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text,
	"options" jsonb NOT NULL,
	"tracking_code" text,
	"tracking_url" text,
	"failure" text,
	"actor" text NOT NULL,
	"claimed_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"made_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shipments_reference_unique" UNIQUE("reference"),
	CONSTRAINT "shipments_provider_id_unique" UNIQUE("provider_id"),
	CONSTRAINT "shipments_status" CHECK ("shipments"."status" in ('requested', 'made', 'failed', 'cancelling', 'cancelled'))
);
--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "shipments_order" ON "shipments" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "shipments_one_alive" ON "shipments" USING btree ("order_id") WHERE "shipments"."status" in ('requested', 'made');--> statement-breakpoint
CREATE INDEX "shipments_under_way" ON "shipments" USING btree ("checked_at") WHERE "shipments"."status" = 'made' and "shipments"."delivered_at" is null;