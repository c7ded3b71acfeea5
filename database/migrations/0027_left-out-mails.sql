CREATE TABLE "left_out_mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "left_out_mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"validity" bigint NOT NULL,
	"uid" bigint NOT NULL,
	"reason" text NOT NULL,
	"sender" text NOT NULL,
	"sender_name" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"attachments" jsonb NOT NULL,
	"message_id" text,
	"is_unproven" boolean NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"contact_id" integer
);
--> statement-breakpoint
CREATE TABLE "mailbox_turns" (
	"mailbox" text PRIMARY KEY NOT NULL,
	"succeeded_at" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"failures" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contact_entries" ADD COLUMN "is_unproven" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "is_unproven" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "incoming_mails" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "left_out_mails" ADD CONSTRAINT "left_out_mails_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "left_out_mails_by_age" ON "left_out_mails" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "left_out_mails_waiting" ON "left_out_mails" USING btree ("id") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "left_out_mails_of_person" ON "left_out_mails" USING btree (email_key(sender));