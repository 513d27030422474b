CREATE TABLE "account_erasures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_erasures_account_id_unique" UNIQUE("account_id")
);
--> statement-breakpoint
CREATE TABLE "account_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"state" text NOT NULL,
	"snapshot_key" text,
	"expires_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"interface_language" text NOT NULL,
	"story_language" text NOT NULL,
	"parent_gate" boolean DEFAULT false NOT NULL,
	"email_hash" text NOT NULL,
	"deleting_since" timestamp with time zone,
	"rating_asked_at" timestamp with time zone,
	"rating_asked_times" integer DEFAULT 0 NOT NULL,
	"rating_stars" integer,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "account_exports_of_account" ON "account_exports" USING btree ("account_id");