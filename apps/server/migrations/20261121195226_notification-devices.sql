CREATE TABLE "notification_devices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "notification_devices_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE INDEX "notification_devices_of_account" ON "notification_devices" USING btree ("account_id");