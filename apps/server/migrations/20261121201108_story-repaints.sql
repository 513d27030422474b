CREATE TABLE "story_repaints" (
	"story_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"state" text NOT NULL,
	"ticket" text,
	"is_second_try" boolean NOT NULL,
	"picture" jsonb,
	CONSTRAINT "story_repaints_story_id_subject_pk" PRIMARY KEY("story_id","subject")
);
--> statement-breakpoint
ALTER TABLE "story_repaints" ADD CONSTRAINT "story_repaints_story_id_stories_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."stories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "repaints_of_account" ON "story_repaints" USING btree ("account_id");