CREATE TABLE "keepsakes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"kid_id" uuid NOT NULL,
	"story_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"edition" text NOT NULL,
	"state" text NOT NULL,
	"steps" integer NOT NULL,
	"prints" jsonb NOT NULL,
	"file_name" text NOT NULL,
	"media_key" text,
	"bytes" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"kid_id" uuid NOT NULL,
	"story_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"name" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"opened" integer NOT NULL,
	"last_opened_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shares_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE INDEX "keepsakes_of_story" ON "keepsakes" USING btree ("story_id","created_at");--> statement-breakpoint
CREATE INDEX "keepsakes_of_account" ON "keepsakes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "keepsakes_by_end" ON "keepsakes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "shares_of_account" ON "shares" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "shares_of_story" ON "shares" USING btree ("story_id");--> statement-breakpoint
CREATE INDEX "shares_by_end" ON "shares" USING btree ("expires_at");