CREATE TABLE "return_lines" (
	"return_id" integer NOT NULL,
	"article_code" text NOT NULL,
	"announced" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"sellable" integer DEFAULT 0 NOT NULL,
	"broken" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "return_lines_return_id_article_code_pk" PRIMARY KEY("return_id","article_code"),
	CONSTRAINT "return_lines_not_negative" CHECK ("return_lines"."announced" >= 0 and "return_lines"."received" >= 0 and "return_lines"."sellable" >= 0 and "return_lines"."broken" >= 0)
);
--> statement-breakpoint
CREATE TABLE "return_withdrawals" (
	"withdrawal_id" integer PRIMARY KEY NOT NULL,
	"return_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "returns" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "returns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"status" text NOT NULL,
	"origin" text NOT NULL,
	"reason" text,
	"key" text,
	"not_sent" boolean NOT NULL,
	"deduction" integer DEFAULT 0 NOT NULL,
	"deduction_reason" text,
	"refund_id" integer,
	"end_reason" text,
	"actor" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "returns_key_unique" UNIQUE("key"),
	CONSTRAINT "returns_status" CHECK ("returns"."status" in ('announced', 'underway', 'received', 'checked', 'paid', 'refused', 'closed')),
	CONSTRAINT "returns_deduction_not_negative" CHECK ("returns"."deduction" >= 0)
);
--> statement-breakpoint
ALTER TABLE "return_lines" ADD CONSTRAINT "return_lines_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_withdrawals" ADD CONSTRAINT "return_withdrawals_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "return_withdrawals" ADD CONSTRAINT "return_withdrawals_return_id_returns_id_fk" FOREIGN KEY ("return_id") REFERENCES "public"."returns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "returns" ADD CONSTRAINT "returns_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "return_withdrawals_return" ON "return_withdrawals" USING btree ("return_id");--> statement-breakpoint
CREATE INDEX "returns_order" ON "returns" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "returns_of_status" ON "returns" USING btree ("status","id");