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

-- At commit the postings of every transaction sum to zero.
create or replace function ledger_check_balanced() returns trigger language plpgsql as $$
declare
  total numeric;
begin
  select sum(amount) into total from ledger_postings where transaction_id = new.transaction_id;
  if total <> 0 then
    raise exception 'the postings of ledger transaction % sum to %', new.transaction_id, total;
  end if;
  return null;
end $$;

drop trigger if exists ledger_postings_balanced on ledger_postings;
create constraint trigger ledger_postings_balanced
  after insert on ledger_postings deferrable initially deferred
  for each row execute function ledger_check_balanced();
