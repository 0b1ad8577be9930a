CREATE TABLE "terms_acceptances" (
	"account_id" integer NOT NULL,
	"version" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "terms_acceptances_account_id_version_pk" PRIMARY KEY("account_id","version")
);
--> statement-breakpoint
CREATE TABLE "terms_versions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "terms_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"version" text NOT NULL,
	"effective_from" bigint NOT NULL,
	"change" jsonb NOT NULL,
	CONSTRAINT "terms_versions_version_unique" UNIQUE("version")
);
--> statement-breakpoint
ALTER TABLE "terms_acceptances" ADD CONSTRAINT "terms_acceptances_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Whoever registered has accepted what they agreed to then; the demo's accounts were written without a registration.
INSERT INTO "terms_acceptances" ("account_id", "version", "at")
SELECT "account_id", "terms_version", "at" FROM "consents";--> statement-breakpoint
INSERT INTO "terms_acceptances" ("account_id", "version", "at")
SELECT "id", '2026-01', greatest("registered_at", 1767196800000) FROM "accounts"
WHERE "demo" AND NOT EXISTS (SELECT FROM "opened_accounts" WHERE "account_id" = "id" AND "taken_at" IS NULL)
ON CONFLICT DO NOTHING;--> statement-breakpoint
ALTER TABLE "consents" DROP COLUMN "terms_version";