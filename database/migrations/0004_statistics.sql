CREATE TABLE "statistics_events" (
	"hour" timestamp with time zone NOT NULL,
	"name" text NOT NULL,
	"path" text NOT NULL,
	"variant" text NOT NULL,
	"count" integer NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "statistics_events_hour_name_path_variant_pk" PRIMARY KEY("hour","name","path","variant")
);
--> statement-breakpoint
CREATE TABLE "statistics_vitals" (
	"day" date NOT NULL,
	"metric" text NOT NULL,
	"path" text NOT NULL,
	"rating" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "statistics_vitals_day_metric_path_rating_pk" PRIMARY KEY("day","metric","path","rating")
);
