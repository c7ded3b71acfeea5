CREATE TABLE "blog_generations" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blog_generations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"count" integer NOT NULL,
	"topic" text,
	"state" text NOT NULL,
	"post_ids" integer[] DEFAULT '{}'::integer[] NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"tokens" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blog_generations_state_known" CHECK ("blog_generations"."state" in ('working', 'done', 'failed')),
	CONSTRAINT "blog_generations_count_sane" CHECK ("blog_generations"."count" between 1 and 10)
);
--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "publish_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "topic" text;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "writer" text;--> statement-breakpoint
ALTER TABLE "blog_posts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;