-- What must hold whatever the application does and drizzle cannot express. Applied again at every start.

-- Ledger

-- Postings and transactions are append-only.
create or replace function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;

create or replace trigger ledger_transactions_append_only
  before update or delete or truncate on ledger_transactions
  for each statement execute function ledger_refuse_change();
create or replace trigger ledger_postings_append_only
  before update or delete or truncate on ledger_postings
  for each statement execute function ledger_refuse_change();
create or replace trigger deposit_steps_append_only
  before update or delete or truncate on deposit_steps
  for each statement execute function ledger_refuse_change();
create or replace trigger withdrawal_steps_append_only
  before update or delete or truncate on withdrawal_steps
  for each statement execute function ledger_refuse_change();
create or replace trigger review_votes_append_only
  before update or delete or truncate on review_votes
  for each statement execute function ledger_refuse_change();
create or replace trigger reconciliation_corrections_append_only
  before update or delete or truncate on reconciliation_corrections
  for each statement execute function ledger_refuse_change();
create or replace trigger level_changes_append_only
  before update or delete or truncate on level_changes
  for each statement execute function ledger_refuse_change();

-- A posting moves the balance of its member; the row lock queues concurrent movements of the same member.
create or replace function ledger_move_balance() returns trigger language plpgsql as $$
begin
  update ledger_accounts set balance = balance + new.amount
    where id = new.ledger_account_id and balance is not null
    returning balance into new.balance_after;
  return new;
end $$;

create or replace trigger ledger_postings_move_balance
  before insert on ledger_postings
  for each row execute function ledger_move_balance();

-- Nothing but a posting moves a balance: an update from outside a trigger is refused.
create or replace function ledger_refuse_bare_balance() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.balance <> 0 then raise exception 'a ledger account starts at zero'; end if;
  elsif pg_trigger_depth() < 2 then
    raise exception 'only a posting changes a ledger account';
  end if;
  return new;
end $$;

create or replace trigger ledger_accounts_only_by_posting
  before insert or update on ledger_accounts
  for each row execute function ledger_refuse_bare_balance();

-- The merchant's calendar day of a moment in milliseconds since 1970, YYYY-MM-DD (REC-07), and the moment when it begins.
create or replace function merchant_time_zone() returns text language sql stable as $$
  select coalesce((select time_zone from merchants limit 1), 'Asia/Manila')
$$;
create or replace function merchant_day(at bigint) returns text language sql stable as $$
  select to_char(to_timestamp(at / 1000.0) at time zone merchant_time_zone(), 'YYYY-MM-DD')
$$;
create or replace function merchant_midnight(day text) returns bigint language sql stable as $$
  select (extract(epoch from day::timestamp at time zone merchant_time_zone()) * 1000)::bigint
$$;
-- The same day and time of the merchant's in a later month, or the last day of a shorter one.
create or replace function merchant_months_after(at bigint, months integer) returns bigint language sql stable as $$
  select (extract(epoch from
    (to_timestamp(at / 1000.0) at time zone merchant_time_zone() + make_interval(months => months))
      at time zone merchant_time_zone()) * 1000)::bigint
$$;

-- The level of a member on a day, 0 for none; null for whoever has never had one (BEN-05).
create or replace function level_on(member integer, day text) returns integer language sql stable as $$
  select level from level_changes where account_id = member and from_day <= day order by from_day desc limit 1
$$;

-- The postings of a transaction are written by one statement and sum to zero; since what each statement adds does, no more is
-- read.
create or replace function ledger_check_balanced() returns trigger language plpgsql as $$
declare
  wrong record;
begin
  select transaction_id, sum(amount) as total into wrong from added
    group by transaction_id having sum(amount) <> 0 limit 1;
  if found then
    raise exception 'the postings of ledger transaction % sum to %', wrong.transaction_id, wrong.total;
  end if;
  return null;
end $$;

drop trigger if exists ledger_postings_balanced on ledger_postings;
create trigger ledger_postings_balanced
  after insert on ledger_postings referencing new table as added
  for each statement execute function ledger_check_balanced();

-- Posts movements in their order and counts them into the days of their members, all in one call. One whose key stands
-- for a movement already moves nothing and answers no rows. Postings name a pocket by account and pocket, the house by
-- purpose; they are written in the order of the ledger accounts, so that two movements never lock the same members the
-- other way round.
create or replace function ledger_post(movements jsonb)
  returns table (place integer, posted_transaction bigint, account integer, pocket text, purpose text, balance_after bigint)
  language plpgsql as $$
#variable_conflict use_column
declare
  movement record;
  made bigint;
  of_day text;
begin
  for movement in
    select * from rows from (
      jsonb_to_recordset(movements)
        as (key text, kind text, reference text, game text, at bigint, postings jsonb)
    ) with ordinality as given (key, kind, reference, game, at, postings, place)
  loop
    insert into ledger_transactions (idempotency_key, kind, reference, created_at)
      values (movement.key, movement.kind, movement.reference, movement.at)
      on conflict (idempotency_key) do nothing
      returning id into made;
    continue when made is null;
    of_day := merchant_day(movement.at);

    insert into ledger_accounts (account_id, pocket, purpose, balance)
      select given.account, given.pocket, given.purpose,
        case when given.purpose is null or given.purpose like 'house:jackpot%' then 0 end
      from jsonb_to_recordset(movement.postings) as given (account integer, pocket text, purpose text)
      where not exists (select from ledger_accounts where purpose = given.purpose)
        and not exists (select from ledger_accounts where account_id = given.account and pocket = given.pocket)
      on conflict do nothing;

    return query
      with given as materialized (
        select *, coalesce(
            (select id from ledger_accounts where purpose = sent.purpose),
            (select id from ledger_accounts where account_id = sent.account and pocket = sent.pocket)
          ) as id
        from jsonb_to_recordset(movement.postings)
          as sent (account integer, pocket text, purpose text, amount bigint)
      ), added as (
        insert into ledger_postings (transaction_id, ledger_account_id, amount, created_at, kind)
        select made, id, amount, movement.at, movement.kind from given order by id
        returning ledger_account_id, balance_after
      ), counted as (
        insert into ledger_day_sums (account_id, day, kind, game_id, pocket, amount, movements)
        select account, of_day, movement.kind, movement.game, pocket, amount, 1 from given where account is not null
        on conflict (account_id, day, kind, game_id, pocket) do update
          set amount = ledger_day_sums.amount + excluded.amount, movements = ledger_day_sums.movements + 1
      )
      select movement.place::integer, made, given.account, given.pocket, given.purpose, added.balance_after
      from given join added on added.ledger_account_id = given.id;
  end loop;
end $$;

-- What a member has, locked until the transaction ends: by the pockets, and of a member who has none yet by the account, after
-- which another may have made them.
create or replace function lock_pockets(member integer)
  returns table (cash bigint, bonus bigint, held bigint)
  language plpgsql as $$
#variable_conflict use_column
declare
  pockets bigint;
begin
  for attempt in 1..2 loop
    select coalesce(sum(balance) filter (where pocket = 'cash'), 0),
        coalesce(sum(balance) filter (where pocket = 'bonus'), 0),
        coalesce(sum(balance) filter (where pocket = 'held'), 0),
        count(*)
      into cash, bonus, held, pockets
      from (select pocket, balance from ledger_accounts where account_id = member order by id for no key update) as locked;
    exit when pockets > 0 or attempt = 2;
    perform from accounts where id = member for no key update;
  end loop;
  return next;
end $$;

-- What a call that moves money begins with (NET-13): the member's pockets, locked, and what stands under its key, which is read
-- once nobody else is at work on it.
create or replace function money_call(member integer, of_call text, of_key text)
  returns table (cash bigint, bonus bigint, held bigint, fingerprint jsonb, answer jsonb)
  language plpgsql as $$
#variable_conflict use_column
begin
  select locked.cash, locked.bonus, locked.held into cash, bonus, held from lock_pockets(member) as locked;
  select idempotency_keys.fingerprint, idempotency_keys.answer into fingerprint, answer
    from idempotency_keys where account_id = member and call = of_call and key = of_key;
  return next;
end $$;

-- The points' book (BEN-04): the same rules as the ledger's, and no posting of either can be of the other.

create or replace trigger points_transactions_append_only
  before update or delete or truncate on points_transactions
  for each statement execute function ledger_refuse_change();
create or replace trigger points_postings_append_only
  before update or delete or truncate on points_postings
  for each statement execute function ledger_refuse_change();
create or replace trigger goods_order_steps_append_only
  before update or delete or truncate on goods_order_steps
  for each statement execute function ledger_refuse_change();

create or replace function points_move_balance() returns trigger language plpgsql as $$
begin
  update points_accounts set balance = balance + new.amount
    where id = new.points_account_id and balance is not null
    returning balance into new.balance_after;
  return new;
end $$;

create or replace trigger points_postings_move_balance
  before insert on points_postings
  for each row execute function points_move_balance();
create or replace trigger points_accounts_only_by_posting
  before insert or update on points_accounts
  for each row execute function ledger_refuse_bare_balance();

drop trigger if exists points_postings_balanced on points_postings;
create trigger points_postings_balanced
  after insert on points_postings referencing new table as added
  for each statement execute function ledger_check_balanced();

-- There before anybody needs them: two first movements never wait for each other here.
insert into points_accounts (purpose) values ('house:opening'), ('house:earned'), ('house:redeemed')
  on conflict do nothing;

-- What a member was shown of goods is named by their version.
create or replace function goods_count_version() returns trigger language plpgsql as $$
begin
  new.version := old.version;
  if (to_jsonb(new) - 'stock') is distinct from (to_jsonb(old) - 'stock') then
    new.version := old.version + 1;
  end if;
  return new;
end $$;

create or replace trigger goods_version
  before update on goods
  for each row execute function goods_count_version();

-- The line of agents (TEAM-11)

-- Puts a member and everybody below under a superior from a day on; answers the day. What stood above them ends on it,
-- earlier days stay as they were. It is never before what is written of these lines already. Without a day it has been so
-- ever since they registered, as long as none of them has been moved. One line changes at a time.
create or replace function line_put(member integer, superior integer, day text) returns text language plpgsql as $$
declare
  begins text := day;
begin
  perform pg_advisory_xact_lock(7102028);
  if superior = member or exists (
    select from paths where ancestor_id = member and descendant_id = superior and (to_day is null or to_day > begins or begins is null)
  ) then
    raise exception 'account % cannot stand below itself', member using constraint = 'paths_down';
  end if;
  if day is null then
    if exists (
      select from paths where to_day is not null and (
        descendant_id = member or descendant_id in (select descendant_id from paths where ancestor_id = member)
      )
    ) then
      raise exception 'the line of account % has been moved before', member using constraint = 'paths_days';
    end if;
    begins := '';
  else
    select greatest(day, max(from_day), max(to_day)) into begins from paths
      where descendant_id in (member, superior)
        or descendant_id in (select descendant_id from paths where ancestor_id = member);
  end if;

  with above as (
    select ancestor_id as id from paths where descendant_id = member and to_day is null
  ), branch as (
    select member as id
    union all select descendant_id from paths where ancestor_id = member and to_day is null
  ), gone as (
    delete from paths using above, branch
      where ancestor_id = above.id and descendant_id = branch.id and to_day is null and from_day >= begins
  )
  update paths set to_day = begins from above, branch
    where ancestor_id = above.id and descendant_id = branch.id and to_day is null and from_day < begins;

  insert into paths (ancestor_id, descendant_id, depth, from_day, to_day)
    select up.id, down.id, up.depth + 1 + down.depth,
      greatest(begins, up.from_day, down.from_day), least(up.to_day, down.to_day)
    from (
      select id, 0 as depth, merchant_day(registered_at) as from_day, null as to_day from accounts where id = superior
      union all select ancestor_id, depth, from_day, to_day from paths where descendant_id = superior
    ) as up cross join (
      select id, 0 as depth, merchant_day(registered_at) as from_day, null as to_day from accounts where id = member
      union all select descendant_id, depth, from_day, to_day from paths where ancestor_id = member
    ) as down
    where least(up.to_day, down.to_day) is null
      or greatest(begins, up.from_day, down.from_day) < least(up.to_day, down.to_day);
  return begins;
end $$;

-- An account stands in its line from its registration on, whoever writes it; a move has written its own days before.
create or replace function accounts_keep_line() returns trigger language plpgsql as $$
begin
  if new.upline_id is not distinct from
    (select ancestor_id from paths where descendant_id = new.id and depth = 1 and to_day is null)
  then
    return null;
  end if;
  perform line_put(new.id, new.upline_id, null);
  return null;
end $$;

create or replace trigger accounts_stand_in_line
  after insert or update of upline_id on accounts
  for each row execute function accounts_keep_line();

-- Player protection (PROT-01…07)

create or replace trigger protection_steps_append_only
  before update or delete or truncate on protection_steps
  for each statement execute function ledger_refuse_change();

-- What a limit of a member has used since a day of the merchant's began: of deposits all that may still be credited, and
-- what others have sent; of losses and stakes what the ledger has, bonus money left out of losses; of time minutes in
-- milliseconds, those of the play that goes on included.
create or replace function limit_used(member integer, of_kind text, from_day text) returns bigint language plpgsql as $$
declare
  begins bigint;
  used bigint;
begin
  if of_kind = 'loss' then
    select -coalesce(sum(amount), 0) into used from ledger_day_sums
      where account_id = member and day >= from_day and pocket = 'cash'
        and kind in ('bet', 'win', 'refund', 'jackpotWin', 'correction');
  elsif of_kind = 'stake' then
    select -coalesce(sum(amount), 0) into used from ledger_day_sums
      where account_id = member and day >= from_day and kind = 'bet';
  elsif of_kind = 'time' then
    begins := merchant_midnight(from_day);
    select coalesce(sum(milliseconds), 0) into used from play_days where account_id = member and day >= from_day;
    used := used + coalesce((
      select greatest(0, last_bet_at - greatest(play_since, begins)) from player_protections where account_id = member
    ), 0);
  else
    begins := merchant_midnight(from_day);
    select coalesce(sum(amount), 0) into used from deposit_orders
      where account_id = member and created_at >= begins
        and state in ('created', 'waiting', 'processing', 'inReview', 'credited');
    select used + coalesce(sum(amount), 0) into used from ledger_postings
      where ledger_account_id = (select id from ledger_accounts where account_id = member and pocket = 'cash')
        and kind in ('transfer', 'envelope') and amount > 0 and created_at >= begins;
  end if;
  return used;
end $$;

create or replace trigger terms_acceptances_append_only
  before update or delete or truncate on terms_acceptances
  for each statement execute function ledger_refuse_change();

create or replace trigger marketing_consents_append_only
  before update or delete or truncate on marketing_consents
  for each statement execute function ledger_refuse_change();

-- Whether a member may be sent or shown an offer at a moment: never on a break or excluded, and only with the consent
-- last given for each kind that it is about (PROT-12).
create or replace function may_advertise(member integer, to_channel text, about text[], at bigint) returns boolean
language plpgsql stable as $$
begin
  return not exists (
      select from player_protections
      where account_id = member
        and standing <> 'playing'
        and not (standing in ('onBreak', 'returning') and until <= at)
    )
    and not exists (
      select from unnest(about) as asked (kind)
      where not coalesce(
        (select given from marketing_consents as consent
         where account_id = member and consent.kind = asked.kind and channel = to_channel
         order by id desc limit 1),
        false)
    );
end $$;

-- The version of the terms in force at a moment; null while the first one is, which everyone has accepted (PROT-13).
create or replace function terms_in_force(at bigint) returns text language plpgsql as $$
begin
  return (
    select version from terms_versions where effective_from <= at order by effective_from desc, id desc limit 1
  );
end $$;

-- Whether the version in force is a newer one that the member has not accepted.
create or replace function terms_due(member integer, at bigint) returns boolean language plpgsql as $$
declare
  in_force text := terms_in_force(at);
begin
  return in_force is not null
    and not exists (select from terms_acceptances where account_id = member and version = in_force);
end $$;

-- What protects a member at a moment, limits of these kinds with what they have used; null for whoever has nothing of it. It
-- is read under the member's lock, by what was committed before that was had.
create or replace function protection_of(member integer, at bigint, kinds text[]) returns jsonb language plpgsql as $$
declare
  found_row player_protections;
  today text;
  limits jsonb;
begin
  select * into found_row from player_protections where account_id = member;
  if found_row.account_id is null then
    return case when terms_due(member, at) then '{"terms_due": true}'::jsonb end;
  end if;
  if exists (select from player_limits where account_id = member and kind = any(kinds)) then
    today := merchant_day(at);
    select jsonb_agg(to_jsonb(own) || jsonb_build_object(
        'used', limit_used(member, own.kind, own.from_day),
        'resets_at', merchant_midnight(to_char(own.from_day::timestamp + ('1 ' || own.period)::interval, 'YYYY-MM-DD'))
      ) order by own.kind, own.period) into limits
      from (
        select *, to_char(date_trunc(period, today::timestamp), 'YYYY-MM-DD') as from_day
          from player_limits where account_id = member and kind = any(kinds)
      ) as own;
  end if;
  return to_jsonb(found_row)
    || jsonb_build_object('limits', coalesce(limits, '[]'::jsonb), 'terms_due', terms_due(member, at));
end $$;

-- Adds play that has ended to the merchant's days.
create or replace function keep_play(member integer, begins bigint, ends bigint) returns void language plpgsql as $$
declare
  of_day text := merchant_day(begins);
  from_at bigint := begins;
  next_at bigint;
begin
  while from_at < ends loop
    next_at := least(ends, merchant_midnight(to_char(of_day::timestamp + interval '1 day', 'YYYY-MM-DD')));
    insert into play_days (account_id, day, milliseconds) values (member, of_day, next_at - from_at)
      on conflict (account_id, day) do update set milliseconds = play_days.milliseconds + excluded.milliseconds;
    from_at := next_at;
    of_day := merchant_day(next_at);
  end loop;
end $$;

-- Counts a bet into the play that goes on; after idling another one begins. A round of a game also begins its cycle.
create or replace function count_play(member integer, at bigint, idle bigint, is_round boolean, for_money boolean)
  returns void language plpgsql as $$
declare
  before player_protections;
  goes_on boolean;
begin
  if not for_money then
    insert into player_protections (account_id, last_round_at) values (member, at)
      on conflict (account_id) do update set last_round_at = excluded.last_round_at;
    return;
  end if;
  select * into before from player_protections where account_id = member;
  goes_on := before.last_bet_at is not null and at - before.last_bet_at < idle;
  if not goes_on and before.play_since < before.last_bet_at then
    perform keep_play(member, before.play_since, before.last_bet_at);
  end if;
  insert into player_protections (account_id, play_since, last_bet_at, asks_from, last_round_at)
    values (member, at, at, at, case when is_round then at end)
    on conflict (account_id) do update set
      play_since = case when goes_on then player_protections.play_since else at end,
      asks_from = case when goes_on then player_protections.asks_from else at end,
      last_bet_at = greatest(player_protections.last_bet_at, at),
      last_round_at = case when is_round then at else player_protections.last_round_at end;
end $$;
