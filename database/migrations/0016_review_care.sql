CREATE TABLE "media_pictures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "media_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sha256" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"alt_text" text DEFAULT '' NOT NULL,
	"bytes" integer NOT NULL,
	"unused_since" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "media_pictures_sha256_unique" UNIQUE("sha256"),
	CONSTRAINT "media_pictures_key_unique" UNIQUE("key"),
	CONSTRAINT "media_pictures_bytes_positive" CHECK ("media_pictures"."bytes" > 0)
);
--> statement-breakpoint
CREATE TABLE "review_invitations" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "imported_from" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "rejection_reason" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "owner_reply" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "owner_replied_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "search_text" text GENERATED ALWAYS AS (' ' || fold_text(customer_name || ' ' || comment || ' ' || coalesce(order_number, ''))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "media_pictures_shown" ON "media_pictures" USING btree ("id") WHERE "media_pictures"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "review_invitations_to_remind" ON "review_invitations" USING btree ("asked_at") WHERE "review_invitations"."reminded_at" is null;--> statement-breakpoint
CREATE INDEX "reviews_by_moment" ON "reviews" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_by_rating" ON "reviews" USING btree ("rating","id");--> statement-breakpoint
CREATE INDEX "reviews_search" ON "reviews" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);