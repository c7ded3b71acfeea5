CREATE TABLE "withdrawals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdrawals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"submission_key" text NOT NULL,
	"customer_name" text NOT NULL,
	"customer_email" text NOT NULL,
	"order_number" text NOT NULL,
	"reason" text,
	"statement" text NOT NULL,
	"statement_version" text NOT NULL,
	"declared_at" timestamp with time zone NOT NULL,
	"declared_at_text" text NOT NULL,
	"refund_before" date NOT NULL,
	"match" text NOT NULL,
	"order_id" integer,
	"late" boolean NOT NULL,
	"source" text NOT NULL,
	"sender_hash" text NOT NULL,
	CONSTRAINT "withdrawals_submission_key_unique" UNIQUE("submission_key"),
	CONSTRAINT "withdrawals_match" CHECK ("withdrawals"."match" in ('order_and_email', 'order_number', 'none'))
);
--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "withdrawals_order" ON "withdrawals" USING btree ("order_id");