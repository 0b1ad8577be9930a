CREATE TABLE "envelope_members" (
	"envelope_id" uuid NOT NULL,
	"account_id" integer NOT NULL,
	"kept_no" integer,
	CONSTRAINT "envelope_members_envelope_id_account_id_pk" PRIMARY KEY("envelope_id","account_id"),
	CONSTRAINT "envelope_members_kept_once" UNIQUE("envelope_id","kept_no")
);
--> statement-breakpoint
CREATE TABLE "envelope_shares" (
	"envelope_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"amount" bigint NOT NULL,
	"opened_by" integer,
	"opened_at" bigint,
	CONSTRAINT "envelope_shares_envelope_id_no_pk" PRIMARY KEY("envelope_id","no"),
	CONSTRAINT "envelope_shares_once_a_member" UNIQUE("envelope_id","opened_by"),
	CONSTRAINT "envelope_shares_pay" CHECK ("envelope_shares"."amount" > 0),
	CONSTRAINT "envelope_shares_opened" CHECK (("envelope_shares"."opened_by" is null) = ("envelope_shares"."opened_at" is null))
);
--> statement-breakpoint
CREATE TABLE "envelopes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" integer NOT NULL,
	"number" text NOT NULL,
	"audience" text NOT NULL,
	"split" text NOT NULL,
	"greeting" text NOT NULL,
	"total" bigint NOT NULL,
	"shares" integer NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	"hold_id" uuid NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" bigint NOT NULL,
	"ends_at" bigint NOT NULL,
	"ended_at" bigint,
	CONSTRAINT "envelopes_number_unique" UNIQUE("number"),
	CONSTRAINT "envelopes_hold_id_unique" UNIQUE("hold_id"),
	CONSTRAINT "envelopes_shares" CHECK ("envelopes"."shares" between 1 and 1000 and "envelopes"."opened" between 0 and "envelopes"."shares"),
	CONSTRAINT "envelopes_total" CHECK ("envelopes"."total" >= "envelopes"."shares"),
	CONSTRAINT "envelopes_end_within_a_day" CHECK ("envelopes"."ends_at" > "envelopes"."created_at" and "envelopes"."ends_at" <= "envelopes"."created_at" + 86400000),
	CONSTRAINT "envelopes_ended" CHECK (("envelopes"."state" = 'open') = ("envelopes"."ended_at" is null)),
	CONSTRAINT "envelopes_emptied" CHECK (("envelopes"."state" = 'emptied') = ("envelopes"."opened" = "envelopes"."shares"))
);
--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "envelopes" jsonb DEFAULT '{"least":100}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "envelope_members" ADD CONSTRAINT "envelope_members_envelope_id_envelopes_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."envelopes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelope_members" ADD CONSTRAINT "envelope_members_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelope_members" ADD CONSTRAINT "envelope_members_kept_share" FOREIGN KEY ("envelope_id","kept_no") REFERENCES "public"."envelope_shares"("envelope_id","no") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelope_shares" ADD CONSTRAINT "envelope_shares_envelope_id_envelopes_id_fk" FOREIGN KEY ("envelope_id") REFERENCES "public"."envelopes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelope_shares" ADD CONSTRAINT "envelope_shares_opened_by_accounts_id_fk" FOREIGN KEY ("opened_by") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelopes" ADD CONSTRAINT "envelopes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelopes" ADD CONSTRAINT "envelopes_hold_id_ledger_holds_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."ledger_holds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "envelope_members_of_member" ON "envelope_members" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "envelopes_of_sender" ON "envelopes" USING btree ("account_id","created_at");--> statement-breakpoint
CREATE INDEX "envelopes_due" ON "envelopes" USING btree ("ends_at") WHERE "envelopes"."state" = 'open';