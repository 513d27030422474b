CREATE TABLE "portrait_repaints" (
	"portrait_id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"state" text NOT NULL,
	"service" text NOT NULL,
	"agreed_at" timestamp with time zone,
	"photo" text,
	"photo_deleted_at" timestamp with time zone,
	"picture" text,
	"ticket" text,
	"is_second_try" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "portrait_repaints" ADD CONSTRAINT "portrait_repaints_portrait_id_portraits_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."portraits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "portrait_repaints_of_account" ON "portrait_repaints" USING btree ("account_id");