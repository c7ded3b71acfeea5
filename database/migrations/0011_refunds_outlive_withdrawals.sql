ALTER TABLE "refunds" DROP CONSTRAINT "refunds_withdrawal_id_withdrawals_id_fk";
--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE set null ON UPDATE no action;