CREATE TABLE "event_streams" (
	"account_id" uuid PRIMARY KEY NOT NULL,
	"last_number" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"account_id" uuid NOT NULL,
	"number" bigint NOT NULL,
	"event" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "events_account_id_number_pk" PRIMARY KEY("account_id","number")
);
--> statement-breakpoint
CREATE INDEX "events_created_at" ON "events" USING btree ("created_at");