ALTER TABLE "deposit_orders" ADD COLUMN "settles" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit_quotes" ADD COLUMN "settles" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "receivables_of_member" ON "receivables" USING btree ("account_id");