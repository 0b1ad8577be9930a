/**
 * Who brings an event about: the player or agent, the payment provider (authenticated), a reviewer of the operator, or
 * the operator's clock and jobs.
 */
export type Actor = 'player' | 'provider' | 'reviewer' | 'clock';

/**
 * What an event does in a state (CASH-22):
 * - a state: it goes there; a list of states: to one of them, which the caller tells; the state itself means that it
 *   stays in some of the cases
 * - `=` it stays, which is recorded and harmless
 * - `x` it is rejected, with its text
 * - `!` it stays, and reconciliation raises an alarm
 */
export type Cell<State extends string> = State | readonly State[] | '=' | 'x' | '!';

export interface StateTable<State extends string, Event extends string> {
  columns: readonly (readonly [event: Event, ...actors: Actor[]])[];
  /** A row a state, that in which it begins first; a cell a column. */
  rows: Readonly<Record<State, readonly Cell<State>[]>>;
}

/** A cell that is missing, or one too many, does not compile. */
const stateTable = <
  const Columns extends readonly (readonly [event: string, ...actors: Actor[]])[],
  const State extends string,
>(
  columns: Columns,
  rows: Record<State, { readonly [At in keyof Columns]: Cell<NoInfer<State>> }>,
): StateTable<State, Columns[number][0]> => ({ columns, rows });

/** Throws `RangeError` for a state or an event that the table does not have. */
export function cellOf<State extends string, Event extends string>(
  { columns, rows }: StateTable<State, Event>,
  state: State,
  event: Event,
): Cell<State> {
  const cell = rows[state]?.[columns.findIndex(([name]) => name === event)];
  if (cell === undefined) throw new RangeError(`the table has no cell for ${event} in ${state}`);
  return cell;
}

/** What becomes of an event: where it goes, that it changes nothing, or that it is not for this state. */
export type Move<State extends string> =
  | { result: 'moved'; to: State }
  | { result: 'same' }
  | { result: 'rejected' }
  | { result: 'alarm' };

/**
 * Looks an event up in a state's row. `choice` is where the event leads when the table leaves it open; a cell that
 * leaves nothing open takes no notice of it. Throws `RangeError` for a choice that the cell does not offer, and for
 * none where it leaves one open.
 */
export function moveOf<State extends string, Event extends string>(
  table: StateTable<State, Event>,
  state: State,
  event: Event,
  choice?: State,
): Move<State> {
  const cell = cellOf(table, state, event);
  if (cell === '=') return { result: 'same' };
  if (cell === 'x') return { result: 'rejected' };
  if (cell === '!') return { result: 'alarm' };
  if (typeof cell === 'string') return { result: 'moved', to: cell as State };
  const to = cell.find((one) => one === choice);
  if (to === undefined) {
    throw new RangeError(`${event} leads from ${state} to ${cell.join(' or ')}, not to ${String(choice)}`);
  }
  return to === state ? { result: 'same' } : { result: 'moved', to };
}

/**
 * A payment ranks pending < failed < paid < refunded, reversed by its own id; one of a lower rank than what is recorded
 * is `=` whatever the cell says.
 */
export const depositTable = stateTable(
  [
    ['opened', 'clock'],
    ['openFailed', 'clock'],
    ['cancel', 'player'],
    ['receipt', 'player'],
    ['due', 'clock'],
    ['pending', 'provider'],
    ['paid', 'provider'],
    ['odd', 'provider'],
    ['failed', 'provider'],
    ['credit', 'reviewer'],
    ['return', 'reviewer'],
    ['close', 'reviewer'],
    ['refunded', 'provider'],
    ['refundFailed', 'provider'],
    ['reversed', 'provider'],
  ],
  // oxfmt-ignore
  {
    created: ['waiting', 'failed', 'cancelled', 'x', 'expired', 'processing', 'credited', 'inReview', 'failed', 'x', 'x', 'x', '=', '=', 'reversed'],
    waiting: ['=', '=', 'cancelled', 'processing', 'expired', 'processing', 'credited', 'inReview', 'failed', 'x', 'x', 'x', '=', '=', 'reversed'],
    processing: ['=', '=', 'x', '=', 'inReview', '=', 'credited', 'inReview', 'failed', 'credited', 'x', 'failed', '=', '=', 'reversed'],
    inReview: ['=', '=', 'x', '=', '=', '=', 'credited', 'inReview', '=', 'credited', 'refunding', 'failed', '=', '=', 'reversed'],
    credited: ['=', '=', 'x', 'x', '=', '=', '=', '=', '=', 'x', 'x', 'x', '!', '=', 'reversed'],
    failed: ['=', '=', 'x', 'inReview', '=', '=', 'credited', 'inReview', '=', 'x', 'x', '=', '=', '=', '='],
    cancelled: ['=', '=', '=', 'inReview', '=', '=', 'credited', 'inReview', '=', 'x', 'x', 'x', '=', '=', '='],
    expired: ['=', '=', 'x', 'inReview', '=', '=', 'credited', 'inReview', '=', 'x', 'x', 'x', '=', '=', '='],
    refunding: ['=', '=', 'x', 'x', '=', '=', '=', '=', '=', 'x', '=', 'x', 'refunded', 'inReview', 'inReview'],
    refunded: ['=', '=', 'x', 'x', '=', '=', '=', '=', '=', 'x', '=', 'x', '=', 'inReview', '!'],
    reversed: ['=', '=', 'x', 'x', '=', '=', '=', '=', '=', 'x', 'x', 'x', '=', '=', '='],
  },
);

/** Where the merchant forbids it, `cancel` is rejected in every state but cancelled. */
export const withdrawalTable = stateTable(
  [
    ['flag', 'clock'],
    ['clear', 'clock'],
    ['cancel', 'player'],
    ['approve', 'reviewer'],
    ['reject', 'reviewer'],
    ['send', 'clock'],
    ['unknown', 'provider'],
    ['late', 'clock'],
    ['paid', 'provider'],
    ['failed', 'provider'],
    ['bounced', 'provider'],
  ],
  // oxfmt-ignore
  {
    requested: ['inReview', 'approved', 'cancelled', 'approved', 'rejected', '=', '=', '=', '!', '!', '!'],
    inReview: ['=', '=', 'cancelled', 'approved', 'rejected', '=', '=', '=', '!', '!', '!'],
    approved: ['inReview', '=', 'x', '=', 'rejected', 'paying', '=', '=', '!', '!', '!'],
    paying: ['=', '=', 'x', '=', 'x', '=', '=', '=', 'paid', 'failed', 'returned'],
    paid: ['=', '=', 'x', 'x', 'x', '=', '=', '=', '=', '=', 'returned'],
    rejected: ['=', '=', 'x', 'x', '=', '=', '=', '=', '!', '=', '!'],
    cancelled: ['=', '=', '=', 'x', 'x', '=', '=', '=', '!', '=', '!'],
    failed: ['=', '=', 'x', 'x', 'x', '=', '=', '=', '!', '=', '!'],
    returned: ['=', '=', 'x', 'x', 'x', '=', '=', '=', '=', '=', '='],
  },
);

/** Of one member and round (BEN-01). Conditions are evaluated before `end`. */
export const promotionTable = stateTable(
  [
    ['start', 'clock'],
    ['join', 'player'],
    ['apply', 'player'],
    ['take', 'reviewer'],
    ['refuse', 'reviewer'],
    ['issue', 'clock', 'reviewer'],
    ['claim', 'player'],
    ['end', 'clock'],
    ['lapse', 'clock'],
    ['revoke', 'reviewer'],
  ],
  // oxfmt-ignore
  {
    comingSoon: ['open', 'x', 'x', '=', '=', '=', 'x', 'closed', '=', 'closed'],
    open: ['=', 'joined', 'applying', '=', '=', '=', 'x', 'closed', '=', 'closed'],
    joined: ['=', '=', 'x', 'process', '=', ['claimable', 'issued'], 'x', 'closed', '=', 'closed'],
    applying: ['=', 'x', '=', 'process', 'rejected', ['claimable', 'issued'], 'x', '=', '=', 'rejected'],
    process: ['=', 'x', 'x', '=', 'rejected', ['claimable', 'issued'], 'x', '=', '=', 'rejected'],
    rejected: ['=', 'x', 'applying', '=', '=', '=', 'x', 'closed', '=', '='],
    claimable: ['=', 'x', 'x', '=', '=', '=', 'claimed', '=', 'closed', 'closed'],
    issued: ['=', 'x', 'x', '=', '=', '=', 'x', '=', '=', '='],
    claimed: ['=', 'x', 'x', '=', '=', '=', '=', '=', '=', '='],
    closed: ['=', 'x', 'x', '=', '=', '=', 'x', '=', '=', '='],
  },
);

export const rewardTable = stateTable(
  [
    ['claim', 'player'],
    ['met', 'clock'],
    ['giveUp', 'player'],
    ['payout', 'player'],
    ['bust', 'clock'],
    ['due', 'clock'],
    ['revoke', 'reviewer'],
  ],
  // oxfmt-ignore
  {
    claimable: [['inTurnover', 'done'], '=', 'forfeited', '=', '=', 'expired', 'revoked'],
    inTurnover: ['=', 'done', 'forfeited', ['forfeited', 'inTurnover'], 'forfeited', 'expired', 'revoked'],
    done: ['=', '=', 'x', '=', '=', '=', 'revoked'],
    forfeited: ['x', '=', '=', '=', '=', '=', '='],
    expired: ['x', '=', 'x', '=', '=', '=', '='],
    revoked: ['x', '=', 'x', '=', '=', '=', '='],
  },
);

/** Of an envelope rain. `again` is a tap of a member who has opened one. */
export const envelopeTable = stateTable(
  [
    ['take', 'player'],
    ['again', 'player'],
    ['outsider', 'player'],
    ['due', 'clock'],
    ['stop', 'player'],
  ],
  // oxfmt-ignore
  {
    open: [['open', 'emptied'], '=', 'x', 'ended', 'stopped'],
    emptied: ['x', '=', 'x', '=', 'x'],
    ended: ['x', '=', 'x', '=', 'x'],
    stopped: ['x', '=', 'x', '=', '='],
  },
);

/** Of an agent's salary or dividend contract (AGENT-05). Whoever is not the one to decide is rejected before. */
export const contractTable = stateTable(
  [
    ['accept', 'player'],
    ['decline', 'player'],
    ['withdraw', 'player'],
    ['due', 'clock'],
    ['replaced', 'clock'],
    ['end', 'player'],
    ['moved', 'clock'],
  ],
  // oxfmt-ignore
  {
    requested: ['active', 'declined', 'withdrawn', 'lapsed', '=', 'x', 'lapsed'],
    active: ['=', 'x', 'x', '=', 'ended', 'ended', 'ended'],
    declined: ['x', '=', 'x', '=', '=', 'x', '='],
    withdrawn: ['x', 'x', '=', '=', '=', 'x', '='],
    lapsed: ['x', 'x', 'x', '=', '=', 'x', '='],
    ended: ['x', 'x', 'x', '=', '=', '=', '='],
  },
);

/** Of an order in the points mall (BEN-14). What goes back or is cancelled returns points and piece. */
export const goodsOrderTable = stateTable(
  [
    ['give', 'clock'],
    ['pack', 'reviewer'],
    ['send', 'reviewer'],
    ['deliver', 'reviewer'],
    ['cancel', 'player'],
    ['giveBack', 'reviewer'],
  ],
  // oxfmt-ignore
  {
    placed: ['delivered', 'packed', 'x', 'x', 'cancelled', 'cancelled'],
    packed: ['x', '=', 'sent', 'x', 'x', 'cancelled'],
    sent: ['x', '=', '=', 'delivered', 'x', 'cancelled'],
    delivered: ['=', '=', '=', '=', 'x', 'x'],
    cancelled: ['x', 'x', 'x', 'x', '=', '='],
  },
);

export const stateTables = {
  deposit: depositTable,
  withdrawal: withdrawalTable,
  promotion: promotionTable,
  reward: rewardTable,
  envelope: envelopeTable,
  contract: contractTable,
  goodsOrder: goodsOrderTable,
} as const;
