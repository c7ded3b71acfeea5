CREATE FUNCTION email_key(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
$$ SELECT lower(normalize(btrim(value), NFC)) $$;
--> statement-breakpoint
CREATE TABLE "customer_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customer_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_id" integer NOT NULL,
	"text" text NOT NULL,
	"actor" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "customers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email_key" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"country" text DEFAULT '' NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"spent" integer DEFAULT 0 NOT NULL,
	"first_order_at" timestamp with time zone,
	"last_order_at" timestamp with time zone,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"blocked_at" timestamp with time zone,
	"blocked_by" text,
	"blocked_reason" text,
	"erased_at" timestamp with time zone,
	"erased_by" text,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (' ' || fold_text(name || ' ' || email_key || ' ' || phone || ' ' || phone_digits(phone) || ' ' || city)) STORED NOT NULL,
	CONSTRAINT "customers_email_key_unique" UNIQUE("email_key")
);
--> statement-breakpoint
CREATE TABLE "customers_changed" (
	"email_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "erasures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "erasures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"mark" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"customer_id" integer,
	"order_ids" integer[] DEFAULT '{}'::integer[] NOT NULL,
	CONSTRAINT "erasures_mark_unique" UNIQUE("mark")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "restricted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "customer_notes" ADD CONSTRAINT "customer_notes_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "customer_notes_customer" ON "customer_notes" USING btree ("customer_id","id");--> statement-breakpoint
CREATE INDEX "customers_by_moment" ON "customers" USING btree ("seen_at","id");--> statement-breakpoint
CREATE INDEX "customers_by_spent" ON "customers" USING btree ("spent","id");--> statement-breakpoint
CREATE INDEX "customers_by_orders" ON "customers" USING btree ("orders","id");--> statement-breakpoint
CREATE INDEX "customers_by_name" ON "customers" USING btree (lower(name),"id");--> statement-breakpoint
CREATE INDEX "customers_of_country" ON "customers" USING btree ("country","seen_at","id");--> statement-breakpoint
CREATE INDEX "customers_blocked" ON "customers" USING btree ("seen_at","id") WHERE blocked_at is not null;--> statement-breakpoint
CREATE INDEX "customers_erased" ON "customers" USING btree ("email_key") WHERE erased_at is not null;--> statement-breakpoint
CREATE INDEX "customers_search" ON "customers" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "customers_changed_key" ON "customers_changed" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "draft_orders_of_person" ON "draft_orders" USING btree (email_key(customer_email)) WHERE customer_email <> '';--> statement-breakpoint
CREATE INDEX "orders_of_person" ON "orders" USING btree (email_key(customer_email),"id");
--> statement-breakpoint
CREATE INDEX "contacts_of_person" ON "contacts" USING btree (email_key(email));
--> statement-breakpoint
-- Whose figures are to be counted anew, whoever changed what they are counted from.
CREATE FUNCTION note_changed_customers() RETURNS trigger LANGUAGE plpgsql AS
$$
BEGIN
  IF tg_op = 'INSERT' THEN
    INSERT INTO customers_changed SELECT DISTINCT email_key(customer_email) FROM new_orders WHERE customer_email <> '';
  ELSIF tg_op = 'DELETE' THEN
    INSERT INTO customers_changed SELECT DISTINCT email_key(customer_email) FROM old_orders WHERE customer_email <> '';
  ELSE
    INSERT INTO customers_changed
      SELECT email_key(changed.email) FROM old_orders JOIN new_orders USING (id)
        CROSS JOIN LATERAL (VALUES (old_orders.customer_email), (new_orders.customer_email)) AS changed (email)
        WHERE changed.email <> ''
          AND (old_orders.customer_email, old_orders.customer_name, old_orders.customer_phone, old_orders.city, old_orders.country, old_orders.total, old_orders.payment_state, old_orders.created_at)
          IS DISTINCT FROM (new_orders.customer_email, new_orders.customer_name, new_orders.customer_phone, new_orders.city, new_orders.country, new_orders.total, new_orders.payment_state, new_orders.created_at)
      GROUP BY 1;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER orders_of_customer AFTER INSERT ON orders REFERENCING NEW TABLE AS new_orders FOR EACH STATEMENT EXECUTE FUNCTION note_changed_customers();
--> statement-breakpoint
CREATE TRIGGER orders_of_customer_changed AFTER UPDATE ON orders REFERENCING OLD TABLE AS old_orders NEW TABLE AS new_orders FOR EACH STATEMENT EXECUTE FUNCTION note_changed_customers();
--> statement-breakpoint
CREATE TRIGGER orders_of_customer_gone AFTER DELETE ON orders REFERENCING OLD TABLE AS old_orders FOR EACH STATEMENT EXECUTE FUNCTION note_changed_customers();
--> statement-breakpoint
CREATE FUNCTION note_changed_customer() RETURNS trigger LANGUAGE plpgsql AS
$$
BEGIN
  INSERT INTO customers_changed
    SELECT email_key(row ->> tg_argv[0]) FROM (VALUES (to_jsonb(old)), (to_jsonb(new))) AS rows (row) WHERE row ->> tg_argv[0] <> '' GROUP BY 1;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER contacts_of_customer AFTER INSERT OR UPDATE OR DELETE ON contacts FOR EACH ROW EXECUTE FUNCTION note_changed_customer('email');
--> statement-breakpoint
CREATE TRIGGER subscriptions_of_customer AFTER INSERT OR UPDATE OR DELETE ON newsletter_subscriptions FOR EACH ROW EXECUTE FUNCTION note_changed_customer('email');
--> statement-breakpoint
CREATE TRIGGER withdrawals_of_customer AFTER INSERT OR UPDATE OR DELETE ON withdrawals FOR EACH ROW EXECUTE FUNCTION note_changed_customer('customer_email');
--> statement-breakpoint
CREATE FUNCTION note_refunded_customer() RETURNS trigger LANGUAGE plpgsql AS
$$
BEGIN
  INSERT INTO customers_changed SELECT email_key(customer_email) FROM orders WHERE id = new.order_id AND customer_email <> '';
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER refunds_of_customer AFTER INSERT OR UPDATE OF status, amount ON refunds FOR EACH ROW EXECUTE FUNCTION note_refunded_customer();
--> statement-breakpoint
-- Counts these anew from all there is of them. Who left nothing behind is a customer no longer; who is blocked stays as an address alone.
CREATE FUNCTION count_customers(keys text[]) RETURNS void LANGUAGE plpgsql AS
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
      sum(total - coalesce((SELECT sum(amount) FROM refunds WHERE order_id = orders.id AND payment_id = orders.payment_id AND status = 'succeeded'), 0))
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
--> statement-breakpoint
SELECT count_customers(array(
  SELECT email_key(customer_email) FROM orders UNION SELECT email_key(email) FROM contacts
  UNION SELECT email FROM newsletter_subscriptions UNION SELECT email_key(customer_email) FROM withdrawals));
--> statement-breakpoint
-- Of a sealed row of the log what tells of somebody is taken out when they are forgotten, and only when the last seal says so: its
-- content names the row with the digest it has from then on.
CREATE FUNCTION refuse_rewriting_change() RETURNS trigger LANGUAGE plpgsql AS
$$
BEGIN
  IF (new.id, new.entry_id, new.entity, new.entity_id, new.seal) IS NOT DISTINCT FROM (old.id, old.entry_id, old.entity, old.entity_id, old.seal)
    AND EXISTS (SELECT FROM audit_seals WHERE id = (SELECT max(id) FROM audit_seals) AND content LIKE 'x%'
      AND position(E'\nx' || old.id || ' ' IN E'\n' || content) > 0) THEN
    RETURN new;
  END IF;
  RAISE EXCEPTION 'The log of the back-office is not rewritten: % of % was refused', tg_op, tg_table_name
    USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER keep_change BEFORE UPDATE ON audit_changes FOR EACH ROW
  WHEN (old.seal IS NOT NULL OR (new.id, new.entry_id, new.entity, new.entity_id, new.before, new.after)
    IS DISTINCT FROM (old.id, old.entry_id, old.entity, old.entity_id, old.before, old.after))
  EXECUTE FUNCTION refuse_rewriting_change();
