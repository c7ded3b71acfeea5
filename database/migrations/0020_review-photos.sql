CREATE TABLE "review_photos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"moment" text NOT NULL,
	"photo" "bytea" NOT NULL,
	"consent_version" text NOT NULL,
	"consent_text" text NOT NULL,
	"given_at" timestamp with time zone NOT NULL,
	CONSTRAINT "review_photos_one_per_moment" UNIQUE("order_id","moment")
);
--> statement-breakpoint
CREATE INDEX "review_photos_by_moment" ON "review_photos" USING btree ("given_at");