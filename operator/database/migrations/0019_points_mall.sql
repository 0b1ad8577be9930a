CREATE TABLE "goods" (
	"id" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"kind" text NOT NULL,
	"category" text NOT NULL,
	"position" integer NOT NULL,
	"title" jsonb NOT NULL,
	"about" jsonb NOT NULL,
	"picture" text NOT NULL,
	"price" bigint NOT NULL,
	"stock" integer NOT NULL,
	"most_each" integer,
	"arrives_from" integer,
	"arrives_to" integer,
	"amount" bigint,
	"factor" integer,
	"turnover_days" integer,
	"open" boolean DEFAULT true NOT NULL,
	CONSTRAINT "goods_price" CHECK ("goods"."price" > 0 and "goods"."most_each" > 0),
	CONSTRAINT "goods_stock_not_negative" CHECK ("goods"."stock" >= 0),
	CONSTRAINT "goods_kinds" CHECK (case "goods"."kind"
        when 'bonus' then "goods"."amount" > 0 and "goods"."factor" >= 0 and "goods"."amount" is not null
          and "goods"."factor" is not null and "goods"."arrives_from" is null and "goods"."arrives_to" is null
        else "goods"."amount" is null and "goods"."factor" is null and "goods"."turnover_days" is null
          and "goods"."arrives_from" is not null and "goods"."arrives_to" is not null
          and "goods"."arrives_from" between 0 and "goods"."arrives_to" end)
);
--> statement-breakpoint
CREATE TABLE "goods_order_steps" (
	"order_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"event" text NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"by" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "goods_order_steps_order_id_no_pk" PRIMARY KEY("order_id","no")
);
--> statement-breakpoint
CREATE TABLE "goods_orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" integer NOT NULL,
	"number" text NOT NULL,
	"goods_id" text NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"title" jsonb NOT NULL,
	"picture" text NOT NULL,
	"points" bigint NOT NULL,
	"state" text DEFAULT 'placed' NOT NULL,
	"parcel" text DEFAULT '' NOT NULL,
	"address" jsonb,
	"placed_at" bigint NOT NULL,
	"changed_at" bigint NOT NULL,
	"ended_at" bigint,
	CONSTRAINT "goods_orders_number_unique" UNIQUE("number"),
	CONSTRAINT "goods_orders_points" CHECK ("goods_orders"."points" > 0),
	CONSTRAINT "goods_orders_ended" CHECK (("goods_orders"."state" in ('delivered', 'cancelled')) = ("goods_orders"."ended_at" is not null)),
	CONSTRAINT "goods_orders_address" CHECK (case when "goods_orders"."kind" = 'bonus' then "goods_orders"."address" is null
        else "goods_orders"."ended_at" is not null or "goods_orders"."address" is not null end),
	CONSTRAINT "goods_orders_parcel" CHECK ("goods_orders"."kind" = 'bonus' or "goods_orders"."state" not in ('sent', 'delivered') or "goods_orders"."parcel" <> '')
);
--> statement-breakpoint
CREATE TABLE "point_carries" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"parts" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "point_rates" (
	"game_type" text NOT NULL,
	"from_day" text NOT NULL,
	"rate" integer NOT NULL,
	CONSTRAINT "point_rates_game_type_from_day_pk" PRIMARY KEY("game_type","from_day"),
	CONSTRAINT "point_rates_not_negative" CHECK ("point_rates"."rate" >= 0)
);
--> statement-breakpoint
CREATE TABLE "points_accounts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "points_accounts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer,
	"purpose" text,
	"balance" bigint,
	CONSTRAINT "points_accounts_account_id_unique" UNIQUE("account_id"),
	CONSTRAINT "points_accounts_purpose_unique" UNIQUE("purpose"),
	CONSTRAINT "points_accounts_one_owner" CHECK (("points_accounts"."account_id" is null) <> ("points_accounts"."purpose" is null)),
	CONSTRAINT "points_accounts_hold_a_balance" CHECK (("points_accounts"."balance" is null) = ("points_accounts"."purpose" is not null)),
	CONSTRAINT "points_accounts_balance_not_negative" CHECK ("points_accounts"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "points_postings" (
	"transaction_id" bigint NOT NULL,
	"points_account_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"balance_after" bigint,
	CONSTRAINT "points_postings_transaction_id_points_account_id_pk" PRIMARY KEY("transaction_id","points_account_id"),
	CONSTRAINT "points_postings_amount_not_zero" CHECK ("points_postings"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "points_transactions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "points_transactions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"idempotency_key" text NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "points_transactions_idempotency_key_unique" UNIQUE("idempotency_key")
);
--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "mall" jsonb DEFAULT '{"addressDays":30}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "goods_order_steps" ADD CONSTRAINT "goods_order_steps_order_id_goods_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."goods_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_orders" ADD CONSTRAINT "goods_orders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_orders" ADD CONSTRAINT "goods_orders_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_carries" ADD CONSTRAINT "point_carries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_accounts" ADD CONSTRAINT "points_accounts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_postings" ADD CONSTRAINT "points_postings_transaction_id_points_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."points_transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_postings" ADD CONSTRAINT "points_postings_points_account_id_points_accounts_id_fk" FOREIGN KEY ("points_account_id") REFERENCES "public"."points_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goods_orders_of_member" ON "goods_orders" USING btree ("account_id","placed_at","id");--> statement-breakpoint
CREATE INDEX "goods_orders_open" ON "goods_orders" USING btree ("placed_at") WHERE "goods_orders"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "goods_orders_with_address" ON "goods_orders" USING btree ("ended_at") WHERE "goods_orders"."address" is not null;--> statement-breakpoint
CREATE INDEX "points_postings_by_account" ON "points_postings" USING btree ("points_account_id","transaction_id");