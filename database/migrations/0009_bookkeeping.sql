CREATE TABLE "closed_quarters" (
	"year" integer NOT NULL,
	"quarter" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"figures" jsonb NOT NULL,
	"closed_at" timestamp with time zone NOT NULL,
	"closed_by" text NOT NULL,
	CONSTRAINT "closed_quarters_year_quarter_pk" PRIMARY KEY("year","quarter"),
	CONSTRAINT "closed_quarters_quarter" CHECK ("closed_quarters"."quarter" between 1 and 4)
);
--> statement-breakpoint
CREATE TABLE "costs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "costs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"scope" text DEFAULT '' NOT NULL,
	"amount" integer NOT NULL,
	"percentage" numeric(5, 2) DEFAULT 0 NOT NULL,
	"holds_from" date NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"created_by" text NOT NULL,
	CONSTRAINT "costs_key_unique" UNIQUE("key"),
	CONSTRAINT "costs_not_negative" CHECK ("costs"."amount" >= 0 and "costs"."percentage" >= 0)
);
--> statement-breakpoint
CREATE TABLE "journal_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "journal_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"booked_at" timestamp with time zone NOT NULL,
	"happened_at" timestamp with time zone NOT NULL,
	"order_id" integer,
	"payment_id" text,
	"method" text,
	"amount" integer NOT NULL,
	"fee" integer DEFAULT 0 NOT NULL,
	"vat_amount" integer DEFAULT 0 NOT NULL,
	"vat_rate" numeric(4, 1),
	"vat_regime" text,
	"country" text,
	"supplied_at" timestamp with time zone,
	"payout_id" text,
	CONSTRAINT "journal_entries_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider_id" text NOT NULL,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"arrives_on" date NOT NULL,
	"is_read" boolean DEFAULT false NOT NULL,
	CONSTRAINT "payouts_provider_id_unique" UNIQUE("provider_id"),
	CONSTRAINT "payouts_status" CHECK ("payouts"."status" in ('pending', 'paid', 'failed'))
);
--> statement-breakpoint
CREATE INDEX "journal_entries_booked" ON "journal_entries" USING btree ("booked_at","id");--> statement-breakpoint
CREATE INDEX "journal_entries_order" ON "journal_entries" USING btree ("order_id") WHERE "journal_entries"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "journal_entries_payment" ON "journal_entries" USING btree ("payment_id") WHERE "journal_entries"."payment_id" is not null;--> statement-breakpoint
CREATE INDEX "journal_entries_payout" ON "journal_entries" USING btree ("payout_id") WHERE "journal_entries"."payout_id" is not null;--> statement-breakpoint
CREATE INDEX "journal_entries_unmatched" ON "journal_entries" USING btree ("booked_at","id") WHERE order_id is null and kind in ('payment', 'refund', 'refund_returned', 'dispute');--> statement-breakpoint
CREATE INDEX "payouts_created" ON "payouts" USING btree ("created_at");--> statement-breakpoint
-- The scheme the VAT of a paper is declared under, by its country and rate. Outside the Union there is none. 21 percent is the Dutch rate;
-- in the countries that have the same one only the shop's setting tells whose it is.
CREATE FUNCTION vat_regime(country text, rate numeric) RETURNS text LANGUAGE sql STABLE AS
$$
  SELECT CASE
    WHEN country = 'NL' THEN 'domestic'
    WHEN rate = 0 THEN 'export'
    WHEN rate <> 21 THEN 'oss'
    WHEN country IN ('BE', 'CZ', 'ES', 'LT', 'LV', 'RO') AND coalesce((SELECT (value ->> 'oss')::boolean FROM settings WHERE key = 'vat'), false) THEN 'oss'
    ELSE 'domestic' END
$$;
--> statement-breakpoint
-- A paper enters the journal with what the tax office wants to know of it. One that takes another back has country, scheme and quarter
-- of the invoice it goes back to, whatever became of the order since.
CREATE FUNCTION book_paper(paper invoices) RETURNS void LANGUAGE sql AS
$$
  INSERT INTO journal_entries (kind, reference, booked_at, happened_at, order_id, method, amount, vat_amount, vat_rate, vat_regime, country, supplied_at)
  SELECT paper.kind, paper.number, paper.issued_at, paper.issued_at, paper.order_id, paper.document ->> 'paidWith', signed.sign * paper.total,
    signed.sign * paper.vat_amount, signed.rate, coalesce(about.vat_regime, vat_regime(orders.country, signed.rate)),
    coalesce(about.country, orders.country), coalesce(about.supplied_at, paper.issued_at)
  FROM (SELECT CASE paper.kind WHEN 'credit_note' THEN -1 ELSE 1 END AS sign,
          coalesce((paper.document #>> '{vat,0,rate}')::numeric, 0) AS rate) AS signed
  JOIN orders ON orders.id = paper.order_id
  LEFT JOIN journal_entries AS about ON paper.kind <> 'invoice' AND about.reference = paper.document ->> 'about'
  ON CONFLICT (reference) DO NOTHING
$$;
--> statement-breakpoint
-- Papers of before this migration, of an older backup: in the order they were issued in, so that each finds the one it is about.
CREATE FUNCTION book_missing_papers() RETURNS void LANGUAGE plpgsql AS
$$
DECLARE
  paper invoices;
BEGIN
  FOR paper IN SELECT * FROM invoices WHERE NOT EXISTS (SELECT FROM journal_entries WHERE reference = number) ORDER BY id
  LOOP
    PERFORM book_paper(paper);
  END LOOP;
END
$$;
--> statement-breakpoint
CREATE FUNCTION enter_paper() RETURNS trigger LANGUAGE plpgsql AS
$$
BEGIN
  PERFORM book_paper(new);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER enter_paper AFTER INSERT ON invoices FOR EACH ROW EXECUTE FUNCTION enter_paper();
--> statement-breakpoint
-- The door through which papers get their date: none gets one in a closed quarter. What was late for it is dated at the first moment after.
CREATE FUNCTION date_paper() RETURNS trigger LANGUAGE plpgsql AS
$$
DECLARE
  closed_until timestamptz := (SELECT max(ends_at) FROM closed_quarters);
BEGIN
  IF new.issued_at < closed_until THEN
    new.issued_at := closed_until;
    new.document := jsonb_set(new.document, '{issuedOn}', to_jsonb(to_char(closed_until AT TIME ZONE 'Europe/Amsterdam', 'YYYY-MM-DD')));
  END IF;
  RETURN new;
END
$$;
--> statement-breakpoint
CREATE TRIGGER date_paper BEFORE INSERT ON invoices FOR EACH ROW EXECUTE FUNCTION date_paper();
--> statement-breakpoint
-- What is dated in a closed quarter changes in nothing but the columns named: a buyer who is forgotten, an order that is found. The first
-- argument is the column with the date.
CREATE FUNCTION keep_closed() RETURNS trigger LANGUAGE plpgsql AS
$$
DECLARE
  was jsonb := to_jsonb(old) - tg_argv[1:];
  dated timestamptz := (to_jsonb(old) ->> tg_argv[0])::timestamptz;
BEGIN
  IF (tg_op = 'DELETE' OR was <> to_jsonb(new) - tg_argv[1:])
    AND EXISTS (SELECT FROM closed_quarters WHERE dated < ends_at) THEN
    RAISE EXCEPTION 'A closed quarter does not change: % of %', tg_table_name, dated USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN coalesce(new, old);
END
$$;
--> statement-breakpoint
CREATE TRIGGER keep_closed BEFORE UPDATE OR DELETE ON invoices FOR EACH ROW EXECUTE FUNCTION keep_closed('issued_at', 'document');
--> statement-breakpoint
CREATE TRIGGER keep_closed BEFORE UPDATE OR DELETE ON journal_entries FOR EACH ROW EXECUTE FUNCTION keep_closed('booked_at', 'order_id', 'payout_id');
--> statement-breakpoint
SELECT book_missing_papers();
