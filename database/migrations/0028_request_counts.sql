-- Counts of minutes: not worth forcing to disk.
CREATE UNLOGGED TABLE "request_counts" (
	"what" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
