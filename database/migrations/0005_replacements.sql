ALTER TABLE "orders" ADD COLUMN "replaces_order_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "replacement_reason" text;--> statement-breakpoint
CREATE INDEX "orders_replacing" ON "orders" USING btree ("replaces_order_id") WHERE replaces_order_id is not null;