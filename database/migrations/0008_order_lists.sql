CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE FUNCTION fold_text(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
$$ SELECT translate(lower(value), 'àáâãäåçèéêëìíîïñòóôõöøùúûüýÿ', 'aaaaaaceeeeiiiinoooooouuuuyy') $$;--> statement-breakpoint
CREATE FUNCTION phone_digits(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
$$ SELECT regexp_replace(regexp_replace(replace(value, '(0)', ''), '\D', '', 'g'), '^(00)?(31|32)', '0') $$;--> statement-breakpoint
DROP INDEX "draft_orders_open_recent";--> statement-breakpoint
DROP INDEX "orders_newest";--> statement-breakpoint
DROP INDEX "orders_status_newest";--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "search_text" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "orders" drop column "search_text";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "search_text" text GENERATED ALWAYS AS (' zw' || (100000 + id) || ' #' || id || ' ' || fold_text(customer_name || ' ' || customer_email || ' ' || customer_phone
  || ' ' || phone_digits(customer_phone) || ' ' || street_name || ' ' || house_number || house_number_addition || ' ' || house_number_addition
  || ' ' || postal_code || ' ' || replace(postal_code, ' ', '') || ' ' || city || ' ' || customer_address || ' ' || coalesce(tracking_code, '')
  || ' ' || coalesce(payment_id, '') || ' ' || coalesce(coupon_code, ''))) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "draft_orders" ADD COLUMN "search_text" text GENERATED ALWAYS AS (' #' || id || ' ' || fold_text(customer_name || ' ' || customer_email || ' ' || customer_phone || ' '
  || phone_digits(customer_phone) || ' ' || street_name || ' ' || house_number || house_number_addition || ' ' || postal_code || ' '
  || replace(postal_code, ' ', '') || ' ' || city || ' ' || customer_address || ' ' || coalesce(coupon_code, ''))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "draft_orders_by_moment" ON "draft_orders" USING btree ("created_at","id") WHERE not is_completed and customer_email <> '';--> statement-breakpoint
CREATE INDEX "draft_orders_by_total" ON "draft_orders" USING btree ("total","id") WHERE not is_completed and customer_email <> '';--> statement-breakpoint
CREATE INDEX "draft_orders_by_customer" ON "draft_orders" USING btree (lower(customer_name),"id") WHERE not is_completed and customer_email <> '';--> statement-breakpoint
CREATE INDEX "draft_orders_of_country" ON "draft_orders" USING btree ("country","created_at","id") WHERE not is_completed and customer_email <> '';--> statement-breakpoint
CREATE INDEX "draft_orders_search" ON "draft_orders" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false) WHERE not is_completed and customer_email <> '';--> statement-breakpoint
CREATE INDEX "orders_by_moment" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_total" ON "orders" USING btree ("total","id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "orders_by_customer" ON "orders" USING btree (lower(customer_name),"id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "orders_of_status" ON "orders" USING btree ("status","created_at","id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "orders_of_country" ON "orders" USING btree ("country","created_at","id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "orders_of_carrier" ON "orders" USING btree ("carrier","created_at","id") WHERE archived_at is null and carrier is not null;--> statement-breakpoint
CREATE INDEX "orders_of_coupon" ON "orders" USING btree ("coupon_code","created_at","id") WHERE archived_at is null and coupon_code is not null;--> statement-breakpoint
CREATE INDEX "orders_not_just_paid" ON "orders" USING btree ("payment_state","created_at","id") WHERE archived_at is null and payment_state <> 'paid';--> statement-breakpoint
CREATE INDEX "orders_flagged" ON "orders" USING btree ("created_at","id") WHERE archived_at is null and flags <> '{}';--> statement-breakpoint
CREATE INDEX "orders_archived" ON "orders" USING btree ("created_at","id") WHERE archived_at is not null;--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);