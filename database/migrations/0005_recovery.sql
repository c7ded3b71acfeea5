CREATE TABLE "recovery_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recovery_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"draft_id" integer NOT NULL,
	"kind" text NOT NULL,
	"attempt" integer,
	"payment_id" text,
	"error" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "recovery_events_draft" ON "recovery_events" USING btree ("draft_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_events_failed" ON "recovery_events" USING btree ("draft_id") WHERE "recovery_events"."kind" = 'failed';--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_events_attempt" ON "recovery_events" USING btree ("draft_id","attempt") WHERE "recovery_events"."kind" = 'attempt';--> statement-breakpoint
CREATE INDEX "payments_failed" ON "payments" USING btree ("created_at" desc) WHERE "payments"."failure_code" is not null;