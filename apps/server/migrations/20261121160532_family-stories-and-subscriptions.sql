CREATE TABLE "story_quota" (
	"story_id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"reserved_at" timestamp with time zone NOT NULL,
	"released_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "subscription_accounts" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"onboarded_at" timestamp with time zone,
	"trial_started_at" timestamp with time zone,
	"open_kid_id" uuid
);
--> statement-breakpoint
CREATE TABLE "subscription_snapshots" (
	"provider" text NOT NULL,
	"reference" text NOT NULL,
	"account_id" uuid NOT NULL,
	"sku" jsonb NOT NULL,
	"store" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"grace_until" timestamp with time zone,
	"will_renew" boolean NOT NULL,
	"is_refunded" boolean NOT NULL,
	"pending_sku" jsonb,
	"fetched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "subscription_snapshots_provider_reference_pk" PRIMARY KEY("provider","reference")
);
--> statement-breakpoint
CREATE TABLE "trials_had" (
	"email_hash" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "quota_of_account" ON "story_quota" USING btree ("account_id","reserved_at");--> statement-breakpoint
CREATE INDEX "snapshots_of_account" ON "subscription_snapshots" USING btree ("account_id");