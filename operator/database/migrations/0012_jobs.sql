CREATE TABLE "job_payments" (
	"job" text NOT NULL,
	"merchant_code" text NOT NULL,
	"begins" bigint NOT NULL,
	"account_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"details" jsonb NOT NULL,
	"made_at" bigint,
	"failures" integer DEFAULT 0 NOT NULL,
	"try_at" bigint NOT NULL,
	CONSTRAINT "job_payments_job_merchant_code_begins_account_id_pk" PRIMARY KEY("job","merchant_code","begins","account_id"),
	CONSTRAINT "job_payments_amounts" CHECK ("job_payments"."amount" > 0 and "job_payments"."failures" >= 0)
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"job" text NOT NULL,
	"merchant_code" text NOT NULL,
	"begins" bigint NOT NULL,
	"ends" bigint NOT NULL,
	"closed_at" bigint,
	CONSTRAINT "jobs_job_merchant_code_begins_pk" PRIMARY KEY("job","merchant_code","begins"),
	CONSTRAINT "jobs_period" CHECK ("jobs"."ends" > "jobs"."begins" and "jobs"."closed_at" >= "jobs"."ends")
);
--> statement-breakpoint
ALTER TABLE "job_payments" ADD CONSTRAINT "job_payments_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_payments" ADD CONSTRAINT "job_payments_period" FOREIGN KEY ("job","merchant_code","begins") REFERENCES "public"."jobs"("job","merchant_code","begins") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_merchant_code_merchants_code_fk" FOREIGN KEY ("merchant_code") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_payments_open" ON "job_payments" USING btree ("job","merchant_code","begins","account_id") WHERE "job_payments"."made_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_one_next" ON "jobs" USING btree ("job","merchant_code") WHERE "jobs"."closed_at" is null;