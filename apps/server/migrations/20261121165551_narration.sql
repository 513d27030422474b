CREATE TABLE "narration_pages" (
	"story_id" uuid NOT NULL,
	"page" integer NOT NULL,
	"language" text NOT NULL,
	"account_id" uuid NOT NULL,
	"kid_id" uuid NOT NULL,
	"state" text NOT NULL,
	"take" integer NOT NULL,
	"speech_key" text NOT NULL,
	"media_key" text,
	"duration_ms" integer NOT NULL,
	"marks" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "narration_pages_story_id_page_language_pk" PRIMARY KEY("story_id","page","language")
);
--> statement-breakpoint
CREATE TABLE "narration_pronunciations" (
	"kid_id" uuid NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"say_as" text NOT NULL,
	"account_id" uuid NOT NULL,
	CONSTRAINT "narration_pronunciations_kid_id_language_name_pk" PRIMARY KEY("kid_id","language","name")
);
--> statement-breakpoint
CREATE TABLE "narration_recordings" (
	"story_id" uuid NOT NULL,
	"page" integer NOT NULL,
	"language" text NOT NULL,
	"account_id" uuid NOT NULL,
	"kid_id" uuid NOT NULL,
	"media_key" text NOT NULL,
	"duration_ms" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "narration_recordings_story_id_page_language_pk" PRIMARY KEY("story_id","page","language")
);
--> statement-breakpoint
CREATE TABLE "narration_samples" (
	"speech_key" text PRIMARY KEY NOT NULL,
	"media_key" text NOT NULL,
	"duration_ms" integer NOT NULL,
	"marks" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "narration_pages_of_account" ON "narration_pages" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "narration_pages_of_kid" ON "narration_pages" USING btree ("kid_id","language");--> statement-breakpoint
CREATE INDEX "narration_pronunciations_of_account" ON "narration_pronunciations" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "narration_recordings_of_account" ON "narration_recordings" USING btree ("account_id","media_key");--> statement-breakpoint
CREATE INDEX "narration_recordings_of_kid" ON "narration_recordings" USING btree ("kid_id");