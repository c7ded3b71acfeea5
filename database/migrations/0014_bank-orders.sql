CREATE TABLE "bank_orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"customer_name" text DEFAULT '' NOT NULL,
	"customer_email" text DEFAULT '' NOT NULL,
	"customer_phone" text DEFAULT '' NOT NULL,
	"street_name" text DEFAULT '' NOT NULL,
	"house_number" text DEFAULT '' NOT NULL,
	"house_number_addition" text DEFAULT '' NOT NULL,
	"postal_code" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"country" text DEFAULT 'NL' NOT NULL,
	"customer_address" text DEFAULT '' NOT NULL,
	"quote" jsonb NOT NULL,
	"total" integer NOT NULL,
	"document" jsonb NOT NULL,
	"state" text NOT NULL,
	"actor" text NOT NULL,
	"pay_until" date NOT NULL,
	"received" integer,
	"received_on" date,
	"agreement_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "bank_orders_key_unique" UNIQUE("key"),
	CONSTRAINT "bank_orders_agreement_id_unique" UNIQUE("agreement_id"),
	CONSTRAINT "bank_orders_state" CHECK ("bank_orders"."state" in ('waiting', 'paid', 'withdrawn'))
);
--> statement-breakpoint
ALTER TABLE "stock_holds" ADD COLUMN "instead_of" text;--> statement-breakpoint
CREATE INDEX "bank_orders_waiting" ON "bank_orders" USING btree ("pay_until") WHERE "bank_orders"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "bank_orders_of_person" ON "bank_orders" USING btree (email_key(customer_email)) WHERE customer_email <> '';--> statement-breakpoint
-- Money of customers that comes or goes by bank enters the journal as papers do: by the database, in the statement that notes it. What is
-- late for a closed quarter is booked at the first moment after.
CREATE FUNCTION book_bank_money(kind text, reference text, order_id integer, payment_id text, amount integer, at timestamptz) RETURNS void
LANGUAGE sql AS
$$
  INSERT INTO journal_entries (kind, reference, booked_at, happened_at, order_id, payment_id, method, amount)
  VALUES ($1, $2, greatest($6, (SELECT max(ends_at) FROM closed_quarters)), $6, $3, $4, 'bank_transfer', $5)
  ON CONFLICT (reference) DO NOTHING
$$;
--> statement-breakpoint
CREATE FUNCTION enter_bank_receipt() RETURNS trigger LANGUAGE plpgsql AS
$$
BEGIN
  PERFORM book_bank_money('bank_receipt', new.id, (SELECT max(orders.id) FROM checkouts JOIN orders USING (draft_id) WHERE checkouts.payment_id = new.id),
    new.id, new.amount, new.created_at);
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Once its order is there, so that it is booked with it.
CREATE TRIGGER enter_bank_receipt AFTER INSERT OR UPDATE ON payments FOR EACH ROW
  WHEN (new.id LIKE 'bank\_%' AND new.status = 'succeeded' AND new.settled_as IS NOT NULL) EXECUTE FUNCTION enter_bank_receipt();
--> statement-breakpoint
-- A transfer that the bank sends back is booked the other way round.
CREATE FUNCTION enter_bank_refund() RETURNS trigger LANGUAGE plpgsql AS
$$
BEGIN
  IF new.status = 'succeeded' THEN
    PERFORM book_bank_money('bank_refund', 'bank_refund:' || new.id, new.order_id, new.payment_id, -new.amount, new.succeeded_at);
  ELSIF old.status = 'succeeded' THEN
    PERFORM book_bank_money('bank_refund', 'bank_refund:' || new.id || ':returned', new.order_id, new.payment_id, new.amount, new.updated_at);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER enter_bank_refund AFTER UPDATE ON refunds FOR EACH ROW
  WHEN (new.payment_id LIKE 'bank\_%' AND new.status IS DISTINCT FROM old.status) EXECUTE FUNCTION enter_bank_refund();
--> statement-breakpoint
-- Whoever is forgotten, by the clock or on their asking, leaves nothing set aside.
CREATE FUNCTION let_go_of_bank_order() RETURNS trigger LANGUAGE plpgsql AS
$$
BEGIN
  DELETE FROM stock_holds WHERE owner = 'bank:' || old.id;
  DELETE FROM coupon_holds WHERE owner = 'bank:' || old.id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER let_go_of_bank_order AFTER DELETE ON bank_orders FOR EACH ROW EXECUTE FUNCTION let_go_of_bank_order();
