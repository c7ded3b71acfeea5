CREATE TABLE "statistics_days" (
	"day" date NOT NULL,
	"name" text NOT NULL,
	"path" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "statistics_days_day_name_path_pk" PRIMARY KEY("day","name","path")
);
--> statement-breakpoint
INSERT INTO statistics_days (day, name, path, count)
  SELECT (hour AT TIME ZONE 'Europe/Amsterdam')::date, name, CASE name WHEN 'page_view' THEN path ELSE '' END, sum(count)::int
  FROM statistics_events WHERE path <> '/ga-debug' GROUP BY 1, 2, 3;
