CREATE SEQUENCE "public"."payout_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;--> statement-breakpoint
CREATE TABLE "deposit_orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"reference" text NOT NULL,
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"provider" text NOT NULL,
	"method_code" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"rate" bigint,
	"foreign_amount" text,
	"turnover" bigint NOT NULL,
	"second_of" uuid,
	"state" text DEFAULT 'created' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"language" text NOT NULL,
	"created_at" bigint NOT NULL,
	"ends_at" bigint,
	"due_at" bigint,
	"instructions" jsonb,
	"confirmations" integer DEFAULT 0 NOT NULL,
	"voided" boolean DEFAULT false NOT NULL,
	"ask_at" bigint,
	"asked" integer DEFAULT 0 NOT NULL,
	"payer_reference" text DEFAULT '' NOT NULL,
	"credited" bigint,
	"balance_before" bigint,
	"balance_after" bigint,
	"return_token" text,
	CONSTRAINT "deposit_orders_number_unique" UNIQUE("number"),
	CONSTRAINT "deposit_orders_return_token_unique" UNIQUE("return_token"),
	CONSTRAINT "deposit_orders_amounts" CHECK ("deposit_orders"."amount" > 0 and "deposit_orders"."fee" >= 0)
);
--> statement-breakpoint
CREATE TABLE "deposit_quotes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" integer NOT NULL,
	"method_code" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"rate" bigint,
	"foreign_amount" text,
	"turnover" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	"ends_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deposit_steps" (
	"order_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"event" text NOT NULL,
	"actor" text NOT NULL,
	"from" text NOT NULL,
	"to" text NOT NULL,
	"by" text DEFAULT '' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"alarm" boolean DEFAULT false NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "deposit_steps_order_id_no_pk" PRIMARY KEY("order_id","no")
);
--> statement-breakpoint
CREATE TABLE "member_restrictions" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"self_excluded_until" bigint,
	"deposits_closed" boolean DEFAULT false NOT NULL,
	"in_review" boolean DEFAULT false NOT NULL,
	"identity_verified_at" bigint
);
--> statement-breakpoint
CREATE TABLE "payment_methods" (
	"code" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"provider" text NOT NULL,
	"name" text NOT NULL,
	"icon" text DEFAULT '' NOT NULL,
	"rail" text,
	"least" bigint NOT NULL,
	"most" bigint NOT NULL,
	"quick_amounts" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"fee_flat" bigint DEFAULT 0 NOT NULL,
	"fee_share" integer DEFAULT 0 NOT NULL,
	"fee_bearer" text DEFAULT 'house' NOT NULL,
	"minutes" integer NOT NULL,
	"order_minutes" integer NOT NULL,
	"open" boolean DEFAULT true NOT NULL,
	"opens_at" bigint,
	"rate" bigint,
	"position" integer NOT NULL,
	CONSTRAINT "payment_methods_amounts" CHECK ("payment_methods"."least" > 0 and "payment_methods"."most" >= "payment_methods"."least" and "payment_methods"."fee_flat" >= 0 and "payment_methods"."fee_share" between 0 and 10000),
	CONSTRAINT "payment_methods_rate" CHECK (("payment_methods"."kind" = 'crypto') = ("payment_methods"."rate" is not null))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"provider" text NOT NULL,
	"payment_id" text NOT NULL,
	"order_id" uuid NOT NULL,
	"rank" text NOT NULL,
	"amount" bigint NOT NULL,
	"booked" text,
	"at" bigint NOT NULL,
	CONSTRAINT "payments_provider_payment_id_pk" PRIMARY KEY("provider","payment_id"),
	CONSTRAINT "payments_amount" CHECK ("payments"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "provider_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"raw_body" text NOT NULL,
	"about" jsonb NOT NULL,
	"received_at" bigint NOT NULL,
	"applied_at" bigint,
	"try_at" bigint,
	"tried" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "provider_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" integer NOT NULL,
	"order_id" uuid,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"content" "bytea" NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reconciliation_corrections" (
	"provider" text NOT NULL,
	"difference" text NOT NULL,
	"amount" bigint NOT NULL,
	"reviewer" text NOT NULL,
	"reason" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "reconciliation_corrections_provider_difference_pk" PRIMARY KEY("provider","difference"),
	CONSTRAINT "reconciliation_corrections_amount" CHECK ("reconciliation_corrections"."amount" <> 0 and length("reconciliation_corrections"."reason") > 0)
);
--> statement-breakpoint
CREATE TABLE "reconciliations" (
	"provider" text NOT NULL,
	"day" text NOT NULL,
	"report" jsonb NOT NULL,
	"made_at" bigint NOT NULL,
	CONSTRAINT "reconciliations_provider_day_pk" PRIMARY KEY("provider","day")
);
--> statement-breakpoint
CREATE TABLE "review_votes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "review_votes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"order_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"decision" text NOT NULL,
	"found_amount" bigint,
	"reviewer" text NOT NULL,
	"reason" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "review_votes_once" UNIQUE("order_id","version","decision","reviewer"),
	CONSTRAINT "review_votes_reason" CHECK (length("review_votes"."reason") > 0)
);
--> statement-breakpoint
CREATE TABLE "reviewers" (
	"name" text PRIMARY KEY NOT NULL,
	"account_id" integer
);
--> statement-breakpoint
CREATE TABLE "sandbox_deliveries" (
	"event_id" text PRIMARY KEY NOT NULL,
	"body" text NOT NULL,
	"times" integer NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"send_at" bigint,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_lines" (
	"of" text NOT NULL,
	"no" integer NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "sandbox_lines_of_no_pk" PRIMARY KEY("of","no")
);
--> statement-breakpoint
CREATE TABLE "sandbox_payments" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"rank" text NOT NULL,
	"amount" bigint NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_payouts" (
	"reference" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"institution" text NOT NULL,
	"number" text NOT NULL,
	"holder" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_plans" (
	"call" text PRIMARY KEY NOT NULL,
	"outcome" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_sessions" (
	"reference" text PRIMARY KEY NOT NULL,
	"id" text NOT NULL,
	"method" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"foreign_amount" text,
	"confirmations" integer DEFAULT 0 NOT NULL,
	"voided" boolean DEFAULT false NOT NULL,
	"return_address" text NOT NULL,
	"ends_at" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "sandbox_sessions_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "payment_password_guards" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"locked_until" bigint,
	"changed_at" bigint,
	"recovered_at" bigint,
	CONSTRAINT "payment_password_guards_tries" CHECK ("payment_password_guards"."tries" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payout_accounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"institution" text NOT NULL,
	"number" text NOT NULL,
	"number_digest" text NOT NULL,
	"holder" text NOT NULL,
	"is_default" boolean NOT NULL,
	"in_review" boolean NOT NULL,
	"usable_at" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	"removed_at" bigint
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"reference" text PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"amount" bigint NOT NULL,
	"asked" integer DEFAULT 0 NOT NULL,
	"ask_at" bigint,
	"created_at" bigint NOT NULL,
	CONSTRAINT "payouts_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "payouts_amount" CHECK ("payouts"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "withdrawal_orders" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"number" text NOT NULL,
	"account_id" integer NOT NULL,
	"payout_account_id" uuid NOT NULL,
	"quote_id" uuid NOT NULL,
	"hold_id" uuid NOT NULL,
	"gross" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"rail" text NOT NULL,
	"state" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"day" text NOT NULL,
	"created_at" bigint NOT NULL,
	"arrives_at" bigint NOT NULL,
	"late_at" bigint,
	CONSTRAINT "withdrawal_orders_number_unique" UNIQUE("number"),
	CONSTRAINT "withdrawal_orders_quote_id_unique" UNIQUE("quote_id"),
	CONSTRAINT "withdrawal_orders_hold_id_unique" UNIQUE("hold_id"),
	CONSTRAINT "withdrawal_orders_amounts" CHECK ("withdrawal_orders"."fee" >= 0 and "withdrawal_orders"."gross" > "withdrawal_orders"."fee")
);
--> statement-breakpoint
CREATE TABLE "withdrawal_quotes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" integer NOT NULL,
	"payout_account_id" uuid NOT NULL,
	"gross" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"rail" text NOT NULL,
	"arrives_at" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	"ends_at" bigint NOT NULL,
	CONSTRAINT "withdrawal_quotes_amounts" CHECK ("withdrawal_quotes"."fee" >= 0 and "withdrawal_quotes"."gross" > "withdrawal_quotes"."fee")
);
--> statement-breakpoint
CREATE TABLE "withdrawal_steps" (
	"order_id" uuid NOT NULL,
	"no" integer NOT NULL,
	"at" bigint NOT NULL,
	"event" text NOT NULL,
	"from" text,
	"to" text NOT NULL,
	"result" text NOT NULL,
	"by" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "withdrawal_steps_order_id_no_pk" PRIMARY KEY("order_id","no")
);
--> statement-breakpoint
ALTER TABLE "merchants" ADD COLUMN "payments" jsonb DEFAULT '{"deposit":{"least":10000,"most":5000000,"mostOpen":3,"quoteMinutes":10},"withdrawal":{"least":20000,"most":5000000,"timesADay":3,"sumADay":10000000,"fees":{"bank":{"flat":1500,"share":0},"eWallet":{"flat":1500,"share":0},"crypto":{"flat":5000,"share":0}},"mayCancel":true,"reviewFrom":500000,"secondReviewFrom":2000000,"quoteMinutes":10},"accountWaitingHours":0,"demands":[],"uplineTransfer":true}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit_orders" ADD CONSTRAINT "deposit_orders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_orders" ADD CONSTRAINT "deposit_orders_method_code_payment_methods_code_fk" FOREIGN KEY ("method_code") REFERENCES "public"."payment_methods"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_orders" ADD CONSTRAINT "deposit_orders_second_of_deposit_orders_id_fk" FOREIGN KEY ("second_of") REFERENCES "public"."deposit_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_quotes" ADD CONSTRAINT "deposit_quotes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_quotes" ADD CONSTRAINT "deposit_quotes_method_code_payment_methods_code_fk" FOREIGN KEY ("method_code") REFERENCES "public"."payment_methods"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_steps" ADD CONSTRAINT "deposit_steps_order_id_deposit_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."deposit_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_restrictions" ADD CONSTRAINT "member_restrictions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_deposit_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."deposit_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_order_id_deposit_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."deposit_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_corrections" ADD CONSTRAINT "reconciliation_corrections_reviewer_reviewers_name_fk" FOREIGN KEY ("reviewer") REFERENCES "public"."reviewers"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review_votes" ADD CONSTRAINT "review_votes_reviewer_reviewers_name_fk" FOREIGN KEY ("reviewer") REFERENCES "public"."reviewers"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviewers" ADD CONSTRAINT "reviewers_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sandbox_payments" ADD CONSTRAINT "sandbox_payments_reference_sandbox_sessions_reference_fk" FOREIGN KEY ("reference") REFERENCES "public"."sandbox_sessions"("reference") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_password_guards" ADD CONSTRAINT "payment_password_guards_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD CONSTRAINT "payout_accounts_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_order_id_withdrawal_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."withdrawal_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_orders" ADD CONSTRAINT "withdrawal_orders_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_orders" ADD CONSTRAINT "withdrawal_orders_payout_account_id_payout_accounts_id_fk" FOREIGN KEY ("payout_account_id") REFERENCES "public"."payout_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_orders" ADD CONSTRAINT "withdrawal_orders_hold_id_ledger_holds_id_fk" FOREIGN KEY ("hold_id") REFERENCES "public"."ledger_holds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_quotes" ADD CONSTRAINT "withdrawal_quotes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_quotes" ADD CONSTRAINT "withdrawal_quotes_payout_account_id_payout_accounts_id_fk" FOREIGN KEY ("payout_account_id") REFERENCES "public"."payout_accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_steps" ADD CONSTRAINT "withdrawal_steps_order_id_withdrawal_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."withdrawal_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deposit_orders_of_member" ON "deposit_orders" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "deposit_orders_by_reference" ON "deposit_orders" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "deposit_orders_due" ON "deposit_orders" USING btree ("due_at") WHERE "deposit_orders"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "deposit_orders_to_ask" ON "deposit_orders" USING btree ("ask_at") WHERE "deposit_orders"."ask_at" is not null;--> statement-breakpoint
CREATE INDEX "deposit_quotes_of_member" ON "deposit_quotes" USING btree ("account_id","ends_at");--> statement-breakpoint
CREATE INDEX "deposit_steps_alarms" ON "deposit_steps" USING btree ("at") WHERE "deposit_steps"."alarm";--> statement-breakpoint
CREATE INDEX "payments_of_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "provider_events_to_try" ON "provider_events" USING btree ("try_at") WHERE "provider_events"."try_at" is not null;--> statement-breakpoint
CREATE INDEX "receipts_of_order" ON "receipts" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "receipts_of_member" ON "receipts" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "reconciliation_corrections_by_time" ON "reconciliation_corrections" USING btree ("provider","at");--> statement-breakpoint
CREATE INDEX "sandbox_deliveries_due" ON "sandbox_deliveries" USING btree ("send_at");--> statement-breakpoint
CREATE INDEX "sandbox_lines_by_time" ON "sandbox_lines" USING btree ("at");--> statement-breakpoint
CREATE INDEX "sandbox_payments_of_session" ON "sandbox_payments" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "payout_accounts_once" ON "payout_accounts" USING btree ("account_id","number_digest") WHERE "payout_accounts"."removed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_accounts_one_default" ON "payout_accounts" USING btree ("account_id") WHERE "payout_accounts"."is_default" and "payout_accounts"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "payout_accounts_number" ON "payout_accounts" USING btree ("number_digest");--> statement-breakpoint
CREATE INDEX "payouts_due" ON "payouts" USING btree ("ask_at") WHERE "payouts"."ask_at" is not null;--> statement-breakpoint
CREATE INDEX "withdrawal_orders_of_member" ON "withdrawal_orders" USING btree ("account_id","created_at","id");--> statement-breakpoint
CREATE INDEX "withdrawal_orders_open" ON "withdrawal_orders" USING btree ("state","created_at") WHERE "withdrawal_orders"."state" in ('requested', 'inReview', 'approved', 'paying');--> statement-breakpoint
CREATE INDEX "withdrawal_orders_of_payout_account" ON "withdrawal_orders" USING btree ("payout_account_id");--> statement-breakpoint
CREATE INDEX "withdrawal_quotes_end" ON "withdrawal_quotes" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "withdrawal_steps_alarms" ON "withdrawal_steps" USING btree ("at") WHERE "withdrawal_steps"."result" = 'alarm';