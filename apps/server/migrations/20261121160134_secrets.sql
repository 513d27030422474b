CREATE TABLE "stories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"kid_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"format" text NOT NULL,
	"state" text NOT NULL,
	"request" jsonb NOT NULL,
	"players" jsonb NOT NULL,
	"seed" text NOT NULL,
	"waiting" jsonb NOT NULL,
	"hero_species" text,
	"book" jsonb,
	"cover" jsonb,
	"cast_pictures" jsonb,
	"tries" integer NOT NULL,
	"page_count" integer NOT NULL,
	"pages_painted" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	CONSTRAINT "one_story_a_request" UNIQUE("account_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "story_ledger" (
	"story_id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"kid_id" uuid NOT NULL,
	"entry" jsonb NOT NULL,
	"canon" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "story_pages" (
	"story_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"text" jsonb NOT NULL,
	"brief" jsonb NOT NULL,
	"hook" boolean NOT NULL,
	"picture" jsonb,
	"take" integer NOT NULL,
	"edited_en" boolean NOT NULL,
	"edited_fr" boolean NOT NULL,
	"revision" integer NOT NULL,
	CONSTRAINT "story_pages_story_id_number_pk" PRIMARY KEY("story_id","number")
);
--> statement-breakpoint
CREATE TABLE "story_reading" (
	"story_id" uuid PRIMARY KEY NOT NULL,
	"page" integer NOT NULL,
	"finished_count" integer NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wizard_drafts" (
	"kid_id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"request" jsonb NOT NULL,
	"step" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_flows" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"auth_code" uuid,
	"challenge" text NOT NULL,
	"method" text NOT NULL,
	"authentication_method" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"code_issued_at" timestamp (3) with time zone,
	CONSTRAINT "identity_flows_auth_code_unique" UNIQUE("auth_code")
);
--> statement-breakpoint
CREATE TABLE "identity_letters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"email" text NOT NULL,
	"user_id" uuid,
	"redirect_to" text NOT NULL,
	"challenge" text,
	"challenge_method" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"linked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "identity_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_one_time_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"flow_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "identity_one_time_tokens_user_type" UNIQUE("user_id","type")
);
--> statement-breakpoint
CREATE TABLE "identity_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"counter" bigint DEFAULT 0 NOT NULL,
	"amr" jsonb NOT NULL,
	"address" text NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"refreshed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identity_id" uuid NOT NULL,
	"email" text,
	"password_hash" text,
	"email_confirmed_at" timestamp (3) with time zone,
	"invited_at" timestamp (3) with time zone,
	"confirmation_sent_at" timestamp (3) with time zone,
	"recovery_sent_at" timestamp (3) with time zone,
	"new_email" text,
	"email_change_sent_at" timestamp (3) with time zone,
	"email_change_agreed" integer DEFAULT 0 NOT NULL,
	"reauthentication_sent_at" timestamp (3) with time zone,
	"last_sign_in_at" timestamp (3) with time zone,
	"banned_until" timestamp (3) with time zone,
	"deleted_at" timestamp (3) with time zone,
	"app_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"user_metadata" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"sign_up_data" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "identity_users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "story_pages" ADD CONSTRAINT "story_pages_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_reading" ADD CONSTRAINT "story_reading_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_flows" ADD CONSTRAINT "identity_flows_user_id_identity_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."identity_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_one_time_tokens" ADD CONSTRAINT "identity_one_time_tokens_user_id_identity_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."identity_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_sessions" ADD CONSTRAINT "identity_sessions_user_id_identity_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."identity_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stories_of_account" ON "stories" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "stories_of_kid" ON "stories" USING btree ("kid_id","created_at","id");--> statement-breakpoint
CREATE INDEX "ledger_of_kid" ON "story_ledger" USING btree ("kid_id","created_at");--> statement-breakpoint
CREATE INDEX "identity_flows_user" ON "identity_flows" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "identity_sessions_user" ON "identity_sessions" USING btree ("user_id");