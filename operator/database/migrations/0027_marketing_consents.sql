CREATE TABLE "marketing_consents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "marketing_consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"given" boolean NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "announcements" ADD COLUMN "advertises" text DEFAULT 'several' NOT NULL;--> statement-breakpoint
ALTER TABLE "marketing_consents" ADD CONSTRAINT "marketing_consents_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "marketing_consents_of_member" ON "marketing_consents" USING btree ("account_id","kind","channel","id");--> statement-breakpoint
CREATE INDEX "marketing_consents_by_kind" ON "marketing_consents" USING btree ("kind","channel","account_id","id");