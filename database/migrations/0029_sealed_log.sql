CREATE TABLE "audit_seals" (
	"id" integer PRIMARY KEY NOT NULL,
	"sealed_at" timestamp with time zone NOT NULL,
	"content" text,
	"content_digest" text NOT NULL,
	"newest" timestamp with time zone NOT NULL,
	"is_caught_up" boolean NOT NULL,
	"forgotten_to" integer,
	"vouches_for_previous" boolean NOT NULL,
	"hash" text NOT NULL,
	"signature" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_changes" DROP CONSTRAINT "audit_changes_entry_id_audit_entries_id_fk";
--> statement-breakpoint
ALTER TABLE "audit_changes" ADD COLUMN "seal" integer;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD COLUMN "seal" integer;--> statement-breakpoint
CREATE INDEX "audit_seals_forgotten" ON "audit_seals" USING btree ("forgotten_to") WHERE "audit_seals"."forgotten_to" is not null;--> statement-breakpoint
CREATE INDEX "audit_changes_waiting" ON "audit_changes" USING btree ("id") WHERE "audit_changes"."seal" is null;--> statement-breakpoint
CREATE INDEX "audit_changes_seal" ON "audit_changes" USING btree ("seal","id") WHERE "audit_changes"."seal" is not null;--> statement-breakpoint
CREATE INDEX "audit_entries_waiting" ON "audit_entries" USING btree ("id") WHERE "audit_entries"."seal" is null;--> statement-breakpoint
CREATE INDEX "audit_entries_seal" ON "audit_entries" USING btree ("seal","id") WHERE "audit_entries"."seal" is not null;--> statement-breakpoint
CREATE FUNCTION refuse_rewriting_log() RETURNS trigger LANGUAGE plpgsql AS
$$
BEGIN
  RAISE EXCEPTION 'The log of the back-office is not rewritten: % of % was refused', tg_op, tg_table_name
    USING ERRCODE = 'insufficient_privilege';
END
$$;--> statement-breakpoint
CREATE FUNCTION refuse_forgetting_unrecorded() RETURNS trigger LANGUAGE plpgsql AS
$$
BEGIN
  IF EXISTS (SELECT FROM gone WHERE seal IS NULL OR seal > (SELECT coalesce(max(forgotten_to), 0) FROM audit_seals)) THEN
    RAISE EXCEPTION 'The log of the back-office is not rewritten: no seal records that these rows of % were forgotten', tg_table_name
      USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN null;
END
$$;--> statement-breakpoint
CREATE TRIGGER keep_entry BEFORE UPDATE ON audit_entries FOR EACH ROW
  WHEN (old.seal IS NOT NULL OR (old.status IS NOT NULL AND new.status IS DISTINCT FROM old.status)
    OR (new.id, new.at, new.operator_id, new.operator, new.method, new.route, new.path, new.address_hash, new.request_id)
      IS DISTINCT FROM (old.id, old.at, old.operator_id, old.operator, old.method, old.route, old.path, old.address_hash, old.request_id))
  EXECUTE FUNCTION refuse_rewriting_log();--> statement-breakpoint
CREATE TRIGGER keep_change BEFORE UPDATE ON audit_changes FOR EACH ROW
  WHEN (old.seal IS NOT NULL OR (new.id, new.entry_id, new.entity, new.entity_id, new.before, new.after)
    IS DISTINCT FROM (old.id, old.entry_id, old.entity, old.entity_id, old.before, old.after))
  EXECUTE FUNCTION refuse_rewriting_log();--> statement-breakpoint
CREATE TRIGGER keep_seal BEFORE UPDATE ON audit_seals FOR EACH ROW
  WHEN (new.content IS NOT NULL OR (new.id, new.sealed_at, new.content_digest, new.newest, new.is_caught_up, new.forgotten_to, new.vouches_for_previous, new.hash, new.signature)
    IS DISTINCT FROM (old.id, old.sealed_at, old.content_digest, old.newest, old.is_caught_up, old.forgotten_to, old.vouches_for_previous, old.hash, old.signature))
  EXECUTE FUNCTION refuse_rewriting_log();--> statement-breakpoint
CREATE TRIGGER keep_from_deletion AFTER DELETE ON audit_entries REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_forgetting_unrecorded();--> statement-breakpoint
CREATE TRIGGER keep_from_deletion AFTER DELETE ON audit_changes REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_forgetting_unrecorded();--> statement-breakpoint
CREATE TRIGGER keep_from_deletion BEFORE DELETE ON audit_seals FOR EACH ROW EXECUTE FUNCTION refuse_rewriting_log();--> statement-breakpoint
CREATE TRIGGER keep_from_emptying BEFORE TRUNCATE ON audit_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting_log();--> statement-breakpoint
CREATE TRIGGER keep_from_emptying BEFORE TRUNCATE ON audit_changes FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting_log();--> statement-breakpoint
CREATE TRIGGER keep_from_emptying BEFORE TRUNCATE ON audit_seals FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting_log();
