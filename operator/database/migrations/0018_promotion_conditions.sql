CREATE TABLE "application_pictures" (
	"application_id" uuid NOT NULL,
	"receipt_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "application_pictures_application_id_receipt_id_pk" PRIMARY KEY("application_id","receipt_id"),
	CONSTRAINT "application_pictures_place" UNIQUE("application_id","position"),
	CONSTRAINT "application_pictures_three" CHECK ("application_pictures"."position" between 1 and 3)
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"participation_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"comment" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "applications_once" UNIQUE("participation_id","no"),
	CONSTRAINT "applications_comment" CHECK ("applications"."no" > 0 and char_length("applications"."comment") <= 140)
);
--> statement-breakpoint
CREATE TABLE "participation_steps" (
	"participation_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"event" text NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"by" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "participation_steps_participation_id_no_pk" PRIMARY KEY("participation_id","no"),
	CONSTRAINT "participation_steps_no" CHECK ("participation_steps"."no" > 0)
);
--> statement-breakpoint
ALTER TABLE "participations" DROP CONSTRAINT "participations_once";--> statement-breakpoint
ALTER TABLE "promotions" ALTER COLUMN "least_deposit" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ALTER COLUMN "share" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit_orders" ADD COLUMN "promotion_id" text;--> statement-breakpoint
ALTER TABLE "deposit_orders" ADD COLUMN "promotion_version" integer;--> statement-breakpoint
ALTER TABLE "deposit_orders" ADD COLUMN "bonus" bigint;--> statement-breakpoint
ALTER TABLE "deposit_orders" ADD COLUMN "bonus_turnover" bigint;--> statement-breakpoint
ALTER TABLE "deposit_quotes" ADD COLUMN "promotion_id" text;--> statement-breakpoint
ALTER TABLE "deposit_quotes" ADD COLUMN "promotion_version" integer;--> statement-breakpoint
ALTER TABLE "deposit_quotes" ADD COLUMN "bonus" bigint;--> statement-breakpoint
ALTER TABLE "deposit_quotes" ADD COLUMN "bonus_turnover" bigint;--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "round" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "held" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "entry" text DEFAULT 'join' NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "who" text DEFAULT 'newcomers' NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "basis" text DEFAULT 'deposit' NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "least_bets" bigint;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "game_types" jsonb;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "budget" bigint;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "times_a_member" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "tries" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "promotions" ADD COLUMN "once_per_person" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "application_pictures" ADD CONSTRAINT "application_pictures_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_pictures" ADD CONSTRAINT "application_pictures_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_participation_id_participations_id_fk" FOREIGN KEY ("participation_id") REFERENCES "public"."participations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "participation_steps" ADD CONSTRAINT "participation_steps_participation_id_participations_id_fk" FOREIGN KEY ("participation_id") REFERENCES "public"."participations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_pictures_of_receipt" ON "application_pictures" USING btree ("receipt_id");--> statement-breakpoint
ALTER TABLE "participations" ADD CONSTRAINT "participations_order_id_deposit_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."deposit_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "participations_of_promotion" ON "participations" USING btree ("promotion_id");--> statement-breakpoint
ALTER TABLE "participations" ADD CONSTRAINT "participations_order_id_unique" UNIQUE("order_id");--> statement-breakpoint
ALTER TABLE "participations" ADD CONSTRAINT "participations_once" UNIQUE("account_id","promotion_id","round");--> statement-breakpoint
ALTER TABLE "deposit_orders" ADD CONSTRAINT "deposit_orders_promotion" CHECK (num_nulls("deposit_orders"."promotion_id", "deposit_orders"."promotion_version", "deposit_orders"."bonus", "deposit_orders"."bonus_turnover") in (0, 4)
    and ("deposit_orders"."bonus" is null or ("deposit_orders"."bonus" > 0 and "deposit_orders"."bonus_turnover" >= 0)));--> statement-breakpoint
ALTER TABLE "deposit_quotes" ADD CONSTRAINT "deposit_quotes_promotion" CHECK (num_nulls("deposit_quotes"."promotion_id", "deposit_quotes"."promotion_version", "deposit_quotes"."bonus", "deposit_quotes"."bonus_turnover") in (0, 4)
    and ("deposit_quotes"."bonus" is null or ("deposit_quotes"."bonus" > 0 and "deposit_quotes"."bonus_turnover" >= 0)));--> statement-breakpoint
ALTER TABLE "participations" ADD CONSTRAINT "participations_counts" CHECK ("participations"."round" > 0 and "participations"."held" >= 0);--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_counts" CHECK ("promotions"."budget" >= 0 and "promotions"."times_a_member" > 0 and "promotions"."tries" > 0 and "promotions"."least_bets" > 0);--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_basis" CHECK (("promotions"."basis" = 'deposit') = ("promotions"."least_deposit" is not null) and ("promotions"."basis" = 'bets') = ("promotions"."least_bets" is not null)
        and ("promotions"."basis" = 'application') = ("promotions"."entry" = 'apply') and ("promotions"."entry" <> 'deposit' or "promotions"."basis" = 'deposit')
        and ("promotions"."basis" <> 'application' or "promotions"."share" is null) and ("promotions"."basis" = 'bets' or "promotions"."game_types" is null));