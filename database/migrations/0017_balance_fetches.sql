CREATE TABLE "balance_fetches" (
	"id" integer PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"fetched_at" timestamp with time zone,
	CONSTRAINT "balance_fetches_one" CHECK ("balance_fetches"."id" = 1)
);
