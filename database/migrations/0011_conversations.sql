CREATE TABLE "contact_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contact_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"contact_id" integer NOT NULL,
	"kind" text NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"quoted" text DEFAULT '' NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"message_id" text,
	"mail_id" integer,
	"entry_key" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "contact_entries_entry_key_unique" UNIQUE("entry_key")
);
--> statement-breakpoint
CREATE TABLE "incoming_mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "incoming_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"fingerprint" text NOT NULL,
	"validity" bigint NOT NULL,
	"uid" bigint NOT NULL,
	"outcome" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "incoming_mails_fingerprint_unique" UNIQUE("fingerprint")
);
--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "state" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "waiting_since" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "touched_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "first_answered_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "token" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "submission_key" text;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "message_id" text;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "thread" jsonb;--> statement-breakpoint
ALTER TABLE "contact_entries" ADD CONSTRAINT "contact_entries_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_entries_of_contact" ON "contact_entries" USING btree ("contact_id","id");--> statement-breakpoint
CREATE INDEX "contact_entries_search" ON "contact_entries" USING gin (fold_text(text) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "incoming_mails_by_age" ON "incoming_mails" USING btree ("at");--> statement-breakpoint
CREATE INDEX "contacts_by_state" ON "contacts" USING btree ("state","touched_at","id") WHERE not newsletter;--> statement-breakpoint
CREATE INDEX "contacts_by_touch" ON "contacts" USING btree ("touched_at","id") WHERE not newsletter;--> statement-breakpoint
CREATE INDEX "contacts_answered" ON "contacts" USING btree ("first_answered_at") WHERE first_answered_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "contacts_by_token" ON "contacts" USING btree ("token");--> statement-breakpoint
CREATE UNIQUE INDEX "contacts_by_submission" ON "contacts" USING btree ("submission_key");--> statement-breakpoint
CREATE INDEX "contacts_search" ON "contacts" USING gin ((' ' || fold_text(first_name || ' ' || last_name || ' ' || email || ' ' || subject || ' ' || message)) gin_trgm_ops);
--> statement-breakpoint
-- Of what was written before nobody knows whether it was answered: the last month waits, the rest is done with.
UPDATE contacts SET touched_at = created_at,
  state = CASE WHEN newsletter OR created_at < now() - interval '30 days' THEN 'closed' ELSE 'open' END,
  waiting_since = CASE WHEN newsletter OR created_at < now() - interval '30 days' THEN NULL ELSE created_at END;
