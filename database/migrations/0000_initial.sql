-- What a search compares: without accents and capitals, and of a phone number its digits alone.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE FUNCTION fold_text(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
$$ SELECT translate(lower(value), 'àáâãäåçèéêëìíîïñòóôõöøùúûüýÿ', 'aaaaaaceeeeiiiinoooooouuuuyy') $$;
--> statement-breakpoint
CREATE FUNCTION phone_digits(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS
$$ SELECT regexp_replace(regexp_replace(replace(value, '(0)', ''), '\D', '', 'g'), '^(00)?(31|32)', '0') $$;
--> statement-breakpoint
CREATE TABLE "login_failures" (
	"account" text NOT NULL,
	"address" text NOT NULL,
	"moments" bigint[] NOT NULL,
	"counted" boolean NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "login_failures_account_address_pk" PRIMARY KEY("account","address")
);
--> statement-breakpoint
CREATE TABLE "operator_recovery_codes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_recovery_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"operator_id" integer NOT NULL,
	"code_hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operator_sessions" (
	"id_hash" text PRIMARY KEY NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "operator_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"operator_id" integer NOT NULL,
	"device" text DEFAULT '' NOT NULL,
	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"proven_at" timestamp with time zone,
	CONSTRAINT "operator_sessions_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "operators" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operators_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"password_hash" text NOT NULL,
	"role" text DEFAULT 'owner' NOT NULL,
	"totp_secret" text,
	"totp_pending_secret" text,
	"totp_last_step" integer DEFAULT 0 NOT NULL,
	"reset_mark" text,
	"created_at" timestamp with time zone NOT NULL,
	"password_changed_at" timestamp with time zone NOT NULL,
	"password_expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "audit_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"entry_id" integer NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"seal" integer
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone NOT NULL,
	"operator_id" integer NOT NULL,
	"operator" text NOT NULL,
	"method" text NOT NULL,
	"route" text NOT NULL,
	"path" text NOT NULL,
	"status" integer,
	"address_hash" text NOT NULL,
	"request_id" text NOT NULL,
	"seal" integer
);
--> statement-breakpoint
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
CREATE TABLE "audit_verification" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"ok" boolean NOT NULL,
	"detail" text NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "blog_posts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "blog_posts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"excerpt" text NOT NULL,
	"content" text NOT NULL,
	"image_url" text,
	"author" text NOT NULL,
	"seo_keywords" text[] DEFAULT '{}'::text[] NOT NULL,
	"published" boolean NOT NULL,
	"ai_generated" boolean DEFAULT false NOT NULL,
	"published_at" timestamp with time zone,
	"publish_at" timestamp with time zone,
	"topic" text,
	"writer" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "blog_posts_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
CREATE TABLE "price_history" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "price_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"variant_code" text NOT NULL,
	"price_cents" integer NOT NULL,
	"original_price_cents" integer,
	"valid_from" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_variants" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "product_variants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"product_id" integer NOT NULL,
	"name" text NOT NULL,
	"quantity" integer NOT NULL,
	"price_cents" integer NOT NULL,
	"original_price_cents" integer,
	"image_url" text,
	"sku" text,
	"stock" integer DEFAULT 0 NOT NULL,
	"popular" boolean DEFAULT false NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "product_variants_code_unique" UNIQUE("code"),
	CONSTRAINT "product_variants_stock_not_negative" CHECK ("product_variants"."stock" >= 0),
	CONSTRAINT "product_variants_price_positive" CHECK ("product_variants"."price_cents" > 0),
	CONSTRAINT "product_variants_quantity_positive" CHECK ("product_variants"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "products_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"description" text NOT NULL,
	"price_cents" integer NOT NULL,
	"original_price_cents" integer,
	"image_url" text,
	"ingredients" text NOT NULL,
	"benefits" jsonb NOT NULL,
	"warnings" text DEFAULT '' NOT NULL,
	"net_weight_grams" integer,
	"peroxide_percent" numeric(5, 2) DEFAULT 0 NOT NULL,
	"in_stock" boolean DEFAULT true NOT NULL,
	"published" boolean DEFAULT true NOT NULL,
	"archived_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "products_price_positive" CHECK ("products"."price_cents" > 0),
	CONSTRAINT "products_peroxide_allowed" CHECK (not "products"."published" or "products"."peroxide_percent" <= 0.1)
);
--> statement-breakpoint
CREATE TABLE "stock_holds" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "stock_holds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"variant_code" text NOT NULL,
	"quantity" integer DEFAULT 1 NOT NULL,
	"owner" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"held_since" timestamp with time zone DEFAULT now() NOT NULL,
	"network" text,
	CONSTRAINT "stock_holds_owner_unique" UNIQUE("owner"),
	CONSTRAINT "stock_holds_quantity_positive" CHECK ("stock_holds"."quantity" > 0)
);
--> statement-breakpoint
CREATE TABLE "checkouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"draft_id" integer NOT NULL,
	"payment_id" text,
	"amount" integer NOT NULL,
	"quote" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "recovery_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"draft_id" integer NOT NULL,
	"kind" text NOT NULL,
	"attempt" integer,
	"payment_id" text,
	"error" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contacts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"subject" text NOT NULL,
	"message" text NOT NULL,
	"newsletter" boolean NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "newsletter_subscriptions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_subscriptions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"status" text NOT NULL,
	"consent_version" text NOT NULL,
	"consent_text" text NOT NULL,
	"source" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	"unsubscribed_by" text,
	CONSTRAINT "newsletter_subscriptions_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "coupon_holds" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "coupon_holds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"coupon_id" integer NOT NULL,
	"owner" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupon_holds_owner_unique" UNIQUE("owner")
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"type" text NOT NULL,
	"value" integer NOT NULL,
	"min_order_cents" integer,
	"max_uses" integer,
	"used_count" integer DEFAULT 0 NOT NULL,
	"valid_from" date NOT NULL,
	"valid_until" date NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "coupons_code_unique" UNIQUE("code"),
	CONSTRAINT "coupons_type_known" CHECK ("coupons"."type" in ('percentage', 'fixed_amount')),
	CONSTRAINT "coupons_value_positive" CHECK ("coupons"."value" > 0),
	CONSTRAINT "coupons_percentage_at_most_100" CHECK ("coupons"."type" <> 'percentage' or "coupons"."value" <= 10000),
	CONSTRAINT "coupons_max_uses_positive" CHECK ("coupons"."max_uses" is null or "coupons"."max_uses" > 0),
	CONSTRAINT "coupons_days_in_order" CHECK ("coupons"."valid_from" <= "coupons"."valid_until")
);
--> statement-breakpoint
CREATE TABLE "cart_days" (
	"day" date PRIMARY KEY NOT NULL,
	"left_count" integer NOT NULL,
	"left_value" bigint NOT NULL,
	"recovered_count" integer NOT NULL,
	"recovered_value" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "draft_orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "draft_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"session_hash" text NOT NULL,
	"customer_name" text DEFAULT '' NOT NULL,
	"customer_email" text DEFAULT '' NOT NULL,
	"customer_phone" text DEFAULT '' NOT NULL,
	"street_name" text DEFAULT '' NOT NULL,
	"house_number" text DEFAULT '' NOT NULL,
	"house_number_addition" text DEFAULT '' NOT NULL,
	"postal_code" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"country" text DEFAULT 'NL' NOT NULL,
	"customer_address" text DEFAULT '' NOT NULL,
	"variant_code" text DEFAULT '1x' NOT NULL,
	"coupon_code" text,
	"quantity" integer DEFAULT 1 NOT NULL,
	"subtotal" integer DEFAULT 0 NOT NULL,
	"discount" integer DEFAULT 0 NOT NULL,
	"shipping_cost" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"is_completed" boolean DEFAULT false NOT NULL,
	"completed_at" timestamp with time zone,
	"order_id" integer,
	"reminder_asked_at" timestamp with time zone,
	"reminder_text" text,
	"recovery_opened_at" timestamp with time zone,
	"search_text" text GENERATED ALWAYS AS (' #' || id || ' ' || fold_text(customer_name || ' ' || customer_email || ' ' || customer_phone || ' '
  || phone_digits(customer_phone) || ' ' || street_name || ' ' || house_number || house_number_addition || ' ' || postal_code || ' '
  || replace(postal_code, ' ', '') || ' ' || city || ' ' || customer_address || ' ' || coalesce(coupon_code, ''))) STORED NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_entries" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "import_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"import_id" integer NOT NULL,
	"path" text NOT NULL,
	"parent" text NOT NULL,
	"kind" text NOT NULL,
	"bytes" bigint NOT NULL,
	"files" integer NOT NULL,
	"content_start" bigint,
	"packed_bytes" bigint,
	"deflated" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_progress" (
	"import_id" integer PRIMARY KEY NOT NULL,
	"step" text DEFAULT 'receiving' NOT NULL,
	"done" bigint DEFAULT 0 NOT NULL,
	"total" bigint DEFAULT 0 NOT NULL,
	"beat_at" timestamp with time zone NOT NULL,
	"cancel_wanted" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" integer PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"ticket" text NOT NULL,
	"file_name" text NOT NULL,
	"archive_bytes" bigint DEFAULT 0 NOT NULL,
	"status" text DEFAULT 'running' NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"components" integer DEFAULT 0 NOT NULL,
	"pages" integer DEFAULT 0 NOT NULL,
	"assets" integer DEFAULT 0 NOT NULL,
	"files" integer DEFAULT 0 NOT NULL,
	"content_bytes" bigint DEFAULT 0 NOT NULL,
	"project" jsonb,
	"refusal_code" text,
	"refusal_detail" text,
	CONSTRAINT "imports_ticket_unique" UNIQUE("ticket"),
	CONSTRAINT "imports_status_known" CHECK ("imports"."status" in ('running', 'done', 'refused', 'failed', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "email_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "email_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"name" text NOT NULL,
	"subject" text NOT NULL,
	"html_content" text NOT NULL,
	"text_content" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_changed" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "email_templates_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "mail_attempts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_attempts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"mail_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	"detail" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_suppressions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mail_suppressions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"email" text NOT NULL,
	"scope" text NOT NULL,
	"reason" text NOT NULL,
	"detail" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_suppressions_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"attachments" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"unsubscribe_url" text,
	"order_id" integer,
	"draft_id" integer,
	"is_unproved" boolean DEFAULT false NOT NULL,
	"dedupe_key" text,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_error" text,
	"claimed_at" timestamp with time zone,
	"transport" text,
	"provider_message_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mails_dedupe_key_unique" UNIQUE("dedupe_key")
);
--> statement-breakpoint
CREATE TABLE "media_pictures" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "media_pictures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"sha256" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"alt_text" text DEFAULT '' NOT NULL,
	"bytes" integer NOT NULL,
	"unused_since" timestamp with time zone,
	"removed_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "media_pictures_sha256_unique" UNIQUE("sha256"),
	CONSTRAINT "media_pictures_key_unique" UNIQUE("key"),
	CONSTRAINT "media_pictures_bytes_positive" CHECK ("media_pictures"."bytes" > 0)
);
--> statement-breakpoint
CREATE TABLE "invoice_counters" (
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_counters_series_year_pk" PRIMARY KEY("series","year")
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"sequence" integer NOT NULL,
	"number" text NOT NULL,
	"order_id" integer NOT NULL,
	"refund_id" integer,
	"subject" text NOT NULL,
	"document" jsonb NOT NULL,
	"total" integer NOT NULL,
	"vat_amount" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_subject_unique" UNIQUE("subject"),
	CONSTRAINT "invoices_sequence" UNIQUE("series","year","sequence"),
	CONSTRAINT "invoices_kind" CHECK ("invoices"."kind" in ('invoice', 'credit_note', 'credit_correction'))
);
--> statement-breakpoint
CREATE TABLE "order_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"kind" text NOT NULL,
	"from_value" text,
	"to_value" text,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"label" text NOT NULL,
	"variant_code" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_amount" integer NOT NULL,
	"amount" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"payment_id" text,
	"draft_id" integer,
	"customer_name" text DEFAULT '' NOT NULL,
	"customer_email" text DEFAULT '' NOT NULL,
	"customer_phone" text DEFAULT '' NOT NULL,
	"street_name" text DEFAULT '' NOT NULL,
	"house_number" text DEFAULT '' NOT NULL,
	"house_number_addition" text DEFAULT '' NOT NULL,
	"postal_code" text DEFAULT '' NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"country" text DEFAULT 'NL' NOT NULL,
	"customer_address" text DEFAULT '' NOT NULL,
	"variant_code" text NOT NULL,
	"quantity" integer NOT NULL,
	"subtotal" integer NOT NULL,
	"discount" integer NOT NULL,
	"shipping_cost" integer NOT NULL,
	"total" integer NOT NULL,
	"vat_rate" numeric(4, 1) NOT NULL,
	"vat_amount" integer NOT NULL,
	"coupon_code" text,
	"status" text DEFAULT 'pending' NOT NULL,
	"payment_state" text NOT NULL,
	"tracking_code" text,
	"tracking_url" text,
	"carrier" text,
	"shipped_at" timestamp with time zone,
	"flags" text[] DEFAULT '{}'::text[] NOT NULL,
	"search_text" text GENERATED ALWAYS AS (' zw' || (100000 + id) || ' #' || id || ' ' || fold_text(customer_name || ' ' || customer_email || ' ' || customer_phone
  || ' ' || phone_digits(customer_phone) || ' ' || street_name || ' ' || house_number || house_number_addition || ' ' || house_number_addition
  || ' ' || postal_code || ' ' || replace(postal_code, ' ', '') || ' ' || city || ' ' || customer_address || ' ' || coalesce(tracking_code, '')
  || ' ' || coalesce(payment_id, '') || ' ' || coalesce(coupon_code, ''))) STORED NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"link_secret" text DEFAULT replace(gen_random_uuid()::text, '-', '') NOT NULL,
	"has_numbered_link" boolean DEFAULT false NOT NULL,
	"archived_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "orders_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "orders_draft_id_unique" UNIQUE("draft_id"),
	CONSTRAINT "orders_link_secret_unique" UNIQUE("link_secret"),
	CONSTRAINT "orders_total_not_negative" CHECK ("orders"."total" >= 0)
);
--> statement-breakpoint
CREATE TABLE "disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"payment_id" text NOT NULL,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"evidence_due_by" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "disputes_status" CHECK ("disputes"."status" in ('open', 'won', 'lost'))
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"payment_id" text NOT NULL,
	"key" text NOT NULL,
	"provider_id" text,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	"origin" text NOT NULL,
	"reason" text,
	"actor" text NOT NULL,
	"restock" boolean DEFAULT false NOT NULL,
	"withdrawal_id" integer,
	"failure" text,
	"requested_at" timestamp with time zone NOT NULL,
	"succeeded_at" timestamp with time zone,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "refunds_key_unique" UNIQUE("key"),
	CONSTRAINT "refunds_provider_id_unique" UNIQUE("provider_id"),
	CONSTRAINT "refunds_amount_positive" CHECK ("refunds"."amount" > 0),
	CONSTRAINT "refunds_status" CHECK ("refunds"."status" in ('requested', 'pending', 'succeeded', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "sales_days" (
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"key" text NOT NULL,
	"orders" integer NOT NULL,
	"revenue" bigint NOT NULL,
	"discount" bigint NOT NULL,
	CONSTRAINT "sales_days_kind_day_key_pk" PRIMARY KEY("kind","day","key")
);
--> statement-breakpoint
CREATE TABLE "sales_days_changed" (
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shipments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"reference" text NOT NULL,
	"status" text NOT NULL,
	"provider" text NOT NULL,
	"provider_id" text,
	"options" jsonb NOT NULL,
	"tracking_code" text,
	"tracking_url" text,
	"failure" text,
	"actor" text NOT NULL,
	"claimed_at" timestamp with time zone,
	"asked_at" timestamp with time zone,
	"made_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shipments_reference_unique" UNIQUE("reference"),
	CONSTRAINT "shipments_provider_id_unique" UNIQUE("provider_id"),
	CONSTRAINT "shipments_status" CHECK ("shipments"."status" in ('requested', 'made', 'failed', 'cancelling', 'cancelled'))
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "withdrawals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"submission_key" text NOT NULL,
	"customer_name" text NOT NULL,
	"customer_email" text NOT NULL,
	"order_number" text NOT NULL,
	"reason" text,
	"statement" text NOT NULL,
	"statement_version" text NOT NULL,
	"declared_at" timestamp with time zone NOT NULL,
	"declared_at_text" text NOT NULL,
	"refund_before" date NOT NULL,
	"match" text NOT NULL,
	"order_id" integer,
	"late" boolean NOT NULL,
	"source" text NOT NULL,
	"sender_hash" text NOT NULL,
	CONSTRAINT "withdrawals_submission_key_unique" UNIQUE("submission_key"),
	CONSTRAINT "withdrawals_match" CHECK ("withdrawals"."match" in ('order_and_email', 'order_number', 'none'))
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"payment_id" text,
	"received_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"amount" integer NOT NULL,
	"amount_refunded" integer DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"method" text,
	"failure_code" text,
	"decline_code" text,
	"failure_message" text,
	"settled_at" timestamp with time zone,
	"settled_as" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "review_invitations" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"asked_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"reminded_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"customer_name" text NOT NULL,
	"avatar_url" text,
	"rating" integer NOT NULL,
	"comment" text NOT NULL,
	"order_number" text,
	"order_id" integer,
	"source" text NOT NULL,
	"status" text NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"imported_from" text,
	"rejection_reason" text,
	"owner_reply" text,
	"owner_replied_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (' ' || fold_text(customer_name || ' ' || comment || ' ' || coalesce(order_number, ''))) STORED NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reviews_one_per_order" UNIQUE("order_id"),
	CONSTRAINT "reviews_rating_1_to_5" CHECK ("reviews"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "saved_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"operator" text NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "saved_views_name" UNIQUE("operator","list","name")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipping_countries" (
	"code" text PRIMARY KEY NOT NULL,
	"fee_cents" integer NOT NULL,
	"enabled" boolean NOT NULL,
	CONSTRAINT "shipping_countries_fee_not_negative" CHECK ("shipping_countries"."fee_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "statistics_days" (
	"day" date NOT NULL,
	"name" text NOT NULL,
	"path" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "statistics_days_day_name_path_pk" PRIMARY KEY("day","name","path")
);
--> statement-breakpoint
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
CREATE TABLE "statistics_vital_spread" (
	"day" date NOT NULL,
	"metric" text NOT NULL,
	"place" integer NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "statistics_vital_spread_day_metric_place_pk" PRIMARY KEY("day","metric","place")
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
--> statement-breakpoint
-- Counts of minutes: not worth forcing to disk.
CREATE UNLOGGED TABLE "request_counts" (
	"what" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "operator_recovery_codes" ADD CONSTRAINT "operator_recovery_codes_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_sessions" ADD CONSTRAINT "operator_sessions_operator_id_operators_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_holds" ADD CONSTRAINT "stock_holds_variant_code_product_variants_code_fk" FOREIGN KEY ("variant_code") REFERENCES "public"."product_variants"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_holds" ADD CONSTRAINT "coupon_holds_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_entries" ADD CONSTRAINT "import_entries_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_progress" ADD CONSTRAINT "import_progress_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_attempts" ADD CONSTRAINT "mail_attempts_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "disputes" ADD CONSTRAINT "disputes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "operator_recovery_codes_hash" ON "operator_recovery_codes" USING btree ("operator_id","code_hash");--> statement-breakpoint
CREATE INDEX "operator_sessions_operator_id" ON "operator_sessions" USING btree ("operator_id");--> statement-breakpoint
CREATE INDEX "operator_sessions_expires_at" ON "operator_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "operators_username" ON "operators" USING btree (lower("username"));--> statement-breakpoint
CREATE INDEX "audit_changes_waiting" ON "audit_changes" USING btree ("id") WHERE "audit_changes"."seal" is null;--> statement-breakpoint
CREATE INDEX "audit_changes_seal" ON "audit_changes" USING btree ("seal","id") WHERE "audit_changes"."seal" is not null;--> statement-breakpoint
CREATE INDEX "audit_changes_entry" ON "audit_changes" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "audit_changes_entity" ON "audit_changes" USING btree ("entity","entity_id","entry_id");--> statement-breakpoint
CREATE INDEX "audit_entries_waiting" ON "audit_entries" USING btree ("id") WHERE "audit_entries"."seal" is null;--> statement-breakpoint
CREATE INDEX "audit_entries_seal" ON "audit_entries" USING btree ("seal","id") WHERE "audit_entries"."seal" is not null;--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "audit_entries_operator" ON "audit_entries" USING btree ("operator","id");--> statement-breakpoint
CREATE INDEX "audit_seals_forgotten" ON "audit_seals" USING btree ("forgotten_to") WHERE "audit_seals"."forgotten_to" is not null;--> statement-breakpoint
CREATE INDEX "price_history_variant" ON "price_history" USING btree ("variant_code","valid_from");--> statement-breakpoint
CREATE INDEX "product_variants_product" ON "product_variants" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "stock_holds_variant" ON "stock_holds" USING btree ("variant_code");--> statement-breakpoint
CREATE INDEX "stock_holds_network" ON "stock_holds" USING btree ("network");--> statement-breakpoint
CREATE INDEX "checkouts_payment" ON "checkouts" USING btree ("payment_id","created_at");--> statement-breakpoint
CREATE INDEX "checkouts_draft" ON "checkouts" USING btree ("draft_id","created_at");--> statement-breakpoint
CREATE INDEX "recovery_events_draft" ON "recovery_events" USING btree ("draft_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_events_failed" ON "recovery_events" USING btree ("draft_id") WHERE "recovery_events"."kind" = 'failed';--> statement-breakpoint
CREATE UNIQUE INDEX "recovery_events_attempt" ON "recovery_events" USING btree ("draft_id","attempt") WHERE "recovery_events"."kind" = 'attempt';--> statement-breakpoint
CREATE INDEX "contacts_by_age" ON "contacts" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "coupon_holds_coupon" ON "coupon_holds" USING btree ("coupon_id");--> statement-breakpoint
CREATE UNIQUE INDEX "draft_orders_open_session" ON "draft_orders" USING btree ("session_hash") WHERE not "draft_orders"."is_completed";--> statement-breakpoint
CREATE INDEX "draft_orders_by_moment" ON "draft_orders" USING btree ("created_at","id") WHERE not is_completed and customer_email <> '';--> statement-breakpoint
CREATE INDEX "draft_orders_recovered" ON "draft_orders" USING btree ("created_at") WHERE is_completed and completed_at - created_at > interval '1 hour';--> statement-breakpoint
CREATE INDEX "draft_orders_by_total" ON "draft_orders" USING btree ("total","id") WHERE not is_completed and customer_email <> '';--> statement-breakpoint
CREATE INDEX "draft_orders_by_customer" ON "draft_orders" USING btree (lower(customer_name),"id") WHERE not is_completed and customer_email <> '';--> statement-breakpoint
CREATE INDEX "draft_orders_of_country" ON "draft_orders" USING btree ("country","created_at","id") WHERE not is_completed and customer_email <> '';--> statement-breakpoint
CREATE INDEX "draft_orders_search" ON "draft_orders" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false) WHERE not is_completed and customer_email <> '';--> statement-breakpoint
CREATE INDEX "import_entries_folder" ON "import_entries" USING btree ("import_id","parent","id");--> statement-breakpoint
CREATE INDEX "import_entries_kind" ON "import_entries" USING btree ("import_id","kind","id");--> statement-breakpoint
CREATE UNIQUE INDEX "imports_one_running" ON "imports" USING btree ("status") WHERE "imports"."status" = 'running';--> statement-breakpoint
CREATE INDEX "mail_attempts_mail" ON "mail_attempts" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "mails_order_id" ON "mails" USING btree ("order_id") WHERE "mails"."order_id" is not null;--> statement-breakpoint
CREATE INDEX "mails_draft_id" ON "mails" USING btree ("draft_id") WHERE "mails"."draft_id" is not null;--> statement-breakpoint
CREATE INDEX "mails_unproved" ON "mails" USING btree (regexp_replace(lower("recipient"), '[+][^@]*@', '@'),"created_at") WHERE "mails"."is_unproved";--> statement-breakpoint
CREATE INDEX "mails_recipient_search" ON "mails" USING gin ("recipient" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "mails_subject_search" ON "mails" USING gin ("subject" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "mails_unsent" ON "mails" USING btree ("status","id") WHERE "mails"."status" <> 'sent';--> statement-breakpoint
CREATE INDEX "media_pictures_shown" ON "media_pictures" USING btree ("id") WHERE "media_pictures"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "invoices_order" ON "invoices" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_events_order" ON "order_events" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "order_lines_order" ON "order_lines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_by_moment" ON "orders" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_total" ON "orders" USING btree ("total","id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "orders_by_customer" ON "orders" USING btree (lower(customer_name),"id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "orders_of_status" ON "orders" USING btree ("status","created_at","id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "orders_of_country" ON "orders" USING btree ("country","created_at","id") WHERE archived_at is null;--> statement-breakpoint
CREATE INDEX "orders_of_carrier" ON "orders" USING btree ("carrier","created_at","id") WHERE archived_at is null and carrier is not null;--> statement-breakpoint
CREATE INDEX "orders_of_coupon" ON "orders" USING btree ("coupon_code","created_at","id") WHERE archived_at is null and coupon_code is not null;--> statement-breakpoint
CREATE INDEX "orders_not_just_paid" ON "orders" USING btree ("payment_state","created_at","id") WHERE archived_at is null and payment_state <> 'paid';--> statement-breakpoint
CREATE INDEX "orders_flagged" ON "orders" USING btree ("created_at","id") WHERE archived_at is null and flags <> '{}';--> statement-breakpoint
CREATE INDEX "orders_archived" ON "orders" USING btree ("created_at","id") WHERE archived_at is not null;--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "disputes_order" ON "disputes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "disputes_open" ON "disputes" USING btree ("updated_at") WHERE "disputes"."status" = 'open';--> statement-breakpoint
CREATE INDEX "refunds_order" ON "refunds" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "refunds_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "refunds_succeeded" ON "refunds" USING btree ("succeeded_at") WHERE "refunds"."status" = 'succeeded';--> statement-breakpoint
CREATE INDEX "refunds_open" ON "refunds" USING btree ("updated_at") WHERE "refunds"."status" in ('requested', 'pending');--> statement-breakpoint
CREATE INDEX "sales_days_changed_day" ON "sales_days_changed" USING btree ("day");--> statement-breakpoint
CREATE INDEX "shipments_order" ON "shipments" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "shipments_one_alive" ON "shipments" USING btree ("order_id") WHERE "shipments"."status" in ('requested', 'made');--> statement-breakpoint
CREATE INDEX "shipments_under_way" ON "shipments" USING btree ("checked_at") WHERE "shipments"."status" = 'made' and "shipments"."delivered_at" is null;--> statement-breakpoint
CREATE INDEX "withdrawals_order" ON "withdrawals" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_events_received" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("created_at") WHERE "payments"."settled_at" is null;--> statement-breakpoint
CREATE INDEX "payments_failed" ON "payments" USING btree ("created_at" desc) WHERE "payments"."failure_code" is not null;--> statement-breakpoint
CREATE INDEX "review_invitations_to_remind" ON "review_invitations" USING btree ("asked_at") WHERE "review_invitations"."reminded_at" is null;--> statement-breakpoint
CREATE INDEX "reviews_by_status" ON "reviews" USING btree ("status","created_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reviews_by_moment" ON "reviews" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "reviews_by_rating" ON "reviews" USING btree ("rating","id");--> statement-breakpoint
CREATE INDEX "reviews_search" ON "reviews" USING gin ("search_text" gin_trgm_ops) WITH (fastupdate=false);
--> statement-breakpoint
-- The days whose figures are to be counted again, whoever changed their orders.
CREATE FUNCTION note_changed_sales() RETURNS trigger LANGUAGE plpgsql AS
$$
BEGIN
  IF tg_op = 'INSERT' THEN
    INSERT INTO sales_days_changed SELECT DISTINCT (created_at AT TIME ZONE 'Europe/Amsterdam')::date FROM new_orders;
  ELSIF tg_op = 'DELETE' THEN
    INSERT INTO sales_days_changed SELECT DISTINCT (created_at AT TIME ZONE 'Europe/Amsterdam')::date FROM old_orders;
  ELSE
    INSERT INTO sales_days_changed
      SELECT (old_orders.created_at AT TIME ZONE 'Europe/Amsterdam')::date FROM old_orders JOIN new_orders USING (id)
        WHERE (old_orders.created_at, old_orders.total, old_orders.discount, old_orders.country, old_orders.coupon_code, old_orders.payment_id, old_orders.payment_state)
          IS DISTINCT FROM (new_orders.created_at, new_orders.total, new_orders.discount, new_orders.country, new_orders.coupon_code, new_orders.payment_id, new_orders.payment_state)
      UNION
      SELECT (new_orders.created_at AT TIME ZONE 'Europe/Amsterdam')::date FROM old_orders JOIN new_orders USING (id)
        WHERE old_orders.created_at <> new_orders.created_at;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER orders_sold AFTER INSERT ON orders REFERENCING NEW TABLE AS new_orders FOR EACH STATEMENT EXECUTE FUNCTION note_changed_sales();
--> statement-breakpoint
CREATE TRIGGER orders_resold AFTER UPDATE ON orders REFERENCING OLD TABLE AS old_orders NEW TABLE AS new_orders FOR EACH STATEMENT EXECUTE FUNCTION note_changed_sales();
--> statement-breakpoint
CREATE TRIGGER orders_unsold AFTER DELETE ON orders REFERENCING OLD TABLE AS old_orders FOR EACH STATEMENT EXECUTE FUNCTION note_changed_sales();
--> statement-breakpoint
-- The log of the back-office is written once: rows that are sealed are neither changed nor taken away.
CREATE FUNCTION refuse_rewriting_log() RETURNS trigger LANGUAGE plpgsql AS
$$
BEGIN
  RAISE EXCEPTION 'The log of the back-office is not rewritten: % of % was refused', tg_op, tg_table_name
    USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE FUNCTION refuse_forgetting_unrecorded() RETURNS trigger LANGUAGE plpgsql AS
$$
BEGIN
  IF EXISTS (SELECT FROM gone WHERE seal IS NULL OR seal > (SELECT coalesce(max(forgotten_to), 0) FROM audit_seals)) THEN
    RAISE EXCEPTION 'The log of the back-office is not rewritten: no seal records that these rows of % were forgotten', tg_table_name
      USING ERRCODE = 'insufficient_privilege';
  END IF;
  RETURN null;
END
$$;
--> statement-breakpoint
CREATE TRIGGER keep_entry BEFORE UPDATE ON audit_entries FOR EACH ROW
  WHEN (old.seal IS NOT NULL OR (old.status IS NOT NULL AND new.status IS DISTINCT FROM old.status)
    OR (new.id, new.at, new.operator_id, new.operator, new.method, new.route, new.path, new.address_hash, new.request_id)
      IS DISTINCT FROM (old.id, old.at, old.operator_id, old.operator, old.method, old.route, old.path, old.address_hash, old.request_id))
  EXECUTE FUNCTION refuse_rewriting_log();
--> statement-breakpoint
CREATE TRIGGER keep_change BEFORE UPDATE ON audit_changes FOR EACH ROW
  WHEN (old.seal IS NOT NULL OR (new.id, new.entry_id, new.entity, new.entity_id, new.before, new.after)
    IS DISTINCT FROM (old.id, old.entry_id, old.entity, old.entity_id, old.before, old.after))
  EXECUTE FUNCTION refuse_rewriting_log();
--> statement-breakpoint
CREATE TRIGGER keep_seal BEFORE UPDATE ON audit_seals FOR EACH ROW
  WHEN (new.content IS NOT NULL OR (new.id, new.sealed_at, new.content_digest, new.newest, new.is_caught_up, new.forgotten_to, new.vouches_for_previous, new.hash, new.signature)
    IS DISTINCT FROM (old.id, old.sealed_at, old.content_digest, old.newest, old.is_caught_up, old.forgotten_to, old.vouches_for_previous, old.hash, old.signature))
  EXECUTE FUNCTION refuse_rewriting_log();
--> statement-breakpoint
CREATE TRIGGER keep_from_deletion AFTER DELETE ON audit_entries REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_forgetting_unrecorded();
--> statement-breakpoint
CREATE TRIGGER keep_from_deletion AFTER DELETE ON audit_changes REFERENCING OLD TABLE AS gone
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_forgetting_unrecorded();
--> statement-breakpoint
CREATE TRIGGER keep_from_deletion BEFORE DELETE ON audit_seals FOR EACH ROW EXECUTE FUNCTION refuse_rewriting_log();
--> statement-breakpoint
CREATE TRIGGER keep_from_emptying BEFORE TRUNCATE ON audit_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting_log();
--> statement-breakpoint
CREATE TRIGGER keep_from_emptying BEFORE TRUNCATE ON audit_changes FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting_log();
--> statement-breakpoint
CREATE TRIGGER keep_from_emptying BEFORE TRUNCATE ON audit_seals FOR EACH STATEMENT EXECUTE FUNCTION refuse_rewriting_log();
