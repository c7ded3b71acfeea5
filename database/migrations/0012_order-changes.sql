CREATE TABLE "extra_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"change_id" integer NOT NULL,
	"payment_id" text,
	"amount" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "extra_payments_payment_id_unique" UNIQUE("payment_id")
);
--> statement-breakpoint
CREATE TABLE "order_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"settled_with" text NOT NULL,
	"terms" jsonb NOT NULL,
	"recipient" jsonb,
	"difference" integer NOT NULL,
	"reason" text,
	"actor" text NOT NULL,
	"notify_customer" boolean DEFAULT true NOT NULL,
	"link_secret" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"payment_id" text,
	"expires_at" timestamp with time zone,
	"applied_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "order_changes_key_unique" UNIQUE("key"),
	CONSTRAINT "order_changes_link_secret_unique" UNIQUE("link_secret"),
	CONSTRAINT "order_changes_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "order_changes_kind" CHECK ("order_changes"."kind" in ('change', 'correction')),
	CONSTRAINT "order_changes_state" CHECK ("order_changes"."state" in ('waiting', 'applied', 'expired', 'withdrawn', 'refused'))
);
--> statement-breakpoint
ALTER TABLE "extra_payments" ADD CONSTRAINT "extra_payments_change_id_order_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."order_changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_changes" ADD CONSTRAINT "order_changes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "extra_payments_change" ON "extra_payments" USING btree ("change_id","created_at");--> statement-breakpoint
CREATE INDEX "order_changes_order" ON "order_changes" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_changes_waiting" ON "order_changes" USING btree ("expires_at") WHERE "order_changes"."state" = 'waiting';--> statement-breakpoint
-- What a change of an order gave back is no longer in its total, and it may have been paid by more than one payment.
CREATE OR REPLACE FUNCTION count_customers(keys text[]) RETURNS void LANGUAGE plpgsql AS
$$
BEGIN
  PERFORM pg_advisory_xact_lock(hashtextextended('count customers', 0));
  DELETE FROM customers WHERE email_key = ANY(keys) AND erased_at IS NULL AND blocked_at IS NULL
    AND NOT EXISTS (SELECT FROM orders WHERE email_key(customer_email) = customers.email_key)
    AND NOT EXISTS (SELECT FROM contacts WHERE email_key(email) = customers.email_key)
    AND NOT EXISTS (SELECT FROM newsletter_subscriptions WHERE email = customers.email_key)
    AND NOT EXISTS (SELECT FROM withdrawals WHERE email_key(customer_email) = customers.email_key);
  UPDATE customers SET name = '', phone = '', city = '' WHERE email_key = ANY(keys) AND erased_at IS NULL;
  INSERT INTO customers (email_key, name, phone, city, country, orders, spent, first_order_at, last_order_at, seen_at)
  SELECT key, coalesce(max(name) FILTER (WHERE kind = 'orders'), max(name) FILTER (WHERE kind = 'contacts'), max(name), ''),
    coalesce(max(phone) FILTER (WHERE kind = 'orders'), max(phone), ''), coalesce(max(city), ''), coalesce(max(country), ''),
    coalesce(sum(orders), 0), coalesce(sum(spent), 0), min(first_at), max(last_at), max(seen)
  FROM (
    SELECT 'orders' AS kind, email_key(customer_email) AS key, (array_agg(customer_name ORDER BY id DESC) FILTER (WHERE customer_name <> ''))[1] AS name,
      (array_agg(customer_phone ORDER BY id DESC) FILTER (WHERE customer_phone <> ''))[1] AS phone,
      (array_agg(city ORDER BY id DESC) FILTER (WHERE city <> ''))[1] AS city, (array_agg(country ORDER BY id DESC))[1] AS country,
      count(*) FILTER (WHERE payment_state <> 'unpaid') AS orders,
      sum(total - coalesce((SELECT sum(amount) FROM refunds WHERE order_id = orders.id AND origin NOT IN ('duplicate', 'change') AND status = 'succeeded'), 0))
        FILTER (WHERE payment_state <> 'unpaid') AS spent,
      min(created_at) FILTER (WHERE payment_state <> 'unpaid') AS first_at, max(created_at) FILTER (WHERE payment_state <> 'unpaid') AS last_at,
      max(created_at) AS seen
    FROM orders WHERE email_key(customer_email) = ANY(keys) GROUP BY 2
    UNION ALL
    SELECT 'contacts', email_key(email), max(nullif(btrim(first_name || ' ' || last_name), '')), max(nullif(phone, '')), null, null, 0, 0, null, null, max(created_at)
    FROM contacts WHERE email_key(email) = ANY(keys) GROUP BY 2
    UNION ALL
    SELECT 'subscriptions', email, null, null, null, null, 0, 0, null, null, requested_at FROM newsletter_subscriptions WHERE email = ANY(keys)
    UNION ALL
    SELECT 'withdrawals', email_key(customer_email), max(nullif(customer_name, '')), null, null, null, 0, 0, null, null, max(declared_at)
    FROM withdrawals WHERE email_key(customer_email) = ANY(keys) GROUP BY 2) AS found
  WHERE key <> ''
  GROUP BY key
  ON CONFLICT (email_key) DO UPDATE SET name = excluded.name, phone = excluded.phone, city = excluded.city, country = excluded.country,
    orders = excluded.orders, spent = excluded.spent, first_order_at = excluded.first_order_at, last_order_at = excluded.last_order_at, seen_at = excluded.seen_at;
END
$$;
