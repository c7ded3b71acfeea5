-- borne from: 0001_more-orders (one value more is allowed, which a version before reads as an open dispute)
ALTER TABLE "disputes" DROP CONSTRAINT "disputes_status";--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_status" CHECK ("disputes"."status" in ('inquiry', 'open', 'won', 'lost'));