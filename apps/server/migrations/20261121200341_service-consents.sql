CREATE TABLE "service_consents" (
	"account_id" uuid NOT NULL,
	"consent" text NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "service_consents_account_id_consent_pk" PRIMARY KEY("account_id","consent")
);
