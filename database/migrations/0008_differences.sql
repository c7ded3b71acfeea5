CREATE TABLE "comparisons" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "comparisons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"actor" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"milliseconds" integer NOT NULL,
	"orders" integer NOT NULL,
	"found" integer NOT NULL,
	"fresh" integer NOT NULL,
	"gone" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "differences" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "differences_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"order_id" integer,
	"text" text NOT NULL,
	"first_seen_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"resolved_at" timestamp with time zone,
	"resolved_by" text,
	"resolution" text,
	"reason" text
);
--> statement-breakpoint
CREATE UNIQUE INDEX "differences_open" ON "differences" USING btree ("kind","subject") WHERE "differences"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "differences_newest" ON "differences" USING btree ("first_seen_at");