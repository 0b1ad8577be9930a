CREATE TABLE "line_moves" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "line_moves_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"old_superior_id" integer,
	"new_superior_id" integer NOT NULL,
	"from_day" text NOT NULL,
	"decided_at" bigint NOT NULL,
	"carried_out_at" bigint,
	CONSTRAINT "line_moves_elsewhere" CHECK ("line_moves"."member_id" <> "line_moves"."new_superior_id")
);
--> statement-breakpoint
CREATE TABLE "paths" (
	"ancestor_id" integer NOT NULL,
	"descendant_id" integer NOT NULL,
	"depth" integer NOT NULL,
	"from_day" text NOT NULL,
	"to_day" text,
	CONSTRAINT "paths_ancestor_id_descendant_id_from_day_pk" PRIMARY KEY("ancestor_id","descendant_id","from_day"),
	CONSTRAINT "paths_down" CHECK ("paths"."depth" >= 1 and "paths"."ancestor_id" <> "paths"."descendant_id"),
	CONSTRAINT "paths_days" CHECK ("paths"."to_day" > "paths"."from_day")
);
--> statement-breakpoint
ALTER TABLE "line_moves" ADD CONSTRAINT "line_moves_member_id_accounts_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_moves" ADD CONSTRAINT "line_moves_old_superior_id_accounts_id_fk" FOREIGN KEY ("old_superior_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_moves" ADD CONSTRAINT "line_moves_new_superior_id_accounts_id_fk" FOREIGN KEY ("new_superior_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paths" ADD CONSTRAINT "paths_ancestor_id_accounts_id_fk" FOREIGN KEY ("ancestor_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paths" ADD CONSTRAINT "paths_descendant_id_accounts_id_fk" FOREIGN KEY ("descendant_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "line_moves_due" ON "line_moves" USING btree ("from_day") WHERE "line_moves"."carried_out_at" is null;--> statement-breakpoint
CREATE INDEX "line_moves_of_member" ON "line_moves" USING btree ("member_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "paths_one_line_from" ON "paths" USING btree ("descendant_id","depth","from_day");--> statement-breakpoint
CREATE UNIQUE INDEX "paths_one_line_open" ON "paths" USING btree ("descendant_id","depth") WHERE "paths"."to_day" is null;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_upline_id_accounts_id_fk" FOREIGN KEY ("upline_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
INSERT INTO "paths" ("ancestor_id", "descendant_id", "depth", "from_day")
  WITH RECURSIVE "dated" AS (
    SELECT "id", "upline_id", to_char(to_timestamp("registered_at" / 1000.0) at time zone
      coalesce((select "time_zone" from "merchants" limit 1), 'Asia/Manila'), 'YYYY-MM-DD') AS "day" FROM "accounts"
  ), "line" AS (
    SELECT "upline"."id" AS "ancestor_id", "upline"."upline_id", "dated"."id" AS "descendant_id", 1 AS "depth",
      greatest("dated"."day", "upline"."day") AS "day"
    FROM "dated" JOIN "dated" AS "upline" ON "upline"."id" = "dated"."upline_id"
    UNION ALL
    SELECT "upline"."id", "upline"."upline_id", "line"."descendant_id", "line"."depth" + 1, greatest("line"."day", "upline"."day")
    FROM "line" JOIN "dated" AS "upline" ON "upline"."id" = "line"."upline_id" WHERE "line"."depth" < 99
  )
  SELECT "ancestor_id", "descendant_id", "depth", "day" FROM "line";
