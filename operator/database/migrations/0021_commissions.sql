CREATE TABLE "commission_days" (
	"agent_id" integer NOT NULL,
	"day" text NOT NULL,
	"earned" bigint NOT NULL,
	"carried_in" bigint NOT NULL,
	"due" bigint NOT NULL,
	"carried_out" bigint NOT NULL,
	"paid_at" bigint,
	"number" text,
	CONSTRAINT "commission_days_agent_id_day_pk" PRIMARY KEY("agent_id","day"),
	CONSTRAINT "commission_days_number_unique" UNIQUE("number"),
	CONSTRAINT "commission_days_add_up" CHECK ("commission_days"."due" >= 0 and "commission_days"."carried_in" <= 0 and "commission_days"."carried_out" <= 0
        and "commission_days"."earned" + "commission_days"."carried_in" = "commission_days"."due" + "commission_days"."carried_out"),
	CONSTRAINT "commission_days_paid" CHECK (("commission_days"."paid_at" is null) = ("commission_days"."number" is null))
);
--> statement-breakpoint
CREATE TABLE "commissions" (
	"agent_id" integer NOT NULL,
	"member_id" integer NOT NULL,
	"game_type" text NOT NULL,
	"day" text NOT NULL,
	"version" integer NOT NULL,
	"period" text NOT NULL,
	"child_id" integer NOT NULL,
	"valid" bigint NOT NULL,
	"rate" integer NOT NULL,
	"below" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "commissions_agent_id_member_id_game_type_day_version_pk" PRIMARY KEY("agent_id","member_id","game_type","day","version"),
	CONSTRAINT "commissions_rates" CHECK ("commissions"."rate" between 0 and 10000 and "commissions"."below" between 0 and "commissions"."rate")
);
--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "rebates" jsonb DEFAULT '{"byLineFrom":null}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "commission_days" ADD CONSTRAINT "commission_days_agent_id_accounts_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_agent_id_accounts_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_member_id_accounts_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "commissions" ADD CONSTRAINT "commissions_child_id_accounts_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "commissions_of_period" ON "commissions" USING btree ("agent_id","period");