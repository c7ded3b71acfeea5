ALTER TABLE "operator_sessions" ADD COLUMN "proven_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "operators" ADD COLUMN "password_expires_at" timestamp with time zone;