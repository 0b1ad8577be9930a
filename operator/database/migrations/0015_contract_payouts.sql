CREATE TABLE "contract_payouts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "contract_payouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"contract_id" integer NOT NULL,
	"begins" bigint NOT NULL,
	"ends" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"carried_in" bigint NOT NULL,
	"active_members" integer NOT NULL,
	"rate" integer,
	"due" bigint NOT NULL,
	"carried_out" bigint NOT NULL,
	"state" text NOT NULL,
	"owed_at" bigint,
	"paid_at" bigint,
	"number" text,
	CONSTRAINT "contract_payouts_once" UNIQUE("contract_id","begins"),
	CONSTRAINT "contract_payouts_amounts" CHECK ("contract_payouts"."begins" < "contract_payouts"."ends" and "contract_payouts"."carried_in" <= 0 and "contract_payouts"."carried_out" <= 0 and "contract_payouts"."due" >= 0
        and "contract_payouts"."active_members" >= 0 and ("contract_payouts"."due" = 0 or "contract_payouts"."rate" is not null)),
	CONSTRAINT "contract_payouts_state" CHECK (("contract_payouts"."state" = 'nothing') = ("contract_payouts"."due" = 0) and ("contract_payouts"."state" = 'paid') = ("contract_payouts"."paid_at" is not null)
        and ("contract_payouts"."paid_at" is null) = ("contract_payouts"."number" is null) and ("contract_payouts"."state" <> 'owed' or "contract_payouts"."owed_at" is not null))
);
--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "payer_id" integer;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "carries" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contracts" ADD COLUMN "lapses_at" bigint;--> statement-breakpoint
ALTER TABLE "contract_payouts" ADD CONSTRAINT "contract_payouts_contract_id_contracts_id_fk" FOREIGN KEY ("contract_id") REFERENCES "public"."contracts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contract_payouts_owed" ON "contract_payouts" USING btree ("contract_id") WHERE "contract_payouts"."state" = 'owed';--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_payer_id_accounts_id_fk" FOREIGN KEY ("payer_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contracts_by_payer" ON "contracts" USING btree ("payer_id","id");--> statement-breakpoint
CREATE INDEX "contracts_lapsing" ON "contracts" USING btree ("lapses_at") WHERE "contracts"."status" = 'requested';--> statement-breakpoint
ALTER TABLE "contracts" ADD CONSTRAINT "contracts_payer" CHECK ("contracts"."payer_id" <> "contracts"."account_id");--> statement-breakpoint
UPDATE "contracts" SET "payer_id" = "accounts"."upline_id" FROM "accounts" WHERE "accounts"."id" = "contracts"."account_id";
