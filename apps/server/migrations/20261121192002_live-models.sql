CREATE TABLE "model_calls" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"story_id" uuid,
	"need" text NOT NULL,
	"model" text NOT NULL,
	"outcome" text NOT NULL,
	"micros" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "stories" ADD COLUMN "draft" jsonb;--> statement-breakpoint
CREATE INDEX "model_calls_of_account" ON "model_calls" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "model_calls_of_story" ON "model_calls" USING btree ("story_id");