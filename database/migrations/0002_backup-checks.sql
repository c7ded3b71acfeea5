CREATE TABLE "backup_checks" (
	"kind" text PRIMARY KEY NOT NULL,
	"begun_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"ok" boolean DEFAULT false NOT NULL,
	"detail" text DEFAULT '' NOT NULL,
	"proven_at" timestamp with time zone,
	"report" jsonb
);
